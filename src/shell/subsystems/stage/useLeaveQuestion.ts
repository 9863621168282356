import { useStore } from 'zustand';
import { useAskBeforeUnload } from '@/utils/useAskBeforeUnload';
import { hasUnsavedWork, stageStore } from '../stageStore';

/** While a subsystem holds unsaved work the browser asks before the page is reloaded or closed (A29). */
export function useLeaveQuestion(): void {
  useAskBeforeUnload(useStore(stageStore, hasUnsavedWork));
}
