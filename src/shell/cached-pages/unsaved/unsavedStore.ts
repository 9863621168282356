import { createStore } from 'zustand/vanilla';

/** Unsaved work of a page, or of a part of one. */
export interface UnsavedEntry {
  id: string;
  /** Key of the page. */
  key: string;
  /** Its name in a question; null for the name of its tab or route. */
  name: string | null;
  titleKey?: `route.${string}`;
  /** The page is cached, so leaving it loses nothing. */
  isCached: boolean;
  /** A draft survives closing the page. */
  hasDraft: boolean;
  /** The record that is edited (`?id=`), null for a new one: the page replaces its form when it shows another one. */
  recordId?: string | null;
}

interface UnsavedState {
  entries: readonly UnsavedEntry[];
}

/** The unsaved work of the native pages. */
export const unsavedStore = createStore<UnsavedState>(() => ({ entries: [] }));

/** Registers unsaved work; returns the function that removes it. */
export function holdUnsaved(entry: UnsavedEntry): () => void {
  const without = () => unsavedStore.getState().entries.filter(({ id }) => id !== entry.id);
  unsavedStore.setState({ entries: [...without(), entry] });
  return () => unsavedStore.setState({ entries: without() });
}

/** Removes the entries of these pages, so that no later question mentions them. */
export function dropUnsaved(keys: readonly string[]): void {
  const { entries } = unsavedStore.getState();
  if (entries.some(({ key }) => keys.includes(key)))
    unsavedStore.setState({ entries: entries.filter(({ key }) => !keys.includes(key)) });
}
