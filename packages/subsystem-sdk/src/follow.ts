import type { PortalContext, PortalState } from './context.ts';

/**
 * Calls the listener when a part of the portal's state changes, and for no other change.
 *
 * @param select - Returns a value of the snapshot, not a new object.
 * @returns The unsubscribe function.
 * @example const stop = followState(portal, (state) => state.locale, draw);
 */
export function followState<Part>(
  portal: Pick<PortalContext, 'subscribe'>,
  select: (state: PortalState) => Part,
  listener: (part: Part, previous: Part) => void,
): () => void {
  return portal.subscribe((state, before) => {
    const [part, previous] = [select(state), select(before)];
    if (!Object.is(part, previous)) listener(part, previous);
  });
}

/**
 * Calls a function at an interval while the subsystem is on screen. A call that fell due while hidden is made
 * once, after the subsystem is shown and painted.
 *
 * @returns The function that stops it.
 * @example const stop = repeatWhileVisible(portal, refresh, 30_000);
 */
export function repeatWhileVisible(
  portal: Pick<PortalContext, 'getState' | 'subscribe'>,
  act: () => void,
  milliseconds: number,
): () => void {
  let due = Date.now() + milliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run, Math.max(PAINT_MS, due - Date.now()));
  };
  const run = () => {
    due = Date.now() + milliseconds;
    wait();
    act();
  };
  const stop = followState(
    portal,
    (state) => state.isVisible,
    (isVisible) => {
      clearTimeout(timer);
      if (isVisible) wait();
    },
  );
  if (portal.getState().isVisible) wait();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Longer than a frame: what is shown again is painted before it is updated. */
const PAINT_MS = 50;
