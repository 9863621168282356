import { PageRegion } from '@/components/region-state';
import { AllManuals } from '@/features/manuals';

// Before the page is rendered, which waits for the session.
void AllManuals.preload();

/** All operation manuals (R024). */
export default function AllManualPage() {
  return (
    <PageRegion name="manuals">
      <AllManuals />
    </PageRegion>
  );
}
