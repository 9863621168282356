import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { type Day, dayNumberOf, monthGrid, moveDay, yearOf } from '@/domain/calendar';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { CalendarTasks } from './calendarTasks';
import type { DateTexts } from './dateTexts';
import { specialDayOf } from './holidays';
import styles from './MonthCalendar.module.css';
import type { Calendar } from './useCalendar';

interface DayGridProps {
  calendar: Calendar;
  texts: DateTexts;
  today: Day;
  tasks?: CalendarTasks;
}

/** The days of a month as an ARIA grid: a single tab stop with arrow key navigation (R011). */
export function DayGrid({ calendar, texts, today, tasks }: DayGridProps) {
  const t = useText();
  const keysId = useId();
  const activeCell = useRef<HTMLTableCellElement>(null);
  const { pendingFocus, grantFocus } = calendar;

  useEffect(() => {
    if (grantFocus()) activeCell.current?.focus();
  }, [pendingFocus, grantFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (tasks && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      tasks.onPick(calendar.day);
      return;
    }
    const target = moveDay(calendar.day, event.key, event.shiftKey, texts.weekStart);
    if (!target) return;
    event.preventDefault();
    calendar.goToAndFocus(target);
  };

  return (
    <>
      <table
        role="grid"
        className={styles.days}
        aria-label={`${texts.yearName(yearOf(calendar.month))} ${texts.monthName(calendar.month)}`}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {texts.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(calendar.month, texts.weekStart).map((week, row) => (
            <tr key={row}>
              {week.map((cell, column) =>
                cell ? (
                  <DayCell
                    key={cell.day}
                    ref={cell.day === calendar.day ? activeCell : undefined}
                    day={cell.day}
                    isOutside={cell.isOutside}
                    isActive={cell.day === calendar.day}
                    isToday={cell.day === today}
                    isBeyond={cell.day > calendar.lastDay}
                    texts={texts}
                    taskCount={tasks?.counts.get(cell.day) ?? 0}
                    onChoose={(day) => {
                      calendar.goToAndFocus(day);
                      tasks?.onPick(day);
                    }}
                  />
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <span id={keysId} hidden>
        {t('home.calendar.keys')}
      </span>
    </>
  );
}

interface DayCellProps {
  ref?: React.Ref<HTMLTableCellElement>;
  day: Day;
  isOutside: boolean;
  isActive: boolean;
  isToday: boolean;
  isBeyond: boolean;
  texts: DateTexts;
  taskCount: number;
  onChoose: (day: Day) => void;
}

function DayCell({ ref, day, isOutside, isActive, isToday, isBeyond, texts, taskCount, onChoose }: DayCellProps) {
  const t = useText();
  const special = specialDayOf(day);
  const specialName =
    special && t(`home.calendar.${special.kind}Name`, { name: special.name[texts.isChinese ? 'zh' : 'en'] });

  const tasksName = taskCount > 0 && t('home.calendar.tasks', { count: taskCount });

  return (
    <td
      ref={ref}
      role="gridcell"
      className={cx(styles.day, isOutside && styles.isOutside, isToday && styles.isToday)}
      tabIndex={isActive ? 0 : -1}
      aria-label={[texts.dayName(day), specialName, tasksName].filter(Boolean).join(' · ')}
      aria-selected={isActive}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isBeyond || undefined}
      title={[specialName, tasksName].filter(Boolean).join(' · ') || undefined}
      onClick={() => !isBeyond && onChoose(day)}
    >
      <span className={styles.number}>{dayNumberOf(day)}</span>
      {tasksName && <span className={styles.tasks} aria-hidden="true" />}
      {special && (
        <span className={cx(styles.mark, styles[special.kind])} aria-hidden="true">
          {t(`home.calendar.${special.kind}`)}
        </span>
      )}
    </td>
  );
}
