import { SubsystemError, type PermissionDataName } from '@/domain/subsystem';
import { checkHousekeeperAccount, getHousekeeperPermission } from '@/services/housekeeper';
import { setHousekeeperPermission } from './sharedState';

const BESIDE = { quiet: true, overlay: false } as const;

/**
 * Fetches what a subsystem has to be handed before it is mounted (R032, R140): the housekeeper's permission with the
 * token, and the check of the account, once per opening.
 *
 * @throws SubsystemError of kind `permission-data`, which the stage words as R304 does, or `no-account` when the
 * person has none there: then nothing is mounted either.
 */
export async function preparePermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void> {
  if (name === undefined) return;
  try {
    const [permission, hasAccount] = await Promise.all([
      getHousekeeperPermission({ ...BESIDE, signal }),
      checkHousekeeperAccount({ ...BESIDE, signal }),
    ]);
    if (!hasAccount) throw new SubsystemError({ kind: 'no-account' });
    if (!signal.aborted) setHousekeeperPermission(permission);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SubsystemError) throw error;
    throw new SubsystemError({ kind: 'permission-data', detail: error instanceof Error ? error.message : undefined });
  }
}

/** Asks again for a subsystem that is alive; when the answer fails it keeps what it has. */
export async function refreshPermissionData(name: PermissionDataName | undefined): Promise<void> {
  if (name === undefined) return;
  try {
    setHousekeeperPermission(await getHousekeeperPermission(BESIDE));
  } catch {
    // The server judges every call anyway; what is shown stays until it can be asked again.
  }
}
