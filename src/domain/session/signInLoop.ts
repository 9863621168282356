/** Why signing in keeps returning to sign-in: the provider's response, or an unusable provider address. */
export type SignInProblem = 'no-token' | 'unusable-token' | 'environment';

/**
 * Loop breaker: whether another redirect to the identity provider must stop at a page. It is a loop if the window was
 * redirected `rounds` times within `windowMs` without a session in between.
 */
export const isSignInLoop = (departures: readonly number[], now: number, windowMs: number, rounds: number): boolean =>
  departures.filter((time) => time <= now && now - time < windowMs).length >= rounds;
