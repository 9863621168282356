import { useIntl } from '@umijs/max';
import { addDays, type Day, type Month, monthAt, utcOf, type WeekStart, yearOf } from '@/domain/calendar';
import { useText } from '@/locales/text';
import { dayjs } from '@/utils/time';

// Any Sunday.
const SUNDAY: Day = '2026-11-01';

/**
 * Names of days, months and years in the current language, and the first day of its week (R011). By dayjs: the
 * browser's first `Intl.DateTimeFormat` takes 25 ms, while the home page is already in use.
 */
export function useDateTexts() {
  const { locale } = useIntl();
  const t = useText();
  const isChinese = locale.startsWith('zh');
  const weekStart: WeekStart = isChinese ? 1 : 0;
  const formatDay = (day: Day, format: string) =>
    dayjs
      .utc(utcOf(day))
      .locale(isChinese ? 'zh-cn' : 'en')
      // dayjs writes the year 50 as 0050.
      .format(format.replace('YYYY', String(yearOf(day))));
  return {
    isChinese,
    weekStart,
    dayName: (day: Day) => formatDay(day, t('date.dayFormat')),
    monthName: (month: Month) => formatDay(`${month}-01`, t('date.monthFormat')),
    shortMonthName: (month: number) =>
      formatDay(`${monthAt(2026, month)}-01`, t('date.monthFormat').replace('MMMM', 'MMM')),
    yearName: (year: number) => formatDay(`${monthAt(year, 1)}-01`, t('date.yearFormat')),
    weekdays: Array.from({ length: 7 }, (_, column) => {
      const day = addDays(SUNDAY, column + weekStart);
      return { short: formatDay(day, isChinese ? 'dd' : 'ddd'), long: formatDay(day, 'dddd') };
    }),
  };
}

export type DateTexts = ReturnType<typeof useDateTexts>;
