/** How long the next code has to be waited for (R177, R313). */
export const RESEND_WAIT_S = 60;
const RESEND_WAIT_MS = RESEND_WAIT_S * 1000;

/** The moment from which the next code may be sent, when one is sent now. */
export const endOfWait = (now: number): number => now + RESEND_WAIT_MS;

/**
 * A stored end as it counts now: by the clock, so that a held-back timer or a suspended machine changes nothing, and
 * never further away than a whole wait, whatever the clock has done meanwhile (F40, T26). Null: nothing to wait for.
 */
export function standingEnd(end: unknown, now: number): number | null {
  if (typeof end !== 'number' || !Number.isFinite(end) || end <= now) return null;
  return Math.min(end, endOfWait(now));
}

/** The whole seconds of the wait, 60 to 1; nought when it is over. */
export const waitSeconds = (end: number | null, now: number): number =>
  end === null ? 0 : Math.min(RESEND_WAIT_S, Math.max(0, Math.ceil((end - now) / 1000)));
