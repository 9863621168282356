import { PageRegion } from '@/components/region-state';
import { GrayRelease } from '@/features/gray-release';

/** The page of the gray release (R019). */
export default function GrayReleasePage() {
  return (
    <PageRegion name="gray-release">
      <GrayRelease />
    </PageRegion>
  );
}
