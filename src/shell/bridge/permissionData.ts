import { SubsystemError, type PermissionDataName } from '@/domain/subsystem';
import type { HousekeeperPermission } from '@/domain/housekeeper/schema';
import { checkHousekeeperAccount, getHousekeeperPermission } from '@/services/housekeeper';
import { IN_BACKGROUND } from '@/services/http';
import { setHousekeeperPermission } from './sharedState';

let asked = 0;
let shown = 0;

/** Numbers the requests, so that an older answer never takes the place of a newer one (F29). */
const takeTurn = () => {
  const turn = (asked += 1);
  return (permission: HousekeeperPermission, signal: AbortSignal) => {
    if (signal.aborted || turn < shown) return;
    shown = turn;
    setHousekeeperPermission(permission);
  };
};

/**
 * Loads what a subsystem needs before it is mounted (R032, R140): the housekeeper's permission with the
 * token, and the check of the account, once per opening.
 *
 * @throws SubsystemError of kind `permission-data`, which the stage words as R304 does, or `no-account` when the
 * person has none there: then nothing is mounted either.
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

/** Asks again for a subsystem that is alive; when the answer fails it keeps what it has. */
export async function refreshPermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void> {
  if (name === undefined) return;
  const show = takeTurn();
  try {
    show(await getHousekeeperPermission({ ...IN_BACKGROUND, signal }), signal);
  } catch {
    // The server judges every call anyway; what is shown stays until it can be asked again.
  }
}
