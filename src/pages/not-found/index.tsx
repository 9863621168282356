import { useEffect } from 'react';
import { history, useLocation } from '@umijs/max';
import { HOME_PATH } from '@/constants/paths';
import { isSubsystemCode } from '@/domain/subsystem/registry';
import { translate } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { ShowSubsystem, useSubsystemRecord } from '@/shell/subsystems';

/**
 * A path that the portal has no route for. The registry may know it: a team ships a subsystem without a release of
 * the portal. Every other one is replaced by home, so that Back does not lead here again, and said so (R017).
 */
export default function NotFoundPage() {
  const code = useLocation().pathname.split('/')[1] ?? '';
  const record = useSubsystemRecord(isSubsystemCode(code) ? code : null);
  const isNowhere = record === 'absent' || record === 'unreadable';

  useEffect(() => {
    if (!isNowhere) return;
    history.replace(HOME_PATH);
    toast.show({ type: 'info', text: translate('nav.notFound') });
  }, [isNowhere]);

  return record === 'pending' || isNowhere ? null : <ShowSubsystem code={code} />;
}
