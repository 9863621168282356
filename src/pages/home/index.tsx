import { memo, useDeferredValue, useReducer, useState } from 'react';
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

// Constant elements: what the other panels report does not render them again.
const REMINDER = <Reminder />;
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
const Calendar = memo(CalendarPanel);
const AppPanel = memo(Apps);
const Tasks = memo(MyTodos);

/** The home page: its panels in a grid, each with its own error boundary (R015, R311). */
export default function HomePage() {
  const { day, tasks, total, showAll, setCounts } = useHomeTodos();
  // Calendar and codes are slow to render and less important: they follow the notices.
  const [hasNotices, setHasNotices] = useReducer(() => true, false);
  // Deferred: on a return the notices are known at once, and the page is painted before both.
  const isWanted = useDeferredValue(useDoneOrTimeout(hasNotices, HOME_EXTRAS_TIMEOUT_MS));

  return (
    <>
      {REMINDER}
      <div className={styles.page}>
        <Part area="greeting">
          <Greeting todos={total} />
        </Part>
        {BANNER_AND_USED}
        <Part area="todos" isLate>
          <Tasks day={day} onShowAll={showAll} onCounted={setCounts} />
        </Part>
        <Notices onSettled={setHasNotices} />
        {MANUALS}
        <Part area="calendar">
          <Calendar isWanted={isWanted} tasks={tasks} />
        </Part>
        <Part area="apps">
          <AppPanel isWanted={isWanted} />
        </Part>
      </div>
    </>
  );
}

/** The newest notices and the one that is open; the address changes with it, so the rest of the page is apart. */
const Notices = memo(function Notices({ onSettled }: { onSettled: () => void }) {
  const preview = useNoticePreview();
  const [listed, setListed] = useState<readonly string[]>();
  const settle = (noticeIds: readonly string[]) => {
    setListed(noticeIds);
    onSettled();
  };
  return (
    <>
      <Part area="notices">
        <LatestNotices linkTo={preview.linkTo} onSettled={settle} />
      </Part>
      <ErrorBoundary region="home-preview" resetKey={preview.noticeId}>
        <NoticePreview preview={preview} listed={listed} />
      </ErrorBoundary>
    </>
  );
});
