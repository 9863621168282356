import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isLeaving } from '@/utils/safeRedirect';
import { hasUnsavedWork, stageStore } from '../stageStore';

/**
 * While a subsystem holds unsaved work the browser asks before the page is reloaded or closed (A29). A way out that
 * the portal itself takes, such as a forced sign-out, asks nothing.
 */
export function useLeaveQuestion(): void {
  const hasUnsaved = useStore(stageStore, hasUnsavedWork);
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}
