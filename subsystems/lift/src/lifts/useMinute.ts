import { useEffect, useState } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';

/** The current time, updated every ten seconds while this subsystem is visible. */
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
