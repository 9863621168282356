import { useEffect, useState } from 'react';
import { usePageVisibility, whileShown } from '@/utils/pageVisibility';

const MINUTE_MS = 60_000;

const minuteOf = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);

/** The known time while its minute lasts, so that nothing renders; otherwise the present one. */
const inThisMinute = (known: Date): Date => {
  const now = new Date();
  return minuteOf(now) === minuteOf(known) ? known : now;
};

/**
 * The device time, updated at each full minute and when the window becomes visible again: browsers throttle timers of
 * hidden windows, so a window hidden over midnight would show yesterday. A preserved page renders nothing while it is
 * hidden, and catches up when it is shown.
 */
export function useMinute(): Date {
  const visibility = usePageVisibility();
  const [now, setNow] = useState(() => new Date());

  useEffect(
    () =>
      whileShown(visibility, () => {
        let timer = 0;
        const tick = () => {
          window.clearTimeout(timer);
          setNow(inThisMinute);
          timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
        };
        const onVisible = () => {
          if (!document.hidden) tick();
        };
        tick();
        document.addEventListener('visibilitychange', onVisible);
        return () => {
          window.clearTimeout(timer);
          document.removeEventListener('visibilitychange', onVisible);
        };
      }),
    [visibility],
  );

  return now;
}
