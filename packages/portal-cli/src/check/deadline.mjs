/**
 * The end of one check. Whatever it waits for is given up in time, so that a command always ends.
 *
 * @typedef {ReturnType<typeof startDeadline>} Deadline
 */

/** Everything that is open is closed in this time. */
const CLOSING_MS = 5_000;

/** What a wait ends with when the time is over. */
export const LATE = Symbol('late');

/** @param {number} limitMs - From now on. */
export function startDeadline(limitMs) {
  const endsAt = Date.now() + limitMs;
  const left = () => Math.max(0, endsAt - Date.now());
  const workLeftMs = () => Math.max(0, left() - CLOSING_MS);
  return {
    seconds: Math.round(limitMs / 1_000),
    /** Time that is left for work. */
    workLeftMs,
    /** Waits, while there is time for work, and `atMostMs` at most. @template Value @param {Promise<Value>} work @param {number} [atMostMs] */
    work: (work, atMostMs = Infinity) => within(work, Math.min(atMostMs, workLeftMs())),
    /** Waits while something is closed. @template Value @param {Promise<Value>} work @param {number} [atMostMs] */
    close: (work, atMostMs = Infinity) => within(work, Math.min(atMostMs, left())),
  };
}

/**
 * @template Value
 * @param {Promise<Value>} work
 * @param {number} ms
 * @returns {Promise<Value | typeof LATE>}
 */
async function within(work, ms) {
  let timer;
  /** @type {Promise<typeof LATE>} */
  const limit = new Promise((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    // What comes after the end is nobody's any more.
    work.catch(() => undefined);
  }
}
