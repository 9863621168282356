import { PageRegion } from '@/components/region-state';
import { GrayRelease } from '@/features/gray-release';

// Before the page is rendered, which waits for the session.
void GrayRelease.preload();

/** The gray release page (R019). */
export default function GrayReleasePage() {
  return (
    <PageRegion name="gray-release">
      <GrayRelease />
    </PageRegion>
  );
}
