import { useDeferredValue, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { CalendarPanel } from '@/features/home';
import { ManualDownloads } from '@/features/manuals';
import { LatestNotices, NoticePreview, useNoticePreview } from '@/features/notices';
import { MyTodos, useHomeTodos } from '@/features/todo';
import { useDoneOrTimeout } from './useDoneOrTimeout';
import { Part } from './Part';
import { Apps, Banner, Greeting, Reminder, Used } from './panels';
import styles from './index.module.css';

/** Maximum time that the heavy panels wait for the notices. */
const HOME_EXTRAS_TIMEOUT_MS = 1_500;

/** The home page: its panels in a grid, each with its own error boundary (R015, R311). */
export default function HomePage() {
  const preview = useNoticePreview();
  const { day, tasks, total, showAll, setCounts } = useHomeTodos();
  // Calendar and codes are slow to render and less important: they follow the notices.
  const [listed, setListed] = useState<readonly string[] | null>(null);
  // Deferred: on a return the notices are known at once, and the page is painted before both.
  const isWanted = useDeferredValue(useDoneOrTimeout(listed !== null, HOME_EXTRAS_TIMEOUT_MS));

  return (
    <>
      <Reminder />
      <div className={styles.page}>
        <Part area="greeting">
          <Greeting todos={total} />
        </Part>
        <Part area="banner">
          <Banner />
        </Part>
        <Part area="used">
          <Used />
        </Part>
        <Part area="todos" isLate>
          <MyTodos day={day} onShowAll={showAll} onCounted={setCounts} />
        </Part>
        <Part area="notices">
          <LatestNotices linkTo={preview.linkTo} onSettled={setListed} />
        </Part>
        <Part area="manuals" isLate>
          <ManualDownloads />
        </Part>
        <Part area="calendar">
          <CalendarPanel isWanted={isWanted} tasks={tasks} />
        </Part>
        <Part area="apps">
          <Apps isWanted={isWanted} />
        </Part>
        <ErrorBoundary region="home-preview" resetKey={preview.noticeId}>
          <NoticePreview preview={preview} listed={listed ?? undefined} />
        </ErrorBoundary>
      </div>
    </>
  );
}
