/**
 * The start of a session in the order of A33: user info, ticket, a renewed token and user info again for a bound
 * person; then, in parallel, the calls that may fail without stopping the start (F34).
 */
import { NO_PHONE_LOGOUT_DELAY_MS } from '@/constants/session';
import { parseTicket, userKeyOf, type LoginTicket } from '@/domain/session';
import { displayName } from '@/domain/user/displayName';
import { toUserInfoWire, type UserInfo } from '@/domain/user/schema';
import { loadShellTexts } from '@/locales/loadTexts';
import { translate } from '@/locales/text';
import { IN_BACKGROUND, type CallOptions } from '@/services/http';
import { getUserInfo } from '@/services/users';
import { toast } from '@/shell/feedback';
import { getLanguage } from '@/shell/preferences';
import { localArea, sessionArea } from '@/utils/storage';
import { applyAccountChoice, reportRefusedToken, resolvePendingToken } from './pendingToken';
import { setExpiry, renewSession } from './expiry';
import { assignWindowStorage } from './storageOwner';
import { reportLostWork } from './lostWork';
import { goTo, restoreAddress } from './returnAddress';
import { emitIdentified, emitSessionStart } from './sessionEvents';
import { sessionStore } from './sessionStore';
import { markSessionStarted, isSigningOut, signOut } from './signOut';
import { loadExtras } from './loadExtras';
import { adoptSharedToken, readToken, sharedToken } from './token';
import { loadUser } from './userPreload';
import { broadcast } from './windowChannel';

let running: Promise<void> | null = null;
let hasLoggedTicket = false;

const readTicket = (user: UserInfo): LoginTicket => {
  const ticket = parseTicket(user.loginTicket);
  if (!ticket.isReadable && !hasLoggedTicket) {
    hasLoggedTicket = true;
    console.warn('The login ticket could not be read; the account counts as bound');
  }
  return ticket;
};

/** A failed renewal keeps the old token, and the session continues with it (R159). */
const renewToken = async (userKey: string | null) => {
  try {
    await renewSession(userKey);
  } catch (error) {
    if (!isSigningOut()) console.warn('The token could not be renewed', error);
  }
};

const hasNoPhone = (user: UserInfo) => user.telephone.trim() === '';

/** User info without a phone is invalid: show that, then sign out (R190). */
const endWithoutPhone = () => {
  sessionStore.setState({ phase: 'no-phone' });
  window.setTimeout(() => signOut('no-phone'), NO_PHONE_LOGOUT_DELAY_MS);
};

/** Stores the user info that was read. */
const keepUser = (user: UserInfo) => {
  sessionArea.write('userInfo', toUserInfoWire(user));
  localArea.write('userName', user.userName);
  if (user.expiresIn !== undefined) setExpiry(user.expiresIn);
};

const begin = (user: UserInfo, ticket: LoginTicket) => {
  const userKey = userKeyOf(user);
  const hasOwnerChanged = assignWindowStorage(userKey);
  keepUser(user);
  if (userKey) localArea.write('portal.person', userKey);
  else localArea.remove('portal.person');
  if (ticket.binding === 'bound') sessionArea.write('bindStatus', 'true');
  else sessionArea.remove('bindStatus');
  const offered = restoreAddress(userKey);
  sessionStore.setState({
    phase: 'active',
    user,
    userKey,
    identityState: user.identityState,
    binding: ticket.binding,
    bipNum: ticket.bipNum,
    failure: null,
  });
  // Not broadcast without a key: two windows of unidentified people would reload each other forever.
  if (userKey) broadcast({ type: 'signed-in', person: userKey });
  emitSessionStart({ userKey });
  reportRefusedToken(user);
  // Stays until closed: the owner may have changed while the window was unattended (A43).
  if (hasOwnerChanged)
    toast.show({
      type: 'warning',
      text: translate('session.userChanged', { name: displayName(user.userName) }),
      staysOpen: true,
    });
  reportLostWork(userKey);
  // Stays until closed: its button is the only way to that address.
  if (offered)
    toast.show({
      type: 'info',
      text: translate('session.wayBack.offer'),
      staysOpen: true,
      action: { label: translate('session.wayBack.action'), onClick: () => goTo(offered, 'push') },
    });
  void loadExtras().then(markSessionStarted);
};

const run = async (): Promise<void> => {
  sessionStore.setState({ phase: 'starting', failure: null });
  if ((await resolvePendingToken()) || isSigningOut()) return;
  let user = await loadUser();
  if (hasNoPhone(user)) return endWithoutPhone();
  if (readTicket(user).binding === 'bound') {
    sessionArea.write('bindStatus', 'true');
    await renewToken(userKeyOf(user));
    if (isSigningOut()) return;
    const reading = getUserInfo(IN_BACKGROUND);
    // With the renewed token: the server may refuse the old one.
    emitIdentified({ telephone: user.telephone });
    user = await reading;
    if (hasNoPhone(user)) return endWithoutPhone();
  } else emitIdentified({ telephone: user.telephone });
  if (isSigningOut()) return;
  // Someone signed in in another window meanwhile: this window starts again as that person.
  if (sharedToken() !== readToken()) {
    adoptSharedToken();
    return run();
  }
  // What begins may have something to say.
  await loadShellTexts(getLanguage());
  begin(user, readTicket(user));
};

/**
 * Reads the user info of the running session again, after the identity was verified or on the person's request (R169).
 * Another person's response is ignored: the message from the other window then restarts this one (T3).
 */
export async function reloadUser(options: CallOptions = IN_BACKGROUND): Promise<UserInfo> {
  const user = await getUserInfo(options);
  const { phase, userKey } = sessionStore.getState();
  if (isSigningOut() || phase !== 'active' || userKeyOf(user) !== userKey) return user;
  if (hasNoPhone(user)) endWithoutPhone();
  else {
    keepUser(user);
    sessionStore.setState({ user, identityState: user.identityState });
  }
  return user;
}

const fail = (error: unknown) => {
  if (isSigningOut()) return;
  sessionStore.setState({ phase: 'failed', failure: error });
};

/** Starts the session of the token's user; a call after a failure retries. */
export function startSession(): Promise<void> {
  if (isSigningOut()) return Promise.resolve();
  running ??= run()
    .catch(fail)
    .finally(() => {
      running = null;
    });
  return running;
}

/** Starts the session as the signed-in person or as the one of the link (A44). */
export function chooseAccount(isSwitching: boolean): Promise<void> {
  if (isSigningOut() || sessionStore.getState().phase !== 'choosing') return Promise.resolve();
  applyAccountChoice(isSwitching);
  return startSession();
}
