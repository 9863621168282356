/**
 * The life of a session as far as the server tells it (R155): seconds from the moment of its answer. What is no
 * plausible life counts as unknown, and an unknown one is never warned about.
 */
const LONGEST_LIFE_S = 30 * 24 * 60 * 60;

/** When the session ends, in the device's own time; null where the server does not say. */
export function endOfLife(expiresIn: number | undefined, now: number): number | null {
  if (expiresIn === undefined || !Number.isFinite(expiresIn)) return null;
  return expiresIn > 0 && expiresIn <= LONGEST_LIFE_S ? now + expiresIn * 1000 : null;
}

/** The whole seconds that are left, never below nought; the last one counts until it is over. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Minutes and seconds as a clock shows them, such as `1:05`. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
