import { createStore } from 'zustand/vanilla';

/** The part of a location that decides which form a page shows. */
export interface ReplacingLocation {
  search: string;
  state?: unknown;
}

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
  /** Whether the page would replace the form with this work at a location of its own. */
  isReplacedAt?: (location: ReplacingLocation) => boolean;
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
