import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { leaveQuestion } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/react';

/** Reports unsaved work to the portal, and asks before another page of this module takes the place of the form. */
export function useLeaveGuard(hasUnsaved: boolean): void {
  const portal = usePortal();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    portal.reportUnsaved(hasUnsaved);
    return () => portal.reportUnsaved(false);
  }, [portal, hasUnsaved]);

  // The newest one, so that a question is asked once however often the form is drawn meanwhile.
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
