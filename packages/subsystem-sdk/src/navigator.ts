import type { PortalContext } from './context.ts';

/** Answers whether the person may leave the page for this inner address. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>;

/** The inner address of a micro-app that has no router of its own: it follows the portal, and the portal follows it. */
export interface Navigator {
  /** The present inner address: path, query and hash. */
  address(): string;
  /** Whether the person has been on another page before: only then the focus goes along. */
  hasMoved(): boolean;
  /** Called after each change of the address. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Goes to another inner address, unless the guard refuses. */
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  /** At most one page asks before it is left; null takes the question back. */
  setGuard(guard: LeaveGuard | null): void;
  /** Lets go of the portal; call it in `unmount`. */
  stop(): void;
}

/**
 * Follows the portal's address, and asks the guard before every move, also before those of the browser's buttons. For
 * micro-apps without a router; those with one take an adapter (`/react-router`, `/vue-router`, `/umi`).
 *
 * @param portal - What `mount` was given.
 */
export function createNavigator({ navigation }: Pick<PortalContext, 'navigation'>): Navigator {
  let address = navigation.current();
  let guard: LeaveGuard | null = null;
  let hasMoved = false;
  const listeners = new Set<() => void>();

  const stand = (at: string) => {
    address = at;
    hasMoved = true;
    for (const listener of [...listeners]) listener();
  };

  const unsubscribe = navigation.onNavigate((to) => {
    const answer = guard ? guard(to) : true;
    if (answer === true) return stand(to);
    if (answer === false) return false;
    return answer.then((agreed) => {
      if (agreed) stand(to);
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
      if (to === address || (guard && !(await guard(to)))) return;
      if (replace) navigation.replace(to);
      else navigation.push(to);
      stand(to);
    },
    setGuard: (next) => {
      guard = next;
    },
    stop: unsubscribe,
  };
}
