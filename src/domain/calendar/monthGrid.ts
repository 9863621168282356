/**
 * The weeks shown for a month. Always six, so that changing the month does not shift the content below (R011).
 */
import { addDays, addMonths, daysBetween, monthOf, weekdayOf, type Day, type Month } from './day';

/** 0 is Sunday, 1 Monday. */
export type WeekStart = 0 | 1;

const WEEKS = 6;
const DAYS_OF_WEEK = 7;

/** One cell of the grid; null before 1 January 0001 and after 31 December 9999. */
export type GridDay = { day: Day; isOutside: boolean } | null;

/** The grid of a month: six weeks of seven cells, starting with the week of its first day. */
export function monthGrid(month: Month, weekStart: WeekStart): GridDay[][] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) - weekStart + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, column) => {
      const offset = week * DAYS_OF_WEEK + column - before;
      const day = addDays(first, offset);
      // addDays clamps to the first and last day: a cell beyond them has no day.
      if (daysBetween(first, day) !== offset) return null;
      return { day, isOutside: monthOf(day) !== month };
    }),
  );
}

/** First or last day of the week of a day (Home and End in the grid). */
export function edgeOfWeek(day: Day, weekStart: WeekStart, edge: 'first' | 'last'): Day {
  const column = (weekdayOf(day) - weekStart + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return addDays(day, edge === 'first' ? -column : DAYS_OF_WEEK - 1 - column);
}

/** The day that a key leads to in the ARIA date grid pattern; null for a key that the grid does not use (R011). */
export function moveDay(day: Day, key: string, isShift: boolean, weekStart: WeekStart): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, isShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShift ? 12 : 1);
    case 'Home':
      return edgeOfWeek(day, weekStart, 'first');
    case 'End':
      return edgeOfWeek(day, weekStart, 'last');
    default:
      return null;
  }
}
