import { PageRegion } from '@/components/region-state';
import { PersonalCenter } from '@/features/personal-center';

/** Personal information (R020). */
export default function PersonalInfoPage() {
  return (
    <PageRegion name="personal-center">
      <PersonalCenter />
    </PageRegion>
  );
}
