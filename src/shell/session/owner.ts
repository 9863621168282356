/**
 * Whom the session storage of this window belongs to. It outlives a reload, and the next person must find nothing of the
 * one before in it: no tabs, no entries, no choices (T3).
 */
import { sessionArea } from '@/utils/storage';
import { resetSessionStores } from './createSessionStore';
import { sessionStore } from './sessionStore';

const acceptOwner = (value: unknown) => (typeof value === 'string' ? value : undefined);

const readOwner = () => sessionArea.read('portal.owner', acceptOwner);

/** The wanted address is nobody's yet and stays (A30); so does the owner, for what the page may still write on its way. */
const emptyWindow = () => {
  const owner = readOwner();
  const wanted = sessionArea.read('portal.wantedAddress');
  sessionArea.clear();
  if (owner !== undefined) sessionArea.write('portal.owner', owner);
  if (wanted !== undefined) sessionArea.write('portal.wantedAddress', wanted);
};

/** Empties the storage before the window starts anew for somebody else; the same person finds everything again. */
export function leaveWindowTo(person: string | null): void {
  if (person !== null && person !== readOwner()) emptyWindow();
}

/**
 * Makes the window the person's own. Somebody who cannot be identified inherits nothing either. True: it was
 * another person's until now.
 */
export function takeOverWindow(person: string | null): boolean {
  const owner = readOwner();
  if (owner !== undefined && owner !== person) {
    emptyWindow();
    // Some stores have read the storage already. How long this session lives has just been told, and stays.
    const { phase, endsAt } = sessionStore.getState();
    resetSessionStores();
    sessionStore.setState({ phase, endsAt });
  }
  sessionArea.write('portal.owner', person ?? '');
  return owner !== undefined && owner !== (person ?? '');
}
