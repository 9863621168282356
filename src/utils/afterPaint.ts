/** Limit for the wait: a window without frames, such as a covered one, paints nothing. */
const FRAME_LIMIT_MS = 200;

/** Runs a callback after the next frame has been painted, and soon where nothing is painted. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(limit);
    act();
  };
  const limit = setTimeout(run, FRAME_LIMIT_MS);
  requestAnimationFrame(() => setTimeout(run));
}
