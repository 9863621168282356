import { history } from '@umijs/max';
import { onSessionEnd } from '@/shell/session';
import { confirmLeave, registerUnsavedSource } from '@/shell/unsaved-work';
import { unsavedAmong, unsavedPages } from './unsavedPages';
import { dropUnsaved, unsavedStore, type UnsavedEntry } from './unsavedStore';

/** The part of a location that distinguishes pages. */
export interface Path {
  pathname: string;
  search: string;
}

/** Key of the page that a location shows; null outside of the workspace. */
export type PageKeyAt = (location: Path) => string | null;

type Move = Parameters<Parameters<typeof history.block>[0]>[0];

/**
 * Blocks a navigation that would lose unsaved work: of a page that is not cached, or of a form without a draft that
 * another record replaces. Registers the native pages as a source of unsaved work. The block exists only while there is
 * such work.
 */
export function startLeaveGuard(keyAt: PageKeyAt): () => void {
  let unblock: (() => void) | null = null;
  let isAsking = false;

  /** Whether a form for another record would replace it, and discard what is in no draft. */
  const isReplaceable = ({ isReplacedAt, hasDraft }: UnsavedEntry) => isReplacedAt !== undefined && !hasDraft;
  const hasBlockingWork = () =>
    unsavedStore.getState().entries.some((entry) => !entry.isCached || isReplaceable(entry));
  const isDiscardedBy = ({ location }: Move, entry: UnsavedEntry) =>
    keyAt(location) === entry.key ? isReplaceable(entry) && entry.isReplacedAt?.(location) === true : !entry.isCached;

  const open = () => {
    unblock?.();
    unblock = null;
  };
  const close = () => {
    unblock ??= history.block((move) => void judge(move));
  };
  /** Lets one navigation through. Back and forward complete asynchronously. */
  const letThrough = (move: Move) => {
    open();
    if (move.action !== 'POP') {
      move.retry();
      return follow();
    }
    const stop = history.listen(() => {
      stop();
      follow();
    });
    move.retry();
  };
  const judge = async (move: Move) => {
    const discarded = unsavedStore.getState().entries.filter((entry) => isDiscardedBy(move, entry));
    if (discarded.length === 0) return letThrough(move);
    const keys = discarded.map(({ key }) => key);
    if (isAsking) return;
    isAsking = true;
    const isLeft = await confirmLeave(unsavedAmong(keys));
    isAsking = false;
    if (!isLeft) return;
    dropUnsaved(keys);
    letThrough(move);
  };

  function follow(): void {
    if (hasBlockingWork()) close();
    else open();
  }

  follow();
  const stops = [
    registerUnsavedSource({ list: unsavedPages, subscribe: unsavedStore.subscribe }),
    unsavedStore.subscribe(follow),
    // The sign-out has its own question, and a forced one must not ask (R154).
    onSessionEnd(() => unsavedStore.setState({ entries: [] })),
  ];
  return () => {
    stops.forEach((stop) => stop());
    open();
  };
}
