import { useEffect } from 'react';
import { history } from '@umijs/max';
import { usePortal, useText } from '../../portal/PortalProvider';

/** Tells the portal of unsaved work, and asks before another page of this subsystem takes the place of the form. */
export function useLeaveGuard(hasUnsaved: boolean, place: string): void {
  const portal = usePortal();
  const t = useText();

  useEffect(() => {
    portal.reportUnsaved(hasUnsaved);
    return () => portal.reportUnsaved(false);
  }, [portal, hasUnsaved]);

  useEffect(() => {
    if (!hasUnsaved) return;
    const release = history.block(({ location, retry }) => {
      // The tabs of the same order keep the form.
      if (location.pathname === place) {
        release();
        retry();
        return;
      }
      void portal
        .confirm({
          title: t('leave.title'),
          content: t('leave.text'),
          okText: t('leave.ok'),
          cancelText: t('leave.cancel'),
          danger: true,
        })
        .then((agreed) => {
          if (!agreed) return;
          release();
          retry();
        });
    });
    return release;
  });
}
