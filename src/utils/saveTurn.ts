/**
 * Chromium takes ten files a second from a page and drops the others without a word; the portal stays well below, with
 * room for what a person saves besides.
 */
const MOST_PER_WINDOW = 5;
const WINDOW_MS = 1_000;

/** When the last files were, or will be, handed to the browser. */
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

/** Waits until another file may be handed to the browser; rejects when it is not wanted any more. */
export async function takeSaveTurn(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const now = performance.now();
  const before = turns.at(-MOST_PER_WINDOW);
  const turn = before === undefined ? now : Math.max(now, before + WINDOW_MS);
  turns = [...turns, turn].slice(-MOST_PER_WINDOW);
  if (turn > now) await pause(turn - now, signal);
}
