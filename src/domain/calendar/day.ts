/**
 * Days and months of the calendar as plain text `YYYY-MM-DD`, years 0001–9999 (R011, R012, R188, R189).
 * Such strings sort chronologically and carry no time zone, so no device setting can shift a day.
 */

/** A day, `YYYY-MM-DD`. */
export type Day = string;
/** A month, `YYYY-MM`. */
export type Month = string;

export const FIRST_DAY: Day = '0001-01-01';
export const LAST_DAY: Day = '9999-12-31';

const DAY_MS = 24 * 60 * 60 * 1000;

const pad = (value: number, length: number) => String(value).padStart(length, '0');

const toDay = (date: Date): Day =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;

const clampDay = (day: Day): Day => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day);

/** Midnight UTC of a day; `Date.UTC` alone would read the years 0–99 as 1900–1999. */
export function utcOf(day: Day): Date {
  const date = new Date(0);
  date.setUTCFullYear(yearOf(day), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
  return date;
}

/** Today in the device's time zone. */
export function dayOnDevice(now: Date): Day {
  return clampDay(`${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`);
}

/** An existing day from text in exactly the form YYYY-MM-DD; null for anything else (R188). */
export function parseDay(text: string): Day | null {
  const trimmed = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(trimmed) || trimmed < FIRST_DAY) return null;
  return toDay(utcOf(trimmed)) === trimmed ? trimmed : null;
}

/**
 * A day as somebody types it: `2027-2-3`, `2027/02/03`, `2027.2.3`, `2027年2月3日` or `20270203`, also in full-width
 * characters; null for anything else (R188).
 */
export function readDay(text: string): Day | null {
  const typed = text.normalize('NFKC').replace(/\s/g, '');
  const parts =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(typed) ??
    /^(\d{4})(年)(\d{1,2})月(\d{1,2})[日号]?$/.exec(typed) ??
    /^(\d{4})()(\d{2})(\d{2})$/.exec(typed);
  return parts && parseDay(`${parts[1]}-${pad(Number(parts[3]), 2)}-${pad(Number(parts[4]), 2)}`);
}

export const yearOf = (day: Day | Month): number => Number(day.slice(0, 4));
export const monthOf = (day: Day | Month): Month => day.slice(0, 7);
/** 1–12. */
export const monthNumberOf = (day: Day | Month): number => Number(day.slice(5, 7));
export const dayNumberOf = (day: Day): number => Number(day.slice(8, 10));
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => utcOf(day).getUTCDay();
export const monthAt = (year: number, month: number): Month => `${pad(year, 4)}-${pad(month, 2)}`;

/** Moves a day by whole days, within the years 1–9999. */
export function addDays(day: Day, count: number): Day {
  const date = utcOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  const year = date.getUTCFullYear();
  return year < 1 ? FIRST_DAY : year > 9999 ? LAST_DAY : toDay(date);
}

/** Whole days from one day to another; negative if it is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / DAY_MS);

/** Moves a day by whole months; a day that the month lacks becomes its last one (31 January → 28 February). */
export function addMonths(day: Day, count: number): Day {
  const months = yearOf(day) * 12 + monthNumberOf(day) - 1 + count;
  const year = Math.floor(months / 12);
  if (year < 1) return FIRST_DAY;
  if (year > 9999) return LAST_DAY;
  return dayInMonth(monthAt(year, (months % 12) + 1), dayNumberOf(day));
}

/** Number of days of a month. */
export function lengthOfMonth(month: Month): number {
  const date = utcOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.getUTCDate();
}

/** The requested day of a month, or its last day if the month is shorter. */
export const dayInMonth = (month: Month, day: number): Day => `${month}-${pad(Math.min(day, lengthOfMonth(month)), 2)}`;

/** Last day that can be shown: `futureMonths` months after the current one, by default in the year 9999 (R189). */
export function lastDayAllowed(today: Day, futureMonths: number | undefined): Day {
  if (futureMonths === undefined) return LAST_DAY;
  return dayInMonth(monthOf(addMonths(today, futureMonths)), 31);
}

/** The day itself, or the last allowed one if it is after the limit. */
export const withinLimit = (day: Day, last: Day): Day => (day > last ? last : day);
