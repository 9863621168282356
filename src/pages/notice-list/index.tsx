import { PageRegion } from '@/components/region-state';
import { NoticeList } from '@/features/notices';

/** The notices of all columns and states (R027). */
export default function NoticeListPage() {
  return (
    <PageRegion name="notices">
      <NoticeList />
    </PageRegion>
  );
}
