import { useEffect } from 'react';
import { isLeaving } from './safeRedirect';

/**
 * While there is something to lose the browser asks before the page is reloaded or closed (A29). A way out that the
 * portal itself takes, such as a forced sign-out, asks nothing.
 */
export function useAskBeforeUnload(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWanted]);
}
