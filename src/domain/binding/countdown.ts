/** Wait before the next code can be requested (R177, R313). */
export const RESEND_WAIT_S = 60;
const RESEND_WAIT_MS = RESEND_WAIT_S * 1000;

/** When the next code can be requested after one is sent now. */
export const endOfWait = (now: number): number => now + RESEND_WAIT_MS;

/**
 * Reads a stored end. Uses the clock, so that throttled timers and sleep do not matter, and caps the rest at one full
 * wait in case the clock was changed (F40, T26). Returns null when there is nothing to wait for.
 */
export function standingEnd(end: unknown, now: number): number | null {
  if (typeof end !== 'number' || !Number.isFinite(end) || end <= now) return null;
  return Math.min(end, endOfWait(now));
}

/** Whole seconds left, 60 to 1; 0 when the wait is over. */
export const waitSeconds = (end: number | null, now: number): number =>
  end === null ? 0 : Math.min(RESEND_WAIT_S, Math.max(0, Math.ceil((end - now) / 1000)));
