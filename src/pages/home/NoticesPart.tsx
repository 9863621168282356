import { memo, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { LatestNotices, NoticePreview, useNoticePreview } from '@/features/notices';
import { usePageVisible } from '@/shell/cached-pages';
import { Part } from './Part';
import { prefetchNoticesAtStart } from './prefetchNoticesAtStart';

prefetchNoticesAtStart();

/** The newest notices and the one that is open; the address changes with it, so the rest of the page is apart. */
export const NoticesPart = memo(function NoticesPart({ onSettled }: { onSettled: () => void }) {
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
      <WhileShown>
        <ErrorBoundary region="home-preview" resetKey={preview.noticeId}>
          <NoticePreview preview={preview} listed={listed} />
        </ErrorBoundary>
      </WhileShown>
    </>
  );
});

/** The reader covers the whole window, so that it ends with the visit; the list beside it does not render for that. */
const WhileShown = ({ children }: { children: ReactNode }) => usePageVisible() && children;
