/** A day without time, such as `2026-11-21`: inspections are planned by day, independent of time zones. */
export type Day = string;

const DAY_MS = 86_400_000;
const number = (day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const text = (count: number): Day => new Date(count * DAY_MS).toISOString().slice(0, 10);

/** The local calendar day. */
export const dayOf = (time: Date): Day =>
  text(Math.round(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY_MS));

export const addDays = (day: Day, count: number): Day => text(number(day) + count);

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => number(to) - number(from);

/** The day itself, or the Friday before a weekend. */
export function workdayUpTo(day: Day): Day {
  // Day 0, 1 January 1970, was a Thursday.
  const weekday = (((number(day) + 4) % 7) + 7) % 7;
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}
