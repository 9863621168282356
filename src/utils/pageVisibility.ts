import { createContext, use, useSyncExternalStore } from 'react';
import { createEmitter } from './createEmitter';

/**
 * Whether the surrounding page is on screen. A cached page stays mounted while another one is shown: polling, key
 * listeners and overlays pause meanwhile. Outside a cached page it is always visible.
 */
export interface Visibility {
  isShown(): boolean;
  /** Calls the listener on every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

const ALWAYS: Visibility = { isShown: () => true, subscribe: () => () => undefined };

/**
 * The visibility of the surrounding page, as a stable object: a switch rerenders only the components that use
 * `usePageVisible`.
 */
export const PageVisibility = createContext(ALWAYS);

/** Creates the visibility of one page, for the page cache. */
export function createVisibility(isShownAtFirst: boolean): Visibility & { set(isShown: boolean): void } {
  const changes = createEmitter('page visibility');
  let isShown = isShownAtFirst;
  return {
    isShown: () => isShown,
    subscribe: changes.subscribe,
    set: (isShownNow) => {
      if (isShown === isShownNow) return;
      isShown = isShownNow;
      void changes.emit();
    },
  };
}

/**
 * Starts something whenever the page is shown, and undoes it when the page is hidden; renders nothing. For effects.
 *
 * @returns Undoes it, and ends.
 */
export function whileShown({ isShown, subscribe }: Visibility, start: () => () => void): () => void {
  let undo: (() => void) | undefined;
  const follow = () => {
    undo?.();
    undo = isShown() ? start() : undefined;
  };
  follow();
  const stop = subscribe(follow);
  return () => {
    stop();
    undo?.();
  };
}

/** The visibility of the surrounding page, for subscribing without rerenders. */
export const usePageVisibility = (): Visibility => use(PageVisibility);

/** Whether the surrounding page is on screen. */
export function usePageVisible(): boolean {
  const { subscribe, isShown } = usePageVisibility();
  return useSyncExternalStore(subscribe, isShown);
}
