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

/** Digits in a verification code (R185, R323). */
const CODE_LENGTH = 4;

/** Why a code cannot be sent (R184, R185). */
type CodeFault = 'missing' | 'wrong';

/** Cleans a typed or pasted code (' 12-34', '１２３４'): plain digits, cut to the code's length (R158, R185). */
export const cleanCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Returns what is wrong with a cleaned code, null when nothing is. */
export function validateCode(code: string): CodeFault | null {
  if (code === '') return 'missing';
  return /^\d{4}$/.test(code) ? null : 'wrong';
}

/** Wait before the next code can be requested (R177, R313). */
const RESEND_WAIT_S = 60;
const RESEND_WAIT_MS = RESEND_WAIT_S * 1000;

/** When the next code can be requested after one is sent now. */
export const resendAt = (now: number): number => now + RESEND_WAIT_MS;

/**
 * Reads a stored end. Uses the clock, so that throttled timers and sleep do not matter, and caps the rest at one full
 * wait in case the clock was changed (F40, T26). Returns null when there is nothing to wait for.
 */
export function acceptResendAt(end: unknown, now: number): number | null {
  if (typeof end !== 'number' || !Number.isFinite(end) || end <= now) return null;
  return Math.min(end, resendAt(now));
}

/** Whole seconds left, 60 to 1; 0 when the wait is over. */
export const waitSeconds = (end: number | null, now: number): number =>
  end === null ? 0 : Math.min(RESEND_WAIT_S, Math.max(0, Math.ceil((end - now) / 1000)));
