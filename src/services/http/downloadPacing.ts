/**
 * Chromium accepts ten files per second from a page and silently drops the rest; this limit leaves room for other
 * downloads.
 */
const MAX_PER_PERIOD = 5;
const PERIOD_MS = 1_000;

/** Times at which the last files were, or will be, passed to the browser. */
let turns: readonly number[] = [];

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
  });

/** Waits until another file may be passed to the browser; rejects when the signal aborts. */
export async function waitForDownloadSlot(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const now = performance.now();
  const before = turns.at(-MAX_PER_PERIOD);
  const turn = before === undefined ? now : Math.max(now, before + PERIOD_MS);
  turns = [...turns, turn].slice(-MAX_PER_PERIOD);
  if (turn > now) await pause(turn - now, signal);
}
