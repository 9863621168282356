import { normalizeInner } from './address.ts';
import type { PortalContext } from './context.ts';

/** Returns whether the user may leave the page for this inner address. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>;

/** Keeps the inner address of a micro-app without a router in sync with the portal. */
export interface Navigator {
  /** The current inner address: path, query and hash. */
  address(): string;
  /** Whether the user has been on another page before; only then the focus moves to the new page. */
  hasMoved(): boolean;
  /** Called after each change of the address. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Navigates to another inner address, unless the guard blocks. */
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  /** Sets the guard of the current page; null removes it. There is at most one. */
  setGuard(guard: LeaveGuard | null): void;
  /** Disconnects from the portal; call it in `unmount`. */
  stop(): void;
}

/**
 * Creates a navigator that follows the portal's address and asks the guard before every navigation, including the
 * browser's buttons. For micro-apps without a router; others use an adapter (`/react-router`, `/vue-router`, `/umi`).
 *
 * @param portal - The portal that `mount` receives.
 */
export function createNavigator({ navigation }: Pick<PortalContext, 'navigation'>): Navigator {
  let address = navigation.current();
  let guard: LeaveGuard | null = null;
  let hasMoved = false;
  let isStopped = false;
  const listeners = new Set<() => void>();

  const moveTo = (at: string) => {
    address = at;
    hasMoved = true;
    for (const listener of [...listeners]) listener();
  };

  const unsubscribe = navigation.onNavigate((to) => {
    const answer = guard ? guard(to) : true;
    if (answer === true) return moveTo(to);
    if (answer === false) return false;
    return answer.then((agreed) => {
      if (agreed) moveTo(to);
      return agreed;
    });
  });

  return {
    address: () => address,
    hasMoved: () => hasMoved,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    go: async (to, { replace = false } = {}) => {
      const target = normalizeInner(to);
      if (target === normalizeInner(address)) return;
      const asked = address;
      if (guard && !(await guard(target))) return;
      // The portal navigated elsewhere during the question, or unmounted the micro-app: that wins.
      if (isStopped || address !== asked) return;
      if (replace) navigation.replace(target);
      else navigation.push(target);
      moveTo(target);
    },
    setGuard: (next) => {
      guard = next;
    },
    stop: () => {
      isStopped = true;
      unsubscribe();
    },
  };
}
