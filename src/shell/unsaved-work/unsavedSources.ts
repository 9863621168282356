import { isLeaving } from '@/utils/safeRedirect';
import type { UnsavedWork } from './describeLeaving';

/** A part of the portal that can have unsaved work: the native pages, the subsystems, the downloads. */
export interface UnsavedSource {
  list: () => readonly UnsavedWork[];
  /** Calls back after every change of what `list` returns. Returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
}

const sources = new Set<UnsavedSource>();
let isGuarding = false;

/** Everything that would end with the window; checked by sign-out, new builds and `beforeunload`. */
export const listUnsaved = (): readonly UnsavedWork[] => [...sources].flatMap((source) => source.list());

/** The browser prompts before a reload or close (A29), but not when the portal forces it (R154). */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  // A blocked history has its own listener, which does not know about forced navigations.
  if (isLeaving()) return event.stopImmediatePropagation();
  event.preventDefault();
  // Chromium before 119 asks for nothing else.
  event.returnValue = true;
}

/** A `beforeunload` listener disables the browser's back-forward cache, so it is only present while needed. */
function updateUnloadGuard(): void {
  const isNeeded = listUnsaved().length > 0;
  if (isNeeded === isGuarding) return;
  isGuarding = isNeeded;
  if (isNeeded) window.addEventListener('beforeunload', askBeforeUnload, true);
  else window.removeEventListener('beforeunload', askBeforeUnload, true);
}

/** Registers a source whose unsaved work is checked before it is lost. Returns the unregister function. */
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
