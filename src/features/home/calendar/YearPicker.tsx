import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useState } from 'react';
import { type Day, yearOf } from '@/domain/calendar';
import { useText } from '@/locales/text';
import type { DateTexts } from './dateTexts';
import styles from './MonthCalendar.module.css';
import { PickerGrid } from './PickerGrid';
import type { Calendar } from './useCalendar';

const PAGE = 12;
const FIRST_YEAR = 1;

/** Twelve years at a time around the shown one (R012). */
export function YearPicker({ calendar, texts, today }: { calendar: Calendar; texts: DateTexts; today: Day }) {
  const t = useText();
  const chosen = yearOf(calendar.month);
  const lastYear = yearOf(calendar.lastDay);
  const [first, setFirst] = useState(Math.max(FIRST_YEAR, chosen - 4));
  const years = Array.from({ length: PAGE }, (_, index) => first + index).filter((year) => year <= 9999);

  return (
    <>
      <PickerGrid
        key={first}
        label={t('home.calendar.years')}
        chosen={chosen}
        choices={years.map((year) => ({
          value: year,
          label: texts.yearName(year),
          isCurrent: year === yearOf(today),
          isOff: year > lastYear,
        }))}
        onChoose={calendar.pickYear}
        onLeave={() => calendar.goToAndFocus(calendar.day)}
      />
      <div className={styles.pages}>
        <button
          type="button"
          className={styles.turner}
          aria-label={t('home.calendar.earlierYears')}
          title={t('home.calendar.earlierYears')}
          disabled={first === FIRST_YEAR}
          onClick={() => setFirst(Math.max(FIRST_YEAR, first - PAGE))}
        >
          <LeftOutlined aria-hidden />
        </button>
        <button
          type="button"
          className={styles.turner}
          aria-label={t('home.calendar.laterYears')}
          title={t('home.calendar.laterYears')}
          disabled={first + PAGE > lastYear}
          onClick={() => setFirst(first + PAGE)}
        >
          <RightOutlined aria-hidden />
        </button>
      </div>
    </>
  );
}
