import { PageRegion } from '@/components/region-state';
import { NoticeList } from '@/features/notices';

/** Notices of all columns and statuses (R027). */
export default function NoticeListPage() {
  return (
    <PageRegion name="notices">
      <NoticeList />
    </PageRegion>
  );
}
