import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { useText } from '@/locales/text';
import type { CalendarTasks } from './calendarTasks';
import styles from './CalendarPanel.module.css';

const MonthCalendar = retryableLazy(() => import('./MonthCalendar'));

/** The calendar's card: a skeleton until the calendar, which is loaded late, is there (R011). */
export function CalendarPanel({ isWanted = true, tasks }: { isWanted?: boolean; tasks?: CalendarTasks }) {
  const t = useText();
  return (
    <section className={styles.panel} aria-label={t('home.calendar.title')}>
      <LazyBoundary fallback={<CalendarSkeleton />}>
        {isWanted ? <MonthCalendar tasks={tasks} /> : <CalendarSkeleton />}
      </LazyBoundary>
    </section>
  );
}

function CalendarSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.head} />
      <div className={styles.days}>
        {Array.from({ length: 7 * 6 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <div className={styles.foot} />
    </div>
  );
}
