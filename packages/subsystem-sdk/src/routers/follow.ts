import { normalizeInner } from '../address.ts';
import type { PortalContext } from '../context.ts';

/** A router as the portal's address sees it. */
export interface Place {
  /** Where the router stands. */
  current(): string;
  /** Leads it there without adding an entry; settles when it has arrived, was sent elsewhere, or refused. */
  lead(inner: string): void | Promise<unknown>;
  /** Called after each completed navigation. */
  listen(listener: (isReplaced: boolean) => void): () => void;
}

/**
 * Keeps a router and the portal's address in step, both ways, without an echo: what the portal leads is not reported
 * back, unless the router went on to another page.
 */
export function follow(place: Place, { navigation }: Pick<PortalContext, 'navigation'>): () => void {
  let lastTurn = 0;
  let isLeading = false;
  const here = () => normalizeInner(place.current());

  const lead = async (inner: string): Promise<boolean> => {
    const target = normalizeInner(inner);
    const before = here();
    if (before === target) return true;
    lastTurn += 1;
    const turn = lastTurn;
    isLeading = true;
    try {
      const going = place.lead(target);
      // What goes at once is over at once: the micro-app's next move is its own.
      if (going instanceof Promise) await going;
    } finally {
      if (turn === lastTurn) isLeading = false;
    }
    // The person went on meanwhile: the newer move has the answer.
    if (turn !== lastTurn) return true;
    if (here() === before) return false;
    // A redirect: the address follows when the portal has heard that the move was made.
    if (here() !== target) setTimeout(() => navigation.replace(here()));
    return true;
  };

  const stopListening = place.listen((isReplaced) => {
    if (isLeading || here() === normalizeInner(navigation.current())) return;
    if (isReplaced) navigation.replace(here());
    else navigation.push(here());
  });
  const unsubscribe = navigation.onNavigate(lead);

  if (here() !== normalizeInner(navigation.current())) void lead(navigation.current());
  return () => {
    stopListening();
    unsubscribe();
  };
}
