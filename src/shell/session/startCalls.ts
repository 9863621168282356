import { getGrayServiceName } from '@/services/gray-release';
import { listPowerCodes } from '@/services/power';
import { listPermissionMenus } from '@/services/subsystems';
import type { PermissionMenu } from '@/domain/subsystem/assumed';
import { sessionArea } from '@/utils/storage';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';

/** Nobody waits for these and nobody is told when one fails: what depends on it stays absent. */
const BESIDE = { quiet: true, overlay: false } as const;

const loadPowers = async () => {
  sessionStore.setState({ powerState: 'loading' });
  try {
    const powerList = await listPowerCodes(BESIDE);
    if (isSigningOut()) return;
    sessionArea.write('powerList', powerList);
    sessionStore.setState({ powerList, powerState: 'ready' });
  } catch {
    // The stored list stays as it is; this page goes without powers (R194).
    if (!isSigningOut()) sessionStore.setState({ powerList: [], powerState: 'failed' });
  }
};

const loadPermissionMenus = async () => {
  sessionStore.setState({ permissionMenuState: 'loading' });
  try {
    const menus = await listPermissionMenus(BESIDE);
    if (isSigningOut()) return;
    // Without a prototype: a code such as `__proto__` is a key like any other (T20).
    const byCode: Record<string, PermissionMenu> = Object.create(null);
    for (const menu of menus) byCode[menu.systemCode] = menu;
    sessionArea.write('nav_permission_menus', byCode);
    sessionStore.setState({ permissionMenus: byCode, permissionMenuState: 'ready' });
  } catch {
    if (!isSigningOut()) sessionStore.setState({ permissionMenuState: 'failed' });
  }
};

const loadGrayService = async () => {
  try {
    const service = await getGrayServiceName(BESIDE);
    if (isSigningOut() || !service.serviceName) return;
    // Opaque values for subsystems: never used as an address by the portal itself (R148, T24).
    sessionArea.write('graySystem', service.serviceName);
    sessionArea.write('eurekaUrl', service.eurekaUrl);
    sessionStore.setState({ grayService: service });
  } catch {
    // No service name, no entry (R092).
  }
};

/** Loads, side by side, what the session can do without; each call may fail alone (A33, F34). */
export const loadBesideSession = async (): Promise<void> => {
  await Promise.all([loadPowers(), loadPermissionMenus(), loadGrayService()]);
};
