import type { PortalContext } from '@portal/subsystem-sdk';

/** Answers whether the person may leave the page for this address. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>;

/** The inner address of this subsystem: it follows the portal, and the portal follows it. */
export interface Navigator {
  address(): string;
  /** Whether this is another page than the one that was opened first: only then the focus goes along. */
  hasMoved(): boolean;
  subscribe(listener: () => void): () => void;
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  /** At most one page asks before it is left. */
  setGuard(guard: LeaveGuard | null): void;
  stop(): void;
}

/** Follows the portal's address, and asks the guard before every move, also those of the browser's buttons. */
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

  const stopHearing = navigation.onNavigate((to) => {
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
    stop: stopHearing,
  };
}
