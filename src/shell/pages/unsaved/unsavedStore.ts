import { createStore } from 'zustand/vanilla';

/** One page, or part of one, that holds work which is not saved. */
export interface UnsavedEntry {
  id: string;
  /** Key of the page. */
  key: string;
  /** What it is called in a question; null: as its tab, or as its route. */
  name: string | null;
  titleKey?: `route.${string}`;
  /** The page is cached, so leaving it loses nothing. */
  isCached: boolean;
  /** A draft survives closing the page. */
  hasDraft: boolean;
}

interface UnsavedState {
  entries: readonly UnsavedEntry[];
}

/** The unsaved work of the native pages. */
export const unsavedStore = createStore<UnsavedState>(() => ({ entries: [] }));

/** Notes that something holds unsaved work; answers what takes it back. */
export function holdUnsaved(entry: UnsavedEntry): () => void {
  const without = () => unsavedStore.getState().entries.filter(({ id }) => id !== entry.id);
  unsavedStore.setState({ entries: [...without(), entry] });
  return () => unsavedStore.setState({ entries: without() });
}

/** The person gives the unsaved work of these pages up: nothing asks about it again. */
export function forgiveUnsaved(keys: readonly string[]): void {
  const { entries } = unsavedStore.getState();
  if (entries.some(({ key }) => keys.includes(key)))
    unsavedStore.setState({ entries: entries.filter(({ key }) => !keys.includes(key)) });
}
