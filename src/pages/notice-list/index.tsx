import { PageRegion } from '@/components/region-state';
import { NoticeList } from '@/features/notices';

// Before the page is rendered, which waits for the session.
void NoticeList.preload();

/** Notices of all columns and statuses (R027). */
export default function NoticeListPage() {
  return (
    <PageRegion name="notices">
      <NoticeList />
    </PageRegion>
  );
}
