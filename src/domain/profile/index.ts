/** Status of the identity verification. */
export type IdentityKind = 'review' | 'unverified' | 'verified' | 'unknown';

/** Reads the status (zattestState on the wire): only 4 and 5 require something (R162, R163). */
export function identityOf(state: number | null): IdentityKind {
  if (state === 4) return 'review';
  if (state === 5) return 'unverified';
  // 0 stands for a missing value.
  return state === null || state === 0 ? 'unknown' : 'verified';
}

const HEAD = 3;
const TAIL = 4;

/** A masked phone number for shared screens: 138****5678; a shorter one shows fewer digits. */
export function maskPhone(phone: string): string {
  const digits = [...phone];
  const [head, tail] = digits.length > HEAD + TAIL ? [HEAD, TAIL] : [0, Math.min(2, Math.floor(digits.length / 2))];
  const hidden = digits.length - head - tail;
  return digits.map((digit, index) => (index < head || index >= head + hidden ? digit : '*')).join('');
}
