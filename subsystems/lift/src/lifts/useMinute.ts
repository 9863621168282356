import { useEffect, useState } from 'react';
import { repeatWhileVisible } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/react';

const TICK_MS = 10_000;

/** The current time, updated every ten seconds while this subsystem is visible. */
export function useMinute(isNeeded: boolean): Date {
  const portal = usePortal();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded) return;
    return repeatWhileVisible(portal, () => setNow(new Date()), TICK_MS);
  }, [isNeeded, portal]);
  return now;
}
