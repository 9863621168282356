import type { Day } from '@/domain/calendar';

/** What there is to do on the days of the calendar. */
export interface CalendarTasks {
  /** Number of tasks by day; days without any are absent. */
  counts: ReadonlyMap<Day, number>;
  /** Called with the day that was clicked, or chosen with Enter or Space. */
  onPick: (day: Day) => void;
}
