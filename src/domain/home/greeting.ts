/**
 * The rule of the greeting (R004). It reads "above 6" literally (A1): whole hours count, so 06:59 is
 * still evening and 07:00 is the first morning minute.
 */

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Hours up to and including this one belong to the evening; the one constant to change for another reading of A1. */
export const LAST_NIGHT_HOUR = 6;
const NOON_HOUR = 12;
const EVENING_HOUR = 18;

/** Which greeting fits an hour of the day, 0–23. */
export function dayPartOf(hour: number): DayPart {
  if (hour > LAST_NIGHT_HOUR && hour < NOON_HOUR) return 'morning';
  if (hour >= NOON_HOUR && hour < EVENING_HOUR) return 'afternoon';
  return 'evening';
}
