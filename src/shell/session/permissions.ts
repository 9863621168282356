/**
 * The person's permissions, loaded at the start and again during the session. The server does not push changes, and
 * polling would cost every idle window calls for a rare event. So they are loaded again when the person returns to the
 * window, and at once when the server has refused an action.
 */
import type { PermissionMenu } from '@/domain/subsystem/schema';
import { isSameJson } from '@/domain/wire/json';
import { IN_BACKGROUND, EnvelopeError, HttpStatusError, NetworkError } from '@/services/http';
import { listPowerCodes } from '@/services/permissions';
import { listPermissionMenus } from '@/services/subsystems';
import { onWake } from '@/utils/onWake';
import { sessionArea } from '@/utils/storage';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';

/** Age from which returning to the window reloads the person's permissions. */
const PERMISSIONS_STALE_MS = 60_000;

/** HTTP statuses of a missing permission. */
const FORBIDDEN_STATUSES: readonly number[] = [401, 403];

let turn = 0;
let askedAt = -Infinity;

const loadPermissionCodes = async (isOurs: () => boolean, onFailure?: (error: unknown) => void) => {
  const { permissionState } = sessionStore.getState();
  try {
    const powerList = await listPowerCodes(IN_BACKGROUND);
    if (!isOurs()) return;
    sessionArea.write('powerList', powerList);
    // An equal list keeps its identity: subscribers do not rerender on every return to the window.
    const { powerList: known } = sessionStore.getState();
    sessionStore.setState({ powerList: isSameJson(known, powerList) ? known : powerList, permissionState: 'ready' });
  } catch (error) {
    // A machine that has just woken has no network yet: the next event retries.
    if (error instanceof NetworkError) askedAt = -Infinity;
    // Keep the stored list. At the start a failure counts as 'no permissions' (R194). Later an unreachable server
    // changes nothing; only a refusal clears them.
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
    // Without a prototype: a code such as `__proto__` is an ordinary key (T20).
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
 * @param onFailure - Called when the permission codes could not be loaded, if the user requested them.
 */
export async function loadPermissions(onFailure?: (error: unknown) => void): Promise<void> {
  const own = (turn += 1);
  askedAt = Date.now();
  const isOurs = () => own === turn && !isSigningOut();
  await Promise.all([loadPermissionCodes(isOurs, onFailure), loadPermissionMenus(isOurs)]);
}

/** Resolves once the permission codes are loaded, or could not be. */
export async function permissionsKnown(): Promise<void> {
  const isKnown = () => sessionStore.getState().permissionState !== 'loading';
  if (isKnown()) return;
  await new Promise<void>((resolve) => {
    const stop = sessionStore.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

const reloadPermissions = () => {
  if (sessionStore.getState().phase === 'active' && !isSigningOut()) void loadPermissions();
};

/** Reloads the permissions after the server has refused an action that the portal offered. */
export function recheckPermissions(error: unknown): void {
  if (error instanceof HttpStatusError && FORBIDDEN_STATUSES.includes(error.status)) reloadPermissions();
}

const reloadIfStale = () => {
  // A clock that was set back must not prevent the reload.
  const age = Math.abs(Date.now() - askedAt);
  if (document.visibilityState === 'visible' && age > PERMISSIONS_STALE_MS) reloadPermissions();
};

/**
 * Reloads when the person returns to the window or the network returns. This also detects a session that the server has
 * ended. Returns a function that stops it.
 */
export function watchPermissions(): () => void {
  return onWake(reloadIfStale);
}
