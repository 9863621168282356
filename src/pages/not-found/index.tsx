import { useEffect } from 'react';
import { history, useLocation } from '@umijs/max';
import { HOME_PATH } from '@/constants/paths';
import { isSubsystemCode } from '@/domain/subsystem/subsystemCode';
import { translate } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { useRegisteredSubsystem } from '@/shell/subsystem-registry';
import { ShowSubsystem } from '@/shell/subsystem-stage';

/**
 * A path without a route. The registry may list it: a team ships a subsystem without a release of the portal, and the
 * stage shows it once the registry is loaded. Any other path is replaced by home, so that Back does not return here,
 * with a message (R017).
 */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const code = pathname.split('/')[1] ?? '';
  const subsystem = useRegisteredSubsystem(isSubsystemCode(code) ? code : null);
  const isNowhere = subsystem === 'absent';

  useEffect(() => {
    // This page stays until the code of home is loaded; another unknown path may come before that.
    if (!isNowhere || pathname === HOME_PATH) return;
    history.replace(HOME_PATH);
    toast.show({ type: 'info', text: translate('nav.notFound') });
  }, [isNowhere, pathname]);

  // The stage reports an unreadable registry, with a retry.
  return subsystem === 'unreadable' ? <ShowSubsystem code={code} /> : null;
}
