import { useEffect, useState } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';

/** The present moment, every ten seconds anew while this subsystem is on screen; a hidden one rests. */
export function useMinute(isNeeded: boolean): Date {
  const { isVisible } = usePortalState();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded || !isVisible) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, [isNeeded, isVisible]);
  return now;
}
