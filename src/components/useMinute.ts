import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The device time, updated at each full minute and when the page becomes visible again:
 * browsers throttle timers of hidden pages, so a page hidden over midnight would show yesterday.
 */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    let timer = 0;
    const tick = () => {
      window.clearTimeout(timer);
      setNow(new Date());
      timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const onVisible = () => {
      if (!document.hidden) tick();
    };
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  return now;
}
