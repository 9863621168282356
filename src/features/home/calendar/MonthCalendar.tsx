import { useMinute } from '@/components/useMinute';
import { dayOnDevice } from '@/domain/calendar';
import { CalendarHead } from './CalendarHead';
import type { CalendarTasks } from './calendarTasks';
import { useDateTexts } from './dateTexts';
import { DayGrid } from './DayGrid';
import { JumpToDate } from './JumpToDate';
import { MonthPicker } from './MonthPicker';
import styles from './MonthCalendar.module.css';
import { useCalendar } from './useCalendar';
import { YearPicker } from './YearPicker';

interface MonthCalendarProps {
  /** Number of months after the current one that can be shown; unlimited when undefined (R189). */
  futureMonths?: number;
  tasks?: CalendarTasks;
}

/** The month calendar (R011, R012, R188, R189). antd's own has controls without labels, so it is not used. */
export default function MonthCalendar({ futureMonths, tasks }: MonthCalendarProps) {
  const today = dayOnDevice(useMinute());
  const texts = useDateTexts();
  const calendar = useCalendar(today, futureMonths);

  return (
    <>
      <CalendarHead calendar={calendar} texts={texts} />
      <div className={styles.body}>
        {calendar.view === 'days' && <DayGrid calendar={calendar} texts={texts} today={today} tasks={tasks} />}
        {calendar.view === 'months' && <MonthPicker calendar={calendar} texts={texts} today={today} />}
        {calendar.view === 'years' && <YearPicker calendar={calendar} texts={texts} today={today} />}
      </div>
      <JumpToDate onJump={calendar.goToAndFocus} today={today} />
    </>
  );
}
