import { history } from '@umijs/max';
import { confirmLeave } from '@/shell/feedback';
import { onSessionEnd } from '@/shell/session';
import { isLeaving } from '@/utils/safeRedirect';
import { unsavedAmong } from './unsavedPages';
import { forgiveUnsaved, unsavedStore } from './unsavedStore';

/** The part of a location by which pages are told apart. */
export interface Place {
  pathname: string;
  search: string;
}

/** Key of the page that a location shows; null outside of the workspace. */
export type PageKeyAt = (place: Place) => string | null;

type Move = Parameters<Parameters<typeof history.block>[0]>[0];

/**
 * Holds back what would lose unsaved work: a navigation away from a page that is not kept, and the end of the window.
 * Stands only while there is such work, and steps aside for every way out that the portal takes by force.
 */
export function startLeaveGuard(keyAt: PageKeyAt): () => void {
  let unblock: (() => void) | null = null;
  let isAsking = false;
  let isWatchingWindow = false;

  /** Held back by a page that would be gone; a kept one is found again as it was. */
  const held = () => unsavedStore.getState().entries.filter(({ isKept }) => !isKept);

  const open = () => {
    unblock?.();
    unblock = null;
  };
  const close = () => {
    unblock ??= history.block((move) => void judge(move));
  };
  /** Lets one move through. Back and forward come a moment later than they were asked for. */
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
    const keys = held().map(({ key }) => key);
    const next = keyAt(move.location);
    if (next !== null && keys.every((key) => key === next)) return letThrough(move);
    if (isAsking) return;
    isAsking = true;
    const isLeft = await confirmLeave(unsavedAmong(keys));
    isAsking = false;
    if (!isLeft) return;
    forgiveUnsaved(keys);
    letThrough(move);
  };

  const askWindow = (event: BeforeUnloadEvent) => {
    // Blocking the history asks by a listener of its own, which knows of no way out by force.
    if (isLeaving()) event.stopImmediatePropagation();
    else event.preventDefault();
  };
  const watchWindow = (isWanted: boolean) => {
    if (isWanted === isWatchingWindow) return;
    isWatchingWindow = isWanted;
    if (isWanted) window.addEventListener('beforeunload', askWindow, true);
    else window.removeEventListener('beforeunload', askWindow, true);
  };

  function follow(): void {
    watchWindow(unsavedStore.getState().entries.length > 0);
    if (held().length > 0) close();
    else open();
  }

  follow();
  const stops = [
    unsavedStore.subscribe(follow),
    // Whatever ends the session asks by itself or must not ask (R154).
    onSessionEnd(() => unsavedStore.setState({ entries: [] })),
  ];
  return () => {
    stops.forEach((stop) => stop());
    watchWindow(false);
    open();
  };
}
