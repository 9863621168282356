import type { PortalContext } from '../context.ts';
import { follow } from './follow.ts';

interface HistoryLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Followed {
  readonly location: HistoryLocation;
  replace(to: string): void;
  /** Version 4 passes location and action, version 5 one object with both. */
  listen(listener: (update: unknown, action?: unknown) => void): () => void;
}

/** The part of a memory history of the package `history`, versions 4 and 5, that is needed here. */
export interface HistoryLike extends Followed {
  createHref(to: never): string;
}

const addressOf = ({ pathname = '/', search = '', hash = '' }: Partial<HistoryLocation>) => pathname + search + hash;

/** Keeps a memory history and the portal's address in sync, without its links. */
export function followHistory(history: Followed, portal: Pick<PortalContext, 'navigation'>): () => void {
  return follow(
    {
      current: () => addressOf(history.location),
      navigate: (inner) => history.replace(inner),
      listen: (listener) =>
        history.listen((update, action) => listener((action ?? (update as { action: unknown }).action) === 'REPLACE')),
    },
    portal,
  );
}

/**
 * Keeps a memory history and the portal's address in sync, for programs that pass their history to their router, such
 * as those with React Router 4 and 5. The URLs of `<Link>` are those of the portal, so that they can be copied and
 * opened in a new window.
 *
 * @param history - `createMemoryHistory` of the package `history`. Connect it before the router renders.
 * @param portal - The portal that `mount` receives.
 * @returns The disconnect function; call it in `unmount`.
 * @example
 * const history = createMemoryHistory({ initialEntries: [portal.navigation.current()] });
 * const disconnect = connectHistory(history, portal);
 * // <Router history={history}>
 */
export function connectHistory(history: HistoryLike, portal: Pick<PortalContext, 'navigation'>): () => void {
  const { createHref } = history;
  history.createHref = (to: string | Partial<HistoryLocation>) =>
    portal.navigation.hrefOf(typeof to === 'string' ? to : addressOf(to));
  const disconnect = followHistory(history, portal);
  return () => {
    disconnect();
    history.createHref = createHref;
  };
}
