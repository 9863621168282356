import { SubsystemError } from '@/domain/subsystem/failure';
import type { PermissionDataName } from '@/domain/subsystem/registeredSubsystem';
import type { HousekeeperPermission } from '@/domain/housekeeper/schema';
import { checkHousekeeperAccount, getHousekeeperPermission } from '@/services/housekeeper';
import { IN_BACKGROUND } from '@/services/http';
import { setHousekeeperPermission } from './sharedState';

let asked = 0;
let shown = 0;

/** Numbers the requests, so that an older response never overwrites a newer one (F29). */
const takeTurn = () => {
  const turn = (asked += 1);
  return (permission: HousekeeperPermission, signal: AbortSignal) => {
    if (signal.aborted || turn < shown) return;
    shown = turn;
    setHousekeeperPermission(permission);
  };
};

/**
 * Loads what a subsystem needs before it is mounted (R032, R140): the housekeeper's permission with the token, and the
 * check of the account, once per opening.
 *
 * @throws SubsystemError of kind `permission-data`, with the message of R304, or `no-account` when the user has no
 * account there. In both cases nothing is mounted.
 */
export async function loadPermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void> {
  if (name === undefined) return;
  const show = takeTurn();
  try {
    const [permission, hasAccount] = await Promise.all([
      getHousekeeperPermission({ ...IN_BACKGROUND, signal }),
      checkHousekeeperAccount({ ...IN_BACKGROUND, signal }),
    ]);
    if (!hasAccount) throw new SubsystemError({ kind: 'no-account' });
    show(permission, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SubsystemError) throw error;
    throw new SubsystemError({ kind: 'permission-data', detail: error instanceof Error ? error.message : undefined });
  }
}

/** Refreshes the permission data of a mounted subsystem; after a failure it keeps the present data. */
export async function refreshPermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void> {
  if (name === undefined) return;
  const show = takeTurn();
  try {
    show(await getHousekeeperPermission({ ...IN_BACKGROUND, signal }), signal);
  } catch {
    // The server checks every call anyway; the present data stay until the next refresh.
  }
}
