import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '@/locales/text';
import { canCancelPending, cancelPending, pendingOverlay } from '@/services/http';
import styles from './PendingOverlay.module.css';

/** Time after which the overlay offers to cancel waiting (R178). */
const OVERLAY_CANCEL_DELAY_MS = 10_000;

const isPending = () => pendingOverlay.get() > 0;

/**
 * Covers the page while a request with an overlay is pending (R178, A15): blocks the pointer at once, fades in, and
 * leaves the focus in place. Disappears as soon as nothing is pending.
 */
export function PendingOverlay() {
  const isWaiting = useSyncExternalStore(pendingOverlay.subscribe, isPending);
  const [isShown, setShown] = useState(isWaiting);
  if (isWaiting && !isShown) setShown(true);

  // One overlay for an action with several calls: otherwise each call would restart the fade and the ten seconds. The
  // next call starts in the same task in which the previous one ended.
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
  // An aborted write may or may not have happened, so only reads can be canceled.
  const canCancel = useSyncExternalStore(pendingOverlay.subscribe, canCancelPending);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), OVERLAY_CANCEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.cover} data-overlay>
      {/* aria-busy only on the covered page: on the text it would suppress the announcement. */}
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
