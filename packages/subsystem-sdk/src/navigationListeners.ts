import type { NavigationAnswer } from './context.ts';

/** The listeners of `onNavigate`. */
export interface NavigationListeners {
  add(listener: (inner: string) => NavigationAnswer): () => void;
  /** Calls all listeners; resolves to false when one blocks. A listener that throws does not block. */
  ask(inner: string): Promise<boolean>;
  clear(): void;
}

/** Creates the list of `onNavigate` listeners. */
export function createNavigationListeners(): NavigationListeners {
  const listeners = new Set<(inner: string) => NavigationAnswer>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: async (inner) => {
      const answers = [...listeners].map(async (listener) => listener(inner));
      const settled = await Promise.allSettled(answers);
      for (const answer of settled) if (answer.status === 'rejected') console.error(answer.reason);
      return !settled.some((answer) => answer.status === 'fulfilled' && answer.value === false);
    },
    clear: () => listeners.clear(),
  };
}
