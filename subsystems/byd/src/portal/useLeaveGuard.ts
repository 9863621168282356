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

  // One question at a time, however often the form is drawn or another page is wanted meanwhile; the answer is for the
  // newest of them.
  const newest = useRef(blocker);
  useEffect(() => {
    newest.current = blocker;
  });
  const isAsking = useRef(false);

  // Each blocked move is a blocker of its own. Its state would not do: the router is drawn in transitions, so that the
  // end of one blocked move and the next one may be drawn at once, "blocked" before and after.
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void portal
      .confirm(leaveQuestion(portal.getState().locale))
      .then((agreed) => {
        if (agreed) newest.current.proceed?.();
        else newest.current.reset?.();
      })
      .finally(() => {
        isAsking.current = false;
      });
  }, [blocker, portal]);
}
