import type { PortalContext } from '@portal/subsystem-sdk';

/** Props of a micro-app: the contract and, for Umi slaves, what `useModel('@@qiankunStateFromMaster')` returns. */
export type MicroAppProps = Record<string, unknown> & { portal: PortalContext };

/** The props for the current snapshot; the housekeeper's are the `status` and `data` of the specification (R140). */
export function propsFor(portal: PortalContext): MicroAppProps {
  const { user, permissions, dictionary, locale, theme, hideBar, isVisible } = portal.getState();
  return {
    portal,
    user,
    powerCodes: permissions.powerCodes,
    permissionMenus: permissions.menus,
    dictionary,
    locale,
    theme,
    hideBar,
    isVisible,
    ...(permissions.housekeeper && { status: permissions.housekeeper.status, data: permissions.housekeeper.data }),
  };
}
