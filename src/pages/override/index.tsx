import { useLocation } from '@umijs/max';
import { CenteredPage } from '@/components/CenteredPage';
import { OverrideView } from '@/features/overrides';

/** Asks whether this window may show another address in place of a subsystem, as a link wants it. */
export default function OverridePage() {
  const { search } = useLocation();
  return (
    <CenteredPage>
      <OverrideView key={search} search={search} />
    </CenteredPage>
  );
}
