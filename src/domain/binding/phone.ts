/** A mainland mobile number (R183, R323). No library implements this rule. */
const MOBILE = /^1[3-9]\d{9}$/;

/** Separators that people and address books put between digits. */
const SEPARATORS = /[\s\p{Pd}\u200b-\u200f\u202a-\u202e\u2060\ufeff().·]/gu;

/**
 * Cleans a phone number for sending: no spaces, dashes or country code, plain digits. Characters that do not belong
 * in a number stay, so that the user sees what is wrong. Idempotent.
 */
export function cleanPhone(typed: string): string {
  const digits = typed.normalize('NFKC').replace(SEPARATORS, '');
  return digits.replace(/^(?:(?:\+|00)86|86(?=1\d{10}$))+/, '');
}

/** Whether a code can be sent to a cleaned number. */
export const isMobile = (phone: string): boolean => MOBILE.test(phone);
