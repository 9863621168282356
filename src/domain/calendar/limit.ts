/** How many months ahead the calendar can show (R189); without a limit up to the end of year 9999. */
import { addMonths, type Day, dayInMonth, LAST_DAY, monthOf } from './day';

/** Last day that can be shown when `futureMonths` months after the current one are allowed. */
export function lastDayAllowed(today: Day, futureMonths: number | undefined): Day {
  if (futureMonths === undefined) return LAST_DAY;
  return dayInMonth(monthOf(addMonths(today, futureMonths)), 31);
}

/** The day itself, or the last allowed one if it is after the limit. */
export const withinLimit = (day: Day, last: Day): Day => (day > last ? last : day);
