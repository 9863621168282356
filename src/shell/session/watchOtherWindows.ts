/**
 * Synchronizes this window with the others: it signs out when another one does (T11), reloads when another person signs
 * in there, and checks again when restored from the browser's page cache (F43).
 */
import { userKeyOf } from '@/domain/session';
import type { UserInfo } from '@/domain/user/schema';
import { onWake } from '@/utils/onWake';
import { forceReload } from '@/utils/safeRedirect';
import { localArea } from '@/utils/storage';
import { adoptExpiry } from './expiry';
import { clearStorageForOthers } from './storageOwner';
import { emitUserChange } from './sessionEvents';
import { sessionStore, type SessionPhase } from './sessionStore';
import { isSigningOut, signOut } from './signOut';
import { reloadUser } from './startSession';
import { adoptSharedToken, readToken, sharedToken } from './token';
import { answerForUnsaved } from './unsavedElsewhere';
import { listenToOtherWindows, type WindowMessage } from './windowChannel';

const WITH_SESSION: readonly SessionPhase[] = ['starting', 'choosing', 'active', 'failed', 'no-phone'];

const hasSession = () => WITH_SESSION.includes(sessionStore.getState().phase);

let startingOver: Promise<void> | null = null;

/** Another person has signed in: open forms save their content, then the window reloads (A43). */
const reloadForNewUser = (userKey: string | null) => {
  startingOver ??= emitUserChange().then(() => {
    startingOver = null;
    if (isSigningOut()) return;
    clearStorageForOthers(userKey);
    forceReload();
  });
};

/** The followed token may belong to someone else after all: a cookie that another page has set names nobody (T3). */
const checkUser = (user: UserInfo) => {
  const { phase, userKey } = sessionStore.getState();
  if (phase === 'active' && !isSigningOut() && userKeyOf(user) !== userKey) reloadForNewUser(userKeyOf(user));
};

/** Someone signed in elsewhere: the same person has a newer token, another person takes over the window. */
const handleUserChange = (userKey: string | null) => {
  const { phase, userKey: own, accountChoice } = sessionStore.getState();
  if (phase === 'starting') return;
  if (phase === 'choosing' && userKey !== null && accountChoice && userKey === userKeyOf(accountChoice.present)) {
    adoptSharedToken();
  } else if (phase === 'active' && userKey !== null && userKey === own) {
    if (sharedToken() === readToken()) return;
    adoptSharedToken();
    // The known expiry belongs to the older token; the user info contains the new one.
    adoptExpiry(null);
    void reloadUser().then(checkUser, () => undefined);
  } else reloadForNewUser(userKey);
};

const handleMessage = (message: WindowMessage) => {
  if (!hasSession() || isSigningOut()) return;
  if (message.type === 'signed-out') {
    // A late message may be about a session that a newer sign-in has replaced.
    const shared = sharedToken();
    if (shared !== null && shared !== readToken()) resyncToken();
    else signOut('other-window');
  } else if (message.type === 'renewed') {
    if (message.person !== sessionStore.getState().userKey) return;
    adoptSharedToken();
    adoptExpiry(typeof message.endsAt === 'number' ? message.endsAt : null);
  } else handleUserChange(message.person);
};

/** The window that stored a token says whose it is within this time, unless its start fails or takes long. */
const MESSAGE_MS = 3_000;
let checkTimer: number | undefined;

/** Compares the tokens unless a message does it first. People without a key would reload each other forever. */
const checkSoon = () => {
  window.clearTimeout(checkTimer);
  checkTimer = window.setTimeout(() => {
    if (sessionStore.getState().userKey !== null) resyncToken();
  }, MESSAGE_MS);
};

/** Local storage is the fallback without a channel; a null key means that all was cleared. */
const handleStorage = ({ key, newValue }: StorageEvent) => {
  // `resyncToken` ignores a key that was removed by hand: a real sign-out has removed the cookie as well (F38).
  if (key === null || (key === 'ssoToken' && newValue === null)) resyncToken();
  else if (key === 'ssoToken') checkSoon();
  else if (key === 'portal.person' && newValue !== null) handleMessage({ type: 'signed-in', person: newValue });
};

/** Compares the session with the stored token: messages may have been missed while the page was frozen. */
export const resyncToken = (): void => {
  if (!hasSession() || isSigningOut()) return;
  if (sharedToken() === null) signOut('other-window');
  else if (sharedToken() !== readToken()) {
    const { phase } = sessionStore.getState();
    if (phase === 'active') handleUserChange(localArea.read('portal.person') ?? null);
    // No person is shown yet: the next attempt uses the newer token.
    else if (phase === 'failed') adoptSharedToken();
  }
};

const returnFromCache = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  // It was left during sign-out or from the sign-in page; both are outdated.
  if (!hasSession() || isSigningOut()) forceReload();
  else resyncToken();
};

/** Starts watching. Returns a function that stops it. */
export function watchOtherWindows(): () => void {
  const stopListening = listenToOtherWindows(handleMessage);
  const stopAnswering = answerForUnsaved();
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', returnFromCache);
  // Also after the machine was asleep: another window may have signed out meanwhile.
  const stopWaking = onWake(resyncToken);
  return () => {
    stopListening();
    stopAnswering();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', returnFromCache);
    stopWaking();
    window.clearTimeout(checkTimer);
  };
}
