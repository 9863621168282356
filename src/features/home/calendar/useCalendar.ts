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

/** What the lower part of the calendar shows. */
export type CalendarView = 'days' | 'months' | 'years';

/**
 * The calendar's state: one active day, whose month is the one shown. Every way of moving goes through `goTo`,
 * so the limit of the future (R189) holds for all of them.
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
    /** Whether turning that far forward would pass the limit. */
    isBeyond: (months: number) => monthOf(addMonths(day, months)) > monthOf(lastDay),
    pendingFocus,
    /** True once per request, for the grid that moves the focus: it may only be there after another view was left. */
    grantFocus: useCallback(() => {
      const isPending = grantedFocus.current !== pendingFocus;
      grantedFocus.current = pendingFocus;
      return isPending;
    }, [pendingFocus]),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
