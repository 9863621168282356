/** Digits in a verification code (R185, R323). */
export const CODE_LENGTH = 4;

/** Why a code cannot be sent (R184, R185). */
export type CodeFault = 'missing' | 'wrong';

/** Cleans a typed or pasted code (' 12-34', '１２３４'): plain digits, cut to the code's length (R158, R185). */
export const cleanCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Returns what is wrong with a cleaned code, null when nothing is. */
export function judgeCode(code: string): CodeFault | null {
  if (code === '') return 'missing';
  return /^\d{4}$/.test(code) ? null : 'wrong';
}
