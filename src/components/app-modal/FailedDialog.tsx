import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import styles from './FailedDialog.module.css';

const STOPS = 'a[href], button:not(:disabled), summary';

/** Replaces a dialog whose code or content failed; uses none of the dialog's code. */
export function FailedDialog({ children, onClose }: { children: ReactNode; onClose(): void }) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });

  /** Traps the keyboard focus (R127): Tab wraps around in both directions. */
  const keepFocus = useEffectEvent((event: KeyboardEvent) => {
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    if (event.key !== 'Tab' || stops.length === 0) return;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const isOverTheEdge = event.shiftKey ? at <= 0 : at === -1 || at === stops.length - 1;
    if (!isOverTheEdge) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  });

  useEffect(() => {
    frame.current?.focus();
    const listener = (event: KeyboardEvent) => {
      closeOnEscape(event);
      keepFocus(event);
    };
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
