import { useMemo } from 'react';
import { useStore } from 'zustand';
import { unsavedStore } from './unsavedStore';

/** Keys of the pages with unsaved work, whose tabs are marked (R065). */
export function useUnsavedKeys(): ReadonlySet<string> {
  const entries = useStore(unsavedStore, (state) => state.entries);
  return useMemo(() => new Set(entries.map(({ key }) => key)), [entries]);
}
