/**
 * Decides about a token from the URL while another one is in use (A44): the server identifies its user before it is
 * stored or visible to another window. The same user continues with it; for another user the portal asks.
 */
import { userKeyOf } from '@/domain/session';
import type { UserInfo } from '@/domain/user/schema';
import { displayName } from '@/domain/user/displayName';
import { translate } from '@/locales/text';
import { IN_BACKGROUND, SessionExpiredError } from '@/services/http';
import { getUserInfo } from '@/services/users';
import { acceptPendingToken, dropPendingToken, pendingToken } from '@/shell/single-sign-on';
import { toast } from '@/shell/feedback';
import { localArea } from '@/utils/storage';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';
import { adoptSharedToken, sharedToken } from './token';

/** The user of a token; null when the server refuses it. Never ends the session. */
async function fetchTokenUser(token: string): Promise<UserInfo | null> {
  try {
    return await getUserInfo({ ...IN_BACKGROUND, token });
  } catch (error) {
    if (error instanceof SessionExpiredError) return null;
    throw error;
  }
}

let isTokenRefused = false;

/** Nothing changes; the message with the reason follows once the person is known. */
const refuseToken = () => {
  dropPendingToken();
  isTokenRefused = true;
};

const acceptToken = (isSameUser: boolean) => {
  acceptPendingToken(isSameUser);
  adoptSharedToken();
};

/** Shows once that the token of a link was not used. */
export function reportRefusedToken(user: UserInfo): void {
  if (!isTokenRefused) return;
  isTokenRefused = false;
  toast.show({ type: 'warning', text: translate('session.link.refused', { name: displayName(user.userName) }) });
}

const isKnownUser = (userKey: string | null) => userKey !== null && userKey === localArea.read('portal.person');

/**
 * Resolves the pending token, if there is one. True: the person has to choose, and the start waits for `chooseAccount`
 * (startSession).
 */
export async function resolvePendingToken(): Promise<boolean> {
  const token = pendingToken();
  if (token === null) return false;
  const current = sharedToken();
  if (current === null) {
    acceptToken(false);
    return false;
  }
  let next: UserInfo | null;
  let present: UserInfo | null = null;
  try {
    next = await fetchTokenUser(token);
    if (next && !isKnownUser(userKeyOf(next))) present = await fetchTokenUser(current);
  } catch (error) {
    console.warn('The token in the address could not be checked', error);
    refuseToken();
    return false;
  }
  if (isSigningOut()) return false;
  // Another window has signed in, out or renewed the token meanwhile.
  if (sharedToken() !== current) {
    adoptSharedToken();
    return resolvePendingToken();
  }
  if (!next) refuseToken();
  else if (isKnownUser(userKeyOf(next))) acceptToken(true);
  // The current token is refused: no one is signed in any more.
  else if (!present) acceptToken(false);
  else if (userKeyOf(next) !== null && userKeyOf(next) === userKeyOf(present)) acceptToken(true);
  else {
    sessionStore.setState({ phase: 'choosing', accountChoice: { present, next } });
    return true;
  }
  return false;
}

/** Applies the user's choice; the session can then start. */
export function applyAccountChoice(isSwitching: boolean): void {
  sessionStore.setState({ accountChoice: null });
  if (isSwitching) acceptToken(false);
  else dropPendingToken();
}
