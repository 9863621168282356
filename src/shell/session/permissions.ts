/**
 * What the person may do, asked at the start and again while they are signed in. The server sends no news of a
 * change, and asking by the clock would cost every idle window calls for a rare event. So the portal asks when it
 * matters: when the person comes back to the window, and at once when the server has refused an action.
 */
import { PERMISSIONS_STALE_MS } from '@/constants/session';
import { IN_BACKGROUND, EnvelopeError, HttpStatusError, NetworkError } from '@/services/http';
import { listPowerCodes } from '@/services/permissions';
import { listPermissionMenus } from '@/services/subsystems';
import type { PermissionMenu } from '@/domain/subsystem/assumed';
import { isSameJson } from '@/utils/isSameJson';
import { onWake } from '@/utils/onWake';
import { sessionArea } from '@/utils/storage';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';

/** HTTP statuses that say that the person may not do what they tried. */
const FORBIDDEN_STATUSES: readonly number[] = [401, 403];

let turn = 0;
let askedAt = -Infinity;

const loadPermissionCodes = async (isOurs: () => boolean, onFailure?: (error: unknown) => void) => {
  const { permissionState } = sessionStore.getState();
  try {
    const powerList = await listPowerCodes(IN_BACKGROUND);
    if (!isOurs()) return;
    sessionArea.write('powerList', powerList);
    // An equal list keeps its identity: whoever follows it is not drawn again at every look at the window.
    const { powerList: known } = sessionStore.getState();
    sessionStore.setState({ powerList: isSameJson(known, powerList) ? known : powerList, permissionState: 'ready' });
  } catch (error) {
    // Just woken, a machine has no network yet: the next occasion counts.
    if (error instanceof NetworkError) askedAt = -Infinity;
    // The stored list stays as it is; this page works without permissions (R194). A server that cannot be reached takes
    // nothing away from somebody who is at work; one that refuses does.
    if (isOurs()) onFailure?.(error);
    if (isOurs() && (permissionState === 'loading' || error instanceof EnvelopeError))
      sessionStore.setState({ powerList: [], permissionState: 'failed' });
  }
};

const loadPermissionMenus = async (isOurs: () => boolean) => {
  const { permissionMenuState } = sessionStore.getState();
  try {
    const menus = await listPermissionMenus(IN_BACKGROUND);
    if (!isOurs()) return;
    // Without a prototype: a code such as `__proto__` is a key like any other (T20).
    const byCode: Record<string, PermissionMenu> = Object.create(null);
    for (const menu of menus) byCode[menu.systemCode] = menu;
    sessionArea.write('nav_permission_menus', byCode);
    const { permissionMenus: known } = sessionStore.getState();
    sessionStore.setState({
      permissionMenus: isSameJson(known, byCode) ? known : byCode,
      permissionMenuState: 'ready',
    });
  } catch {
    if (isOurs() && permissionMenuState === 'loading') sessionStore.setState({ permissionMenuState: 'failed' });
  }
};

/**
 * Loads permission codes and permission menus in parallel; only the newest call counts (F29). Never rejects.
 *
 * @param onFailure - Called when the permission codes could not be loaded: the user asked for them.
 */
export async function loadPermissions(onFailure?: (error: unknown) => void): Promise<void> {
  const own = (turn += 1);
  askedAt = Date.now();
  const isOurs = () => own === turn && !isSigningOut();
  await Promise.all([loadPermissionCodes(isOurs, onFailure), loadPermissionMenus(isOurs)]);
}

const reloadPermissions = () => {
  if (sessionStore.getState().phase === 'active' && !isSigningOut()) void loadPermissions();
};

/** The server has refused an action that the portal offered: the known permissions are outdated. */
export function recheckPermissions(error: unknown): void {
  if (error instanceof HttpStatusError && FORBIDDEN_STATUSES.includes(error.status)) reloadPermissions();
}

const look = () => {
  // A clock that was set back must not keep the question away.
  const age = Math.abs(Date.now() - askedAt);
  if (document.visibilityState === 'visible' && age > PERMISSIONS_STALE_MS) reloadPermissions();
};

/**
 * Asks again when the person comes back to the window, or the machine to the network. This also tells whether the server
 * still knows the session. Returns what stops it.
 */
export function watchPermissions(): () => void {
  return onWake(look);
}
