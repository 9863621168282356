/**
 * The greeting rule (R004). Reads "above 6" literally (A1): whole hours count, so 06:59 is still evening and 07:00
 * is the first minute of the morning.
 */

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Last hour of the evening; the only constant to change for another reading of A1. */
const LAST_NIGHT_HOUR = 6;
const NOON_HOUR = 12;
const EVENING_HOUR = 18;

/** The greeting for an hour of the day, 0–23. */
export function dayPartOf(hour: number): DayPart {
  if (hour > LAST_NIGHT_HOUR && hour < NOON_HOUR) return 'morning';
  if (hour >= NOON_HOUR && hour < EVENING_HOUR) return 'afternoon';
  return 'evening';
}
