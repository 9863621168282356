import { useLocation } from '@umijs/max';
import { CenteredPage } from '@/components/CenteredPage';
import { EmptyState } from '@/components/empty-state';
import { useText } from '@/locales/text';
import { ShowSubsystem } from '@/shell/subsystem-stage';
import { useRegisteredSubsystem } from '@/shell/subsystem-registry';

/** Embeds a page that the registry lists for a frame; any other code shows nothing (R030, T13). */
export default function IframePage() {
  const t = useText();
  const code = new URLSearchParams(useLocation().search).get('code') || null;
  const subsystem = useRegisteredSubsystem(code);
  if (subsystem === 'pending') return null;
  // The stage reports an unreadable registry, with a retry.
  if (subsystem === 'unreadable' || (typeof subsystem !== 'string' && subsystem.isolation === 'frame'))
    return <ShowSubsystem code="iframe" />;
  return (
    <CenteredPage>
      <EmptyState type="not_permission" size="page" headingLevel={1} tip={t('empty.notPermissionReason')} />
    </CenteredPage>
  );
}
