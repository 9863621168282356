import { ABSENT } from '@/constants/absent';

/** The text of a field, a dash when it is empty; 0 is not empty (R107, R110–R112, A40). */
export function orDash(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? ABSENT : text;
}
