/**
 * Session expiry as reported by the server (R155), in seconds from the response. An implausible value
 * counts as unknown, and an unknown expiry never triggers a warning.
 */
const MAX_LIFETIME_S = 30 * 24 * 60 * 60;

/** Returns when the session expires, in device time; null if the server does not send it. */
export function expiryTime(expiresIn: number | undefined, now: number): number | null {
  if (expiresIn === undefined || !Number.isFinite(expiresIn)) return null;
  return expiresIn > 0 && expiresIn <= MAX_LIFETIME_S ? now + expiresIn * 1000 : null;
}

/** Whole seconds left, never below 0, rounded up. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Minutes and seconds, such as `1:05`. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
