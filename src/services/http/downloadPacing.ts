import { delay } from '@/utils/delay';

/**
 * Chromium accepts ten files per second from a page and silently drops the rest; this limit leaves room for other
 * downloads.
 */
const MAX_PER_PERIOD = 5;
const PERIOD_MS = 1_000;

/** Times at which the files of the last period were, and the next ones will be, passed to the browser, in order. */
let turns: readonly number[] = [];

/** Waits until another file may be passed to the browser; rejects when the signal aborts. */
export async function waitForDownloadSlot(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const now = performance.now();
  const before = turns.at(-MAX_PER_PERIOD);
  const turn = before === undefined ? now : Math.max(now, before + PERIOD_MS);
  turns = [...turns.filter((other) => other > now - PERIOD_MS), turn];
  if (turn <= now) return;
  try {
    await delay(turn - now, signal);
  } catch (error) {
    // The next file need not wait for one that was canceled.
    turns = turns.filter((other) => other !== turn);
    throw error;
  }
}
