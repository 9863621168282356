import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ActionButton } from '@/components/action-button';
import { useText } from '@/locales/text';
import styles from './FailedDialog.module.css';

/** Stands where a dialog would have stood whose code or content failed; needs none of the dialog's code. */
export function FailedDialog({ children, onClose }: { children: ReactNode; onClose(): void }) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });

  useEffect(() => {
    frame.current?.focus();
    const listener = (event: KeyboardEvent) => closeOnEscape(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return createPortal(
    <div className={styles.veil}>
      <div
        ref={frame}
        role="dialog"
        aria-modal="true"
        aria-label={t('feedback.failedPart')}
        tabIndex={-1}
        className={styles.frame}
      >
        {children}
        <div className={styles.foot}>
          <ActionButton onClick={onClose}>{t('common.close')}</ActionButton>
        </div>
      </div>
    </div>,
    document.body,
  );
}
