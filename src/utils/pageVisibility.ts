import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Whether the page around is on screen. A kept page lives on while another one is shown: what polls, listens for keys
 * or stands over everything rests meanwhile. Outside of a kept page the answer is always yes.
 */
export interface Visibility {
  isShown(): boolean;
  /** Calls back with every change; answers what stops it. */
  subscribe(listener: () => void): () => void;
}

const ALWAYS: Visibility = { isShown: () => true, subscribe: () => () => undefined };

/**
 * The visibility of the page around, as an object that stays the same: a switch draws nothing of a page again but what
 * asks by `usePageVisible`.
 */
export const PageVisibility = createContext(ALWAYS);

/** The visibility of one page, for who keeps it. */
export function createVisibility(isShownAtFirst: boolean): Visibility & { set(isShown: boolean): void } {
  const listeners = new Set<() => void>();
  let isShown = isShownAtFirst;
  return {
    isShown: () => isShown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (isShownNow) => {
      if (isShown === isShownNow) return;
      isShown = isShownNow;
      [...listeners].forEach((listener) => listener());
    },
  };
}

/** The visibility of the page that this stands in, for what follows it without being drawn again. */
export const usePageVisibility = (): Visibility => use(PageVisibility);

/** Whether the page that this stands in is the one on screen. */
export function usePageVisible(): boolean {
  const { subscribe, isShown } = usePageVisibility();
  return useSyncExternalStore(subscribe, isShown);
}
