import DoubleLeftOutlined from '@ant-design/icons/es/icons/DoubleLeftOutlined';
import DoubleRightOutlined from '@ant-design/icons/es/icons/DoubleRightOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useId, type ReactNode } from 'react';
import { yearOf } from '@/domain/calendar';
import { useText } from '@/locales/text';
import type { DateTexts } from './dateTexts';
import styles from './MonthCalendar.module.css';
import type { Calendar, CalendarView } from './useCalendar';

/** The shown month as a heading whose two parts open the pickers, and the four navigation buttons (R012). */
export function CalendarHead({ calendar, texts }: { calendar: Calendar; texts: DateTexts }) {
  const t = useText();
  const limitId = useId();

  const part = (view: CalendarView, label: string, title: string) => (
    <button
      key={view}
      type="button"
      className={styles.part}
      title={title}
      aria-expanded={calendar.view === view}
      onClick={() => calendar.setView(calendar.view === view ? 'days' : view)}
    >
      {label}
    </button>
  );
  const year = part('years', texts.yearName(yearOf(calendar.month)), t('home.calendar.pickYear'));
  const month = part('months', texts.monthName(calendar.month), t('home.calendar.pickMonth'));

  const turner = (label: string, icon: ReactNode, months: number) => {
    const isOff = months > 0 && calendar.isBeyond(months);
    return (
      <button
        type="button"
        className={styles.turner}
        aria-label={label}
        title={isOff ? t('home.calendar.limit') : label}
        // Not `disabled`: the reason stays accessible to keyboard and screen reader users.
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? limitId : undefined}
        onClick={() => !isOff && calendar.turn(months)}
      >
        {icon}
      </button>
    );
  };

  return (
    <header className={styles.head}>
      <h2 className={styles.heading} aria-live="polite">
        {texts.isChinese ? [year, month] : [month, year]}
      </h2>
      <div className={styles.turners}>
        {turner(t('home.calendar.previousYear'), <DoubleLeftOutlined aria-hidden />, -12)}
        {turner(t('home.calendar.previousMonth'), <LeftOutlined aria-hidden />, -1)}
        {turner(t('home.calendar.nextMonth'), <RightOutlined aria-hidden />, 1)}
        {turner(t('home.calendar.nextYear'), <DoubleRightOutlined aria-hidden />, 12)}
      </div>
      <span id={limitId} hidden>
        {t('home.calendar.limit')}
      </span>
    </header>
  );
}
