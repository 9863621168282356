import { useMemo } from 'react';
import { useIntl } from '@umijs/max';
import { addDays, type Day, type Month, monthAt, utcOf, type WeekStart } from '@/domain/calendar';

// Any Sunday.
const SUNDAY: Day = '2026-11-01';

/** Names of days, months and years in the current language, and the first day of its week (R011). */
export function useDateTexts() {
  const { locale } = useIntl();
  return useMemo(() => {
    const isChinese = locale.startsWith('zh');
    const weekStart: WeekStart = isChinese ? 1 : 0;
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return (day: Day) => formatter.format(utcOf(day));
    };
    // Chinese months are usually written with numbers (11月); the long form (十一月) is used in almanacs.
    const longMonth = format({ month: isChinese ? 'short' : 'long' });
    const shortMonth = format({ month: 'short' });
    const year = format({ year: 'numeric' });
    const narrow = format({ weekday: isChinese ? 'narrow' : 'short' });
    const long = format({ weekday: 'long' });
    return {
      isChinese,
      weekStart,
      dayName: format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }),
      monthName: (month: Month) => longMonth(`${month}-01`),
      shortMonthName: (month: number) => shortMonth(`${monthAt(2026, month)}-01`),
      yearName: (yearNumber: number) => year(`${monthAt(yearNumber, 1)}-01`),
      weekdays: Array.from({ length: 7 }, (_, column) => {
        const day = addDays(SUNDAY, column + weekStart);
        return { short: narrow(day), long: long(day) };
      }),
    };
  }, [locale]);
}

export type DateTexts = ReturnType<typeof useDateTexts>;
