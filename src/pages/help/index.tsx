import { CenteredPage } from '@/components/CenteredPage';
import { HelpView } from '@/features/help';

/** The page for a subsystem that cannot be opened (R029). */
export default function HelpPage() {
  return (
    <CenteredPage>
      <HelpView />
    </CenteredPage>
  );
}
