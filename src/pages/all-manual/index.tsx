import { PageRegion } from '@/components/region-state';
import { AllManuals } from '@/features/manuals';

/** All operation manuals (R024). */
export default function AllManualPage() {
  return (
    <PageRegion name="manuals">
      <AllManuals />
    </PageRegion>
  );
}
