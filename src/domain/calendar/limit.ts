/** How far the calendar may be turned (R189): without a limit up to the end of the year 9999. */
import { addMonths, type Day, dayInMonth, LAST_DAY, monthOf } from './day';

/** Last day that may be shown when at most `futureMonths` months after today's are allowed. */
export function lastDayAllowed(today: Day, futureMonths: number | undefined): Day {
  if (futureMonths === undefined) return LAST_DAY;
  return dayInMonth(monthOf(addMonths(today, futureMonths)), 31);
}

/** The day itself, or the last allowed one when it lies behind the limit. */
export const withinLimit = (day: Day, last: Day): Day => (day > last ? last : day);
