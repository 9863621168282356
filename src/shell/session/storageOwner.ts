/**
 * The user who owns this window's session storage. It survives a reload, and the next user must not find
 * anything of the previous one: tabs, entries, choices (T3).
 */
import { sessionArea } from '@/utils/storage';
import { resetSessionStores } from './createSessionStore';
import { sessionStore } from './sessionStore';

const acceptStorageOwner = (value: unknown) => (typeof value === 'string' ? value : undefined);

const readStorageOwner = () => sessionArea.read('portal.owner', acceptStorageOwner);

/**
 * Clears the session storage except for the return address, which belongs to nobody yet (A30), and the owner, because
 * this page may still write while it unloads.
 */
const clearWindowStorage = () => sessionArea.clear('portal.owner', 'portal.wantedAddress');

/** Clears the storage before the window reloads for another user; the same user keeps everything. */
export function clearStorageForOthers(userKey: string | null): void {
  if (userKey !== null && userKey !== readStorageOwner()) clearWindowStorage();
}

/**
 * Assigns the window to a person. A person who cannot be identified inherits nothing either. Returns whether it
 * belonged to another person before.
 */
export function assignWindowStorage(userKey: string | null): boolean {
  const storageOwner = readStorageOwner();
  if (storageOwner !== undefined && storageOwner !== userKey) {
    clearWindowStorage();
    // Some stores have already read the storage. The expiry was just received and stays.
    const { phase, endsAt } = sessionStore.getState();
    resetSessionStores();
    sessionStore.setState({ phase, endsAt });
  }
  sessionArea.write('portal.owner', userKey ?? '');
  return storageOwner !== undefined && storageOwner !== (userKey ?? '');
}
