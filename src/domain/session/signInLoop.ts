/** Why signing in keeps returning to sign-in: the provider's response, or an unusable provider address. */
export type SignInProblem = 'no-token' | 'unusable-token' | 'environment';

/**
 * Loop breaker: whether another redirect to the identity provider must stop at a page. It is a loop if the window was
 * redirected `rounds` times within `windowMs` without a session in between.
 */
export const isSignInLoop = (redirects: readonly number[], now: number, windowMs: number, rounds: number): boolean =>
  redirects.filter((time) => time <= now && now - time < windowMs).length >= rounds;

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
