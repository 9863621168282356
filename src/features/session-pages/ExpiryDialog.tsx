import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { AppModal, DialogActions } from '@/components/app-modal';
import { asClock, secondsLeft } from '@/domain/session';
import { useText } from '@/locales/text';
import { reportFailure } from '@/shell/feedback';
import { requestSignOut, extendSession } from '@/shell/session';
import styles from './ExpiryDialog.module.css';

const WIDTH_PX = 420;
const TICK_MS = 1000;

/** Seconds until the end, computed from the clock. */
function useSecondsLeft(endsAt: number) {
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt, Date.now()));
  useEffect(() => {
    const tick = () => setSeconds(secondsLeft(endsAt, Date.now()));
    tick();
    const timer = window.setInterval(tick, TICK_MS);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return seconds;
}

/** Counts down to the end of the session and lets the user extend it (R155). Closing it extends it as well. */
export default function ExpiryDialog({ endsAt }: { endsAt: number }) {
  const t = useText();
  const seconds = useSecondsLeft(endsAt);
  const [isBusy, setBusy] = useState(false);
  const continueSession = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await extendSession();
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AppModal
      open
      width={WIDTH_PX}
      title={t('session.expiry.title')}
      isBusy={isBusy}
      onClose={() => void continueSession()}
      footer={
        <DialogActions>
          <ActionButton disabled={isBusy} onClick={() => void requestSignOut()}>
            {t('session.expiry.signOut')}
          </ActionButton>
          <ActionButton
            kind="primary"
            data-main-button
            aria-busy={isBusy || undefined}
            disabled={isBusy}
            onClick={() => void continueSession()}
          >
            {t('session.expiry.extend')}
          </ActionButton>
        </DialogActions>
      }
    >
      {/* Not announced each second: the dialog announces it once. */}
      <p className={styles.clock} role="timer" aria-live="off">
        {asClock(seconds)}
      </p>
      <p>{t('session.expiry.text')}</p>
    </AppModal>
  );
}
