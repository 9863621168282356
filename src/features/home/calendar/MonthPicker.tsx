import { type Day, monthAt, monthNumberOf, monthOf, yearOf } from '@/domain/calendar';
import { useText } from '@/locales/text';
import type { DateTexts } from './dateTexts';
import { PickerGrid } from './PickerGrid';
import type { Calendar } from './useCalendar';

/** The twelve months of the shown year (R012). */
export function MonthPicker({ calendar, texts, today }: { calendar: Calendar; texts: DateTexts; today: Day }) {
  const t = useText();
  const year = yearOf(calendar.month);
  return (
    <PickerGrid
      label={t('home.calendar.months')}
      chosen={monthNumberOf(calendar.month)}
      choices={Array.from({ length: 12 }, (_, index) => ({
        value: index + 1,
        label: texts.shortMonthName(index + 1),
        isCurrent: monthAt(year, index + 1) === monthOf(today),
        isOff: monthAt(year, index + 1) > monthOf(calendar.lastDay),
      }))}
      onChoose={calendar.pickMonth}
      onLeave={() => calendar.goToAndFocus(calendar.day)}
    />
  );
}
