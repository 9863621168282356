import { useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { CalendarPanel } from '@/features/home';
import { ManualDownloads } from '@/features/manuals';
import { LatestNotices, NoticePreview, useNoticePreview } from '@/features/notices';
import { useDoneOrTimeout } from '@/utils/useDoneOrTimeout';
import { Apps, Banner, Greeting, Reminder } from './panels';
import styles from './index.module.css';

/** Maximum time that the heavy panels wait for the notices. */
const HOME_EXTRAS_TIMEOUT_MS = 1_500;

/** The home page: its panels in a grid, each with its own error boundary (R015, R311). */
export default function HomePage() {
  const preview = useNoticePreview();
  // Calendar and codes are slow to render and less important: they follow the notices.
  const [listed, setListed] = useState<readonly string[] | null>(null);
  const isWanted = useDoneOrTimeout(listed !== null, HOME_EXTRAS_TIMEOUT_MS);

  return (
    <>
      <Reminder />
      <div className={styles.page}>
        <div className={styles.greeting}>
          <ErrorBoundary region="home-greeting">
            <Greeting />
          </ErrorBoundary>
        </div>
        <div className={styles.banner}>
          <ErrorBoundary region="home-banner">
            <Banner />
          </ErrorBoundary>
        </div>
        <div className={styles.notices}>
          <ErrorBoundary region="home-notices">
            <LatestNotices linkTo={preview.linkTo} onSettled={setListed} />
          </ErrorBoundary>
        </div>
        <div className={styles.manuals}>
          <ErrorBoundary region="home-manuals">
            <ManualDownloads />
          </ErrorBoundary>
        </div>
        <div className={styles.aside}>
          <ErrorBoundary region="home-calendar">
            <CalendarPanel isWanted={isWanted} />
          </ErrorBoundary>
          <ErrorBoundary region="home-apps">
            <Apps isWanted={isWanted} />
          </ErrorBoundary>
        </div>
        <ErrorBoundary region="home-preview" resetKey={preview.noticeId}>
          <NoticePreview preview={preview} listed={listed ?? undefined} />
        </ErrorBoundary>
      </div>
    </>
  );
}
