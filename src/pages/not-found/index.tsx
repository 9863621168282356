import { useEffect } from 'react';
import { history, useLocation } from '@umijs/max';
import { HOME_PATH } from '@/constants/paths';
import { PORTAL_PATHS } from '@/domain/subsystem/paneKey';
import { isSubsystemCode } from '@/domain/subsystem/subsystemCode';
import { translate } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { useRegisteredSubsystem } from '@/shell/subsystem-registry';
import { ShowSubsystem } from '@/shell/subsystem-stage';

/** A code that the registry may list: the first part of a path, unless the portal has pages below it. */
const codeIn = (pathname: string) => {
  const code = pathname.split('/')[1] ?? '';
  return isSubsystemCode(code) && !PORTAL_PATHS.has(code.toLowerCase()) ? code : null;
};

/**
 * A path without a route. The registry may list it: a team ships a subsystem without a release of the portal, and the
 * stage shows it once the registry is loaded, or says that it cannot be read, with a retry. Any other path is replaced by
 * home, so that Back does not return here, with a message (R017).
 */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const code = codeIn(pathname);
  const subsystem = useRegisteredSubsystem(code);
  const isNowhere = subsystem === 'absent';

  useEffect(() => {
    // This page stays until the code of home is loaded; another unknown path may come before that.
    if (!isNowhere || pathname === HOME_PATH) return;
    history.replace(HOME_PATH);
    toast.show({ type: 'info', text: translate('nav.notFound') });
  }, [isNowhere, pathname]);

  return code !== null && subsystem === 'unreadable' ? <ShowSubsystem code={code} /> : null;
}
