import { useEffect, useState, useSyncExternalStore } from 'react';
import { canCancelPending, cancelPending, pendingOverlay } from '@/services/http';
import { OVERLAY_CANCEL_DELAY_MS } from '@/constants/feedback';
import { useText } from '@/locales/text';
import styles from './PendingOverlay.module.css';

const isPending = () => pendingOverlay.get() > 0;

/**
 * Covers the page while a request is under way that asked for it (R178, A15): it blocks the pointer at once,
 * becomes visible softly, and leaves the focus where it is. Gone the moment nothing is pending any more.
 */
export function PendingOverlay() {
  const isWaiting = useSyncExternalStore(pendingOverlay.subscribe, isPending);
  const [isShown, setShown] = useState(isWaiting);
  if (isWaiting && !isShown) setShown(true);

  // An action of several calls has one cover: without this it would fade in anew, and count its ten seconds anew, with
  // each of them. The next call starts in the same task in which the one before has ended.
  useEffect(() => {
    if (isWaiting) return;
    const timer = setTimeout(() => setShown(false), 0);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isShown ? <Cover /> : null;
}

function Cover() {
  const t = useText();
  const [isLong, setLong] = useState(false);
  // A write that is cut off may or may not have happened: only reads can be given up.
  const canCancel = useSyncExternalStore(pendingOverlay.subscribe, canCancelPending);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), OVERLAY_CANCEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.cover} data-overlay>
      {/* Busy is the covered page, not the words: they must be read out. */}
      <div className={styles.catcher} aria-busy="true" />
      <div className={styles.panel}>
        <span className={styles.spinner} aria-hidden />
        <div role="status">
          <div>{t('feedback.operating')}</div>
          {isLong && <div className={styles.long}>{t('feedback.takesLong')}</div>}
        </div>
        {isLong && canCancel && (
          <button type="button" className={styles.cancel} onClick={cancelPending}>
            {t('feedback.cancelWaiting')}
          </button>
        )}
      </div>
    </div>
  );
}
