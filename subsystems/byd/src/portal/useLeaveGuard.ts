import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { leaveQuestion } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/react';

/** Reports unsaved work to the portal, and asks before the user leaves the form for another page of this module. */
export function useLeaveGuard(hasUnsaved: boolean): void {
  const portal = usePortal();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    portal.reportUnsaved(hasUnsaved);
    return () => portal.reportUnsaved(false);
  }, [portal, hasUnsaved]);

  // The latest guard, so that the question is asked once, however often the form renders.
  const ask = useRef(() => Promise.resolve(true));
  const newest = useRef(blocker);
  useEffect(() => {
    newest.current = blocker;
    ask.current = () => portal.confirm(leaveQuestion(portal.getState().locale));
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isWaiting = true;
    void ask.current().then((agreed) => {
      if (!isWaiting) return;
      if (agreed) newest.current.proceed?.();
      else newest.current.reset?.();
    });
    return () => {
      isWaiting = false;
    };
  }, [blocker.state]);
}
