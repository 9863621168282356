import { isLeaving } from '@/utils/safeRedirect';
import type { UnsavedWork } from './describeLeaving';

/** A part of the portal that can hold unsaved work: the native pages, the subsystems, the downloads. */
export interface UnsavedSource {
  list: () => readonly UnsavedWork[];
  /** Calls back after every change of what `list` returns; returns the undo. */
  subscribe: (onChange: () => void) => () => void;
}

const sources = new Set<UnsavedSource>();
let isGuarding = false;

/** Everything that ends with the window: a sign-out, a new build and the browser itself ask about it. */
export const listUnsaved = (): readonly UnsavedWork[] => [...sources].flatMap((source) => source.list());

/** The browser asks before the window is reloaded or closed (A29); a way out that the portal forces does not (R154). */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  // A blocked history asks by a listener of its own, which does not know about forced ways out.
  if (isLeaving()) event.stopImmediatePropagation();
  else event.preventDefault();
}

/** A listener for `beforeunload` keeps the page out of the browser's back-forward cache, so it is there only while needed. */
function updateUnloadGuard(): void {
  const isNeeded = listUnsaved().length > 0;
  if (isNeeded === isGuarding) return;
  isGuarding = isNeeded;
  if (isNeeded) window.addEventListener('beforeunload', askBeforeUnload, true);
  else window.removeEventListener('beforeunload', askBeforeUnload, true);
}

/** Adds a part whose unsaved work is asked about before it is lost. Returns the undo. */
export function registerUnsavedSource(source: UnsavedSource): () => void {
  sources.add(source);
  const unsubscribe = source.subscribe(updateUnloadGuard);
  updateUnloadGuard();
  return () => {
    unsubscribe();
    sources.delete(source);
    updateUnloadGuard();
  };
}
