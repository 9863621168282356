/** Where a person stands with the verification of who they are, in words. */
export type IdentityKind = 'review' | 'unverified' | 'verified' | 'unknown';

/** Reads the identity state (zattestState on the wire): only 4 and 5 mean something to do (R162, R163). */
export function identityOf(state: number | null): IdentityKind {
  if (state === 4) return 'review';
  if (state === 5) return 'unverified';
  // 0 stands for a value that did not come.
  return state === null || state === 0 ? 'unknown' : 'verified';
}
