import { useEffect, useRef } from 'react';
import { history } from '@umijs/max';
import { leaveQuestion } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/react';

/** Reports unsaved work to the portal, and asks before the user leaves the form for another page of this subsystem. */
export function useLeaveGuard(hasUnsaved: boolean, place: string): void {
  const portal = usePortal();

  useEffect(() => {
    portal.reportUnsaved(hasUnsaved);
    return () => portal.reportUnsaved(false);
  }, [portal, hasUnsaved]);

  // Every render blocks again: a later answer must release the block of that time.
  const release = useRef<() => void>(() => undefined);
  const isAsking = useRef(false);

  useEffect(() => {
    if (!hasUnsaved) return;
    release.current = history.block(({ location, retry }) => {
      // Tabs of the same order keep the form mounted.
      if (location.pathname === place) {
        release.current();
        retry();
        return;
      }
      if (isAsking.current) return;
      isAsking.current = true;
      void portal
        .confirm(leaveQuestion(portal.getState().locale))
        .then((agreed) => {
          if (!agreed) return;
          release.current();
          retry();
        })
        .finally(() => {
          isAsking.current = false;
        });
    });
    return () => release.current();
  });
}
