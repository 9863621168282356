import { useCallback, useRef, useState } from 'react';
import {
  addMonths,
  type Day,
  dayInMonth,
  dayNumberOf,
  lastDayAllowed,
  monthAt,
  monthNumberOf,
  monthOf,
  withinLimit,
  yearOf,
} from '@/domain/calendar';

/** The view in the lower part of the calendar. */
export type CalendarView = 'days' | 'months' | 'years';

/**
 * State of the calendar: one active day, whose month is shown. All navigation uses `goTo`, which enforces the limit of
 * future months (R189).
 */
export function useCalendar(today: Day, futureMonths?: number) {
  const [day, setDay] = useState(today);
  const [view, setView] = useState<CalendarView>('days');
  const [pendingFocus, setPendingFocus] = useState(0);
  const grantedFocus = useRef(0);
  const lastDay = lastDayAllowed(today, futureMonths);

  const goTo = (target: Day) => setDay(withinLimit(target, lastDay));
  const goToAndFocus = (target: Day) => {
    setView('days');
    goTo(target);
    setPendingFocus((count) => count + 1);
  };

  return {
    day,
    month: monthOf(day),
    view,
    lastDay,
    setView,
    goTo,
    goToAndFocus,
    turn: (months: number) => goTo(addMonths(day, months)),
    pickMonth: (month: number) => goToAndFocus(dayInMonth(monthAt(yearOf(day), month), dayNumberOf(day))),
    pickYear: (year: number) => {
      goTo(dayInMonth(monthAt(year, monthNumberOf(day)), dayNumberOf(day)));
      setView('months');
    },
    /** Whether going that many months forward would exceed the limit. */
    isBeyond: (months: number) => monthOf(addMonths(day, months)) > monthOf(lastDay),
    pendingFocus,
    /** Returns true once per request to focus the grid, which may be mounted only after another view was closed. */
    grantFocus: useCallback(() => {
      const isPending = grantedFocus.current !== pendingFocus;
      grantedFocus.current = pendingFocus;
      return isPending;
    }, [pendingFocus]),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
