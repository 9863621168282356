/** Status of the identity verification. */
export type IdentityKind = 'review' | 'unverified' | 'verified' | 'unknown';

/** Reads the status (zattestState on the wire): only 4 and 5 require something (R162, R163). */
export function identityOf(state: number | null): IdentityKind {
  if (state === 4) return 'review';
  if (state === 5) return 'unverified';
  // 0 stands for a missing value.
  return state === null || state === 0 ? 'unknown' : 'verified';
}
