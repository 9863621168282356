import { useEffect, useState } from 'react';
import { endOfWait, standingEnd, waitSeconds } from '@/domain/binding';
import { sessionArea } from '@/utils/storage';

const SECOND_MS = 1000;

const readEnd = () =>
  sessionArea.read('portal.codeCountdown', (value) => standingEnd(value, Date.now()) ?? undefined) ?? null;

const keepEnd = (end: number | null) => {
  if (end === null) sessionArea.remove('portal.codeCountdown');
  else sessionArea.write('portal.codeCountdown', end);
};

/**
 * The wait between two codes (R177). Its end is stored, so closing the dialog or loading the page anew does not shorten
 * it; the seconds are counted by the clock, because timers of a hidden page are held back.
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
      const standing = standingEnd(end, at);
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
    /** 60 to 1 while it runs, nought when the next code may be sent. */
    seconds: waitSeconds(end, now),
    /** It runs, or has run since the dialog was opened. */
    hasWaited,
    /** A code was sent just now. */
    start: () => {
      const at = Date.now();
      keepEnd(endOfWait(at));
      setNow(at);
      setEnd(endOfWait(at));
      setWaited(true);
    },
  };
}
