import { useEffect, useState } from 'react';
import { usePortal } from '@portal/subsystem-sdk/react';

/** The current time, updated every ten seconds while this subsystem is visible. */
export function useMinute(isNeeded: boolean): Date {
  const portal = usePortal();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => setNow(new Date());
    const follow = (isVisible: boolean) => {
      clearInterval(timer);
      if (!isVisible) return;
      tick();
      timer = setInterval(tick, 10_000);
    };
    follow(portal.getState().isVisible);
    // Not by the state of a component: being hidden would render it.
    const stop = portal.subscribe((state, previous) => {
      if (state.isVisible !== previous.isVisible) follow(state.isVisible);
    });
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isNeeded, portal]);
  return now;
}
