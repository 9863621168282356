// Repetitions of one read.
import { delay } from '@/utils/delay';
import { HttpStatusError, NetworkError, TokenReplacedError } from './errors';

/** Retries of a read after 429 or 503 (F30); all writes are sent exactly once. */
const BUSY_RETRY_LIMIT = 2;
/** Delay before the first retry, doubled for the next, plus a random part of the same length. */
const RETRY_PAUSE_MS = 200;
/** If a server requests a longer delay, the call is not retried, and a message is shown. */
const RETRY_AFTER_LIMIT_MS = 5_000;

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Delay before a retry; undefined if the call must not be retried (F30). */
function pauseBefore(error: unknown, busyRetries: number, networkRetries: number): number | undefined {
  if (error instanceof HttpStatusError && (error.status === 429 || error.status === 503)) {
    if (busyRetries >= BUSY_RETRY_LIMIT) return undefined;
    const own = RETRY_PAUSE_MS * 2 ** busyRetries;
    const wanted = Math.max(own, error.retryAfterMs ?? 0);
    return wanted > RETRY_AFTER_LIMIT_MS ? undefined : wanted + Math.random() * own;
  }
  if (error instanceof NetworkError && networkRetries === 0 && !isOffline()) {
    return RETRY_PAUSE_MS * (1 + Math.random());
  }
  return undefined;
}

/**
 * Runs a read again, once, with the token that another window has stored: the server has refused the earlier one (R222).
 * Not for writes: whose token it is shows only afterwards (T3).
 */
export async function withNewToken<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TokenReplacedError) return run();
    throw error;
  }
}

/** Runs a read with retries. Not for writes: they are never sent twice. */
export async function withRetries<Result>(run: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  let busyRetries = 0;
  let networkRetries = 0;
  for (;;) {
    try {
      return await withNewToken(run);
    } catch (error) {
      const ms = signal.aborted ? undefined : pauseBefore(error, busyRetries, networkRetries);
      if (ms === undefined) throw error;
      if (error instanceof NetworkError) networkRetries += 1;
      else busyRetries += 1;
      await delay(ms, signal);
    }
  }
}
