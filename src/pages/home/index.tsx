import { useDeferredValue, useReducer } from 'react';
import { ManualDownloads } from '@/features/manuals';
import { useHomeTodos } from '@/features/todo';
import { NoticesPart } from './NoticesPart';
import { useDoneOrTimeout } from './useDoneOrTimeout';
import { Part } from './Part';
import { Apps, Banner, Calendar, Greeting, Reminder, Tasks, Used } from './panels';
import styles from './index.module.css';

/** Maximum time that the heavy panels wait for the notices. */
const HOME_EXTRAS_TIMEOUT_MS = 1_500;

// Constant elements: what the other panels report does not render them again.
const BANNER_AND_USED = (
  <>
    <Part area="banner">
      <Banner />
    </Part>
    <Part area="used">
      <Used />
    </Part>
  </>
);
const MANUALS = (
  <Part area="manuals" isLate>
    <ManualDownloads />
  </Part>
);

/** The home page: its panels in a grid, each with its own error boundary (R015, R311). */
export default function HomePage() {
  const { day, tasks, total, showAll, setCounts } = useHomeTodos();
  // Calendar and codes are slow to render and less important: they follow the notices.
  const [hasNotices, setHasNotices] = useReducer(() => true, false);
  // Deferred: on a return the notices are known at once, and the page is painted before both.
  const isWanted = useDeferredValue(useDoneOrTimeout(hasNotices, HOME_EXTRAS_TIMEOUT_MS));

  return (
    <>
      <Reminder />
      <div className={styles.page}>
        <Part area="greeting">
          <Greeting todos={total} />
        </Part>
        {BANNER_AND_USED}
        <Part area="todos" isLate>
          <Tasks day={day} onShowAll={showAll} onCounted={setCounts} />
        </Part>
        <NoticesPart onSettled={setHasNotices} />
        {MANUALS}
        <Part area="calendar">
          <Calendar isWanted={isWanted} tasks={tasks} />
        </Part>
        <Part area="apps">
          <Apps isWanted={isWanted} />
        </Part>
      </div>
    </>
  );
}
