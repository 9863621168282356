import { normalizeInner } from '../address.ts';
import type { PortalContext } from '../context.ts';

/** The part of a router that is synchronized with the portal's address. */
export interface RouterAdapter {
  /** The router's current address. */
  current(): string;
  /** Navigates without a new entry; settles when it has arrived, redirected or blocked. */
  navigate(inner: string): void | Promise<unknown>;
  /** Called after each completed navigation. */
  listen(listener: (isReplaced: boolean) => void): () => void;
}

/**
 * Keeps a router and the portal's address in sync, both ways, without an echo: portal navigations are not reported
 * back, unless the router redirected.
 */
export function follow(router: RouterAdapter, { navigation }: Pick<PortalContext, 'navigation'>): () => void {
  let lastTurn = 0;
  let isNavigating = false;
  const here = () => normalizeInner(router.current());

  const followPortal = async (inner: string): Promise<boolean> => {
    const target = normalizeInner(inner);
    const before = here();
    if (before === target && !isNavigating) return true;
    lastTurn += 1;
    const turn = lastTurn;
    isNavigating = true;
    try {
      const going = router.navigate(target);
      // A synchronous navigation is complete here: the next one comes from the micro-app.
      if (going instanceof Promise) await going;
    } catch (error) {
      // Such as a file of the page that is gone: the address stays with what is on screen.
      reportError(error);
    } finally {
      if (turn === lastTurn) isNavigating = false;
    }
    // The user has navigated on: only the newer navigation counts.
    if (turn !== lastTurn) return true;
    // Back where it stands, while it was on its way elsewhere.
    if (here() === before) return before === target;
    // After a redirect the address is updated once the portal knows that the navigation was made.
    if (here() !== target) setTimeout(() => navigation.replace(here()));
    return true;
  };

  const stopListening = router.listen((isReplaced) => {
    if (isNavigating || here() === normalizeInner(navigation.current())) return;
    if (isReplaced) navigation.replace(here());
    else navigation.push(here());
  });
  const unsubscribe = navigation.onNavigate(followPortal);

  if (here() !== normalizeInner(navigation.current())) void followPortal(navigation.current());
  return () => {
    stopListening();
    unsubscribe();
  };
}
