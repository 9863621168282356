import type { PortalContext } from '../context.ts';
import { follow } from './follow.ts';

/** The part of Umi's `history` (version 5 of the package of that name) that is needed here. */
export interface UmiHistoryLike {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  replace(to: string): void;
  listen(listener: (update: { action: string }) => void): () => void;
}

/**
 * Keeps the history of a Umi slave and the portal's address in step, in a frame or alone. In the portal's sandbox it
 * is not needed: there the portal hands a memory history to the slave, which follows by itself.
 *
 * A block of the history refuses the move; when the person agrees later, the slave's own retry takes them there.
 *
 * @param history - Umi's `history`, of type `memory`: the address bar is the portal's.
 * @param portal - What `mount` was given.
 * @returns A function that disconnects the two; call it in `unmount`.
 * @example
 * import { history } from '@umijs/max';
 * const disconnect = connectUmi(history, portal);
 */
export function connectUmi(history: UmiHistoryLike, portal: Pick<PortalContext, 'navigation'>): () => void {
  return follow(
    {
      current: () => history.location.pathname + history.location.search + history.location.hash,
      navigate: (inner) => history.replace(inner),
      listen: (listener) => history.listen(({ action }) => listener(action === 'REPLACE')),
    },
    portal,
  );
}
