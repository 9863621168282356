/** A mainland mobile number (R183, R323); the rule itself, no library knows it better. */
const MOBILE = /^1[3-9]\d{9}$/;

/** What people and address books write between the digits. */
const SEPARATORS = /[\s\p{Pd}\u200b-\u200f\u202a-\u202e\u2060\ufeff().·]/gu;

/**
 * A phone number as it is sent: without spaces, dashes and the country's code, in plain digits. What is no number
 * stays visible, so that the person sees what is wrong with it. Cleaning twice is cleaning once.
 */
export function cleanPhone(typed: string): string {
  const digits = typed.normalize('NFKC').replace(SEPARATORS, '');
  return digits.replace(/^(?:(?:\+|00)86|86(?=1\d{10}$))+/, '');
}

/** Whether a cleaned number is one that a code can be sent to. */
export const isMobile = (phone: string): boolean => MOBILE.test(phone);
