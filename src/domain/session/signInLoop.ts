/** Why signing in keeps leading back to signing in: what the identity provider returned, or where it should be. */
export type SignInProblem = 'no-token' | 'unusable-token' | 'environment';

/**
 * Loop breaker: whether leaving for the identity provider once more must stop at a page. It is a loop when the window
 * has left `rounds` times within `windowMs` without a session between.
 */
export const isSignInLoop = (departures: readonly number[], now: number, windowMs: number, rounds: number): boolean =>
  departures.filter((time) => time <= now && now - time < windowMs).length >= rounds;
