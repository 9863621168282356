import type { PortalContext } from '../context.ts';
import { followHistory } from './history.ts';

/** The part of Umi's `history` (version 5 of the package of that name) that is needed here. */
export interface UmiHistoryLike {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  replace(to: string): void;
  listen(listener: (update: unknown) => void): () => void;
}

/**
 * Keeps the history of a Umi slave and the portal's address in sync, in a frame or standalone. In the sandbox it
 * is not needed: the portal passes a memory history to the slave, which follows it.
 *
 * A block of the history blocks the navigation; when the user agrees later, the slave's own retry performs it.
 *
 * @param history - Umi's `history`, of type `memory`.
 * @param portal - The portal that `mount` receives.
 * @returns The disconnect function; call it in `unmount`.
 * @example
 * import { history } from '@umijs/max';
 * const disconnect = connectUmi(history, portal);
 */
export function connectUmi(history: UmiHistoryLike, portal: Pick<PortalContext, 'navigation'>): () => void {
  return followHistory(history, portal);
}
