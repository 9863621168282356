/**
 * Keeps this window in step with the others: signed out there, it leaves within a moment (T11); somebody
 * else signed in there, it starts anew; come back from the browser's page cache, it asks again (F43).
 */
import { personKey } from '@/domain/session';
import { onWake } from '@/utils/onWake';
import { forceReload } from '@/utils/safeRedirect';
import { localArea } from '@/utils/storage';
import { adoptExpiry } from './expiry';
import { clearStorageForOthers } from './storageOwner';
import { emitPersonChange } from './sessionEvents';
import { sessionStore, type SessionPhase } from './sessionStore';
import { isSigningOut, signOut } from './signOut';
import { reloadUser } from './startSession';
import { followSharedToken, readToken, sharedToken } from './token';
import { listenToOtherWindows, type WindowMessage } from './windowChannel';

const WITH_SESSION: readonly SessionPhase[] = ['starting', 'choosing', 'active', 'failed', 'no-phone'];

const hasSession = () => WITH_SESSION.includes(sessionStore.getState().phase);

let startingOver: Promise<void> | null = null;

/** Makes room for another person: open forms keep what stands in them, then the window starts over (A43). */
const startOver = (person: string | null) => {
  startingOver ??= emitPersonChange().then(() => {
    startingOver = null;
    if (isSigningOut()) return;
    clearStorageForOthers(person);
    forceReload();
  });
};

/** The person who was signed in elsewhere: the same one has a newer token, another one takes the window over. */
const onPersonChanged = (person: string | null) => {
  const { phase, person: own, accountChoice } = sessionStore.getState();
  if (phase === 'starting') return;
  if (phase === 'choosing' && person !== null && accountChoice && person === personKey(accountChoice.present)) {
    followSharedToken();
  } else if (phase === 'active' && person !== null && person === own) {
    if (sharedToken() === readToken()) return;
    followSharedToken();
    // The known expiry belongs to the older token; the user info contains the new one.
    adoptExpiry(null);
    void reloadUser().catch(() => undefined);
  } else startOver(person);
};

const handleMessage = (message: WindowMessage) => {
  if (!hasSession() || isSigningOut()) return;
  if (message.type === 'signed-out') {
    // Heard late, it speaks of a session that a newer sign-in has replaced.
    const shared = sharedToken();
    if (shared !== null && shared !== readToken()) checkAgain();
    else signOut('other-window');
  } else if (message.type === 'renewed') {
    if (message.person !== sessionStore.getState().person) return;
    followSharedToken();
    adoptExpiry(typeof message.endsAt === 'number' ? message.endsAt : null);
  } else onPersonChanged(message.person);
};

/** Local storage tells the same where there is no channel; a null key means that all was cleared. */
const handleStorage = ({ key, newValue }: StorageEvent) => {
  // A key that was removed by hand is no sign-out: that one takes the cookie first (F38).
  if (key === null || (key === 'ssoToken' && newValue === null)) checkAgain();
  else if (key === 'portal.person' && newValue !== null) handleMessage({ type: 'signed-in', person: newValue });
};

/** A message may have been missed while the page was frozen: look at what is stored. */
const checkAgain = () => {
  if (!hasSession() || isSigningOut()) return;
  if (sharedToken() === null) signOut('other-window');
  else if (sharedToken() !== readToken()) {
    const { phase } = sessionStore.getState();
    if (phase === 'active') onPersonChanged(localArea.read('portal.person') ?? null);
    // Nothing of a person is shown yet: the next attempt is made with the newer token.
    else if (phase === 'failed') followSharedToken();
  }
};

/**
 * The server refuses the token of this window: the end, unless another window has put a newer one in its place,
 * which then counts here too (R222, T11).
 */
export function expireSession(): void {
  if (isSigningOut()) return;
  const shared = sharedToken();
  if (shared === null || shared === readToken()) signOut('expired');
  else if (sessionStore.getState().phase === 'starting') followSharedToken();
  else checkAgain();
}

const returnFromCache = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  // It was left while signing out, or from the sign-in page: neither is true any more.
  if (!hasSession() || isSigningOut()) forceReload();
  else checkAgain();
};

/** Starts watching. Returns what stops it. */
export function watchOtherWindows(): () => void {
  const stopListening = listenToOtherWindows(handleMessage);
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', returnFromCache);
  // Also after a sleep of the machine, during which another window may have signed out.
  const stopWaking = onWake(checkAgain);
  return () => {
    stopListening();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', returnFromCache);
    stopWaking();
  };
}
