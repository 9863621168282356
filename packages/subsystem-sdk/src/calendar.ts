import type { PortalLocale } from './context.ts';

const DAY_MS = 86_400_000;

/** Milliseconds of a day as `YYYY-MM-DD`, in UTC; NaN for text that is no day. */
const msOf = (day: string): number => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!found) return NaN;
  const ms = Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3]));
  return new Date(ms).toISOString().slice(0, 10) === day ? ms : NaN;
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const isDay = (text: string): boolean => !Number.isNaN(msOf(text));

/** Reads what a person types for a day: 2026-1-5, 2026/01/05, 2026.1.5 or 20260105. Null for anything else. */
export function readDay(text: string): string | null {
  const found = /^\s*(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d{2})(\d{2}))\s*$/.exec(text);
  if (!found) return null;
  const [, year = '', month = found[4] ?? '', date = found[5] ?? ''] = found;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Today as `YYYY-MM-DD`, where the user is. */
export function localToday(now = new Date()): string {
  return dayOf(now.getTime() - now.getTimezoneOffset() * 60_000);
}

export const addDays = (day: string, count: number): string => dayOf(msOf(day) + count * DAY_MS);

/** The same date in another month, or the last day of that month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** The six weeks around a month, as rows of days. Weeks begin on Monday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -((new Date(msOf(first)).getUTCDay() + 6) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, date) => addDays(start, week * 7 + date)),
  );
}

const format = (day: string, locale: PortalLocale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(msOf(day));

export const monthName = (day: string, locale: PortalLocale): string =>
  format(day, locale, { year: 'numeric', month: 'long' });

export const dayName = (day: string, locale: PortalLocale): string =>
  format(day, locale, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' });

export const weekdayName = (day: string, locale: PortalLocale, length: 'narrow' | 'long'): string =>
  format(day, locale, { weekday: length });
