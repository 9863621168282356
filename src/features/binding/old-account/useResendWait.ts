import { useEffect, useState } from 'react';
import { resendAt, acceptResendAt, waitSeconds } from '@/domain/binding';
import { sessionArea } from '@/utils/storage';

const SECOND_MS = 1000;

const readEnd = () =>
  sessionArea.read('portal.codeCountdown', (value) => acceptResendAt(value, Date.now()) ?? undefined) ?? null;

const keepEnd = (end: number | null) => {
  if (end === null) sessionArea.remove('portal.codeCountdown');
  else sessionArea.write('portal.codeCountdown', end);
};

/**
 * The wait between two codes (R177). Its end is stored, so closing the dialog or reloading the page does not shorten
 * it; the seconds are computed from the clock because browsers throttle timers of hidden pages.
 */
export function useResendWait() {
  const [end, setEnd] = useState(readEnd);
  const [hasWaited, setWaited] = useState(end !== null);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (end === null) return;
    let timer: number | undefined;
    const tick = () => {
      window.clearTimeout(timer);
      const at = Date.now();
      setNow(at);
      const standing = acceptResendAt(end, at);
      if (standing !== end) {
        keepEnd(standing);
        setEnd(standing);
      } else timer = window.setTimeout(tick, (end - at) % SECOND_MS || SECOND_MS);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [end]);

  return {
    /** 60 to 1 while waiting, 0 when the next code may be sent. */
    seconds: waitSeconds(end, now),
    /** Whether there is or was a wait since the dialog was opened. */
    hasWaited,
    /** Called when a code was sent. */
    start: () => {
      const at = Date.now();
      keepEnd(resendAt(at));
      setNow(at);
      setEnd(resendAt(at));
      setWaited(true);
    },
  };
}
