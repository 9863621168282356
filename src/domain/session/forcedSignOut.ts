/**
 * Loop breaker (T25, F58): whether a forced sign-out must stop at an error page. It is a loop if the last one was less
 * than `windowMs` ago and this page has not had a session since.
 */
export const isSignOutLoop = (
  lastForcedAt: number | null,
  now: number,
  hasStarted: boolean,
  windowMs: number,
): boolean => !hasStarted && lastForcedAt !== null && now >= lastForcedAt && now - lastForcedAt < windowMs;
