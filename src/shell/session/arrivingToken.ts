/**
 * Decides about a token that arrived in the address while another one is in use (A44): the server says whose it is
 * before it is stored or any other window sees it. The same person goes on with it; for another person the portal asks.
 */
import { personKey } from '@/domain/session';
import type { UserInfo } from '@/domain/user/schema';
import { displayName } from '@/domain/user/displayName';
import { text } from '@/locales/text';
import { SessionExpiredError } from '@/services/http';
import { getUserInfo } from '@/services/users';
import { acceptPendingToken, dropPendingToken, pendingToken } from '@/shell/arrival';
import { toast } from '@/shell/feedback';
import { localArea } from '@/utils/storage';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';
import { followSharedToken, sharedToken } from './token';

/** Whose token it is; null: the server refuses it. Never ends the session. */
async function fetchTokenUser(token: string): Promise<UserInfo | null> {
  try {
    return await getUserInfo({ quiet: true, overlay: false, token });
  } catch (error) {
    if (error instanceof SessionExpiredError) return null;
    throw error;
  }
}

let isUnchecked = false;

/** Everything stays as it was; the person learns why the link did nothing once it is known who they are. */
const refuse = () => {
  dropPendingToken();
  isUnchecked = true;
};

const accept = (isSamePerson: boolean) => {
  acceptPendingToken(isSamePerson);
  followSharedToken();
};

/** Tells the person, once, that the token of a link was not used. */
export function reportRefusedToken(user: UserInfo): void {
  if (!isUnchecked) return;
  isUnchecked = false;
  toast.show({ type: 'warning', text: text('session.link.refused', { name: displayName(user.userName) }) });
}

const isKnownPerson = (person: string | null) => person !== null && person === localArea.read('portal.person');

/**
 * Settles the pending token, if there is one. True: the person has to choose, and the start waits for `chooseAccount`
 * (startSession).
 */
export async function settlePendingToken(): Promise<boolean> {
  const token = pendingToken();
  if (token === null) return false;
  const current = sharedToken();
  if (current === null) {
    accept(false);
    return false;
  }
  let next: UserInfo | null;
  let present: UserInfo | null = null;
  try {
    next = await fetchTokenUser(token);
    if (next && !isKnownPerson(personKey(next))) present = await fetchTokenUser(current);
  } catch (error) {
    console.warn('The token in the address could not be checked', error);
    refuse();
    return false;
  }
  if (isSigningOut()) return false;
  // Another window has signed in, out or renewed the token meanwhile.
  if (sharedToken() !== current) {
    followSharedToken();
    return settlePendingToken();
  }
  if (!next) refuse();
  else if (isKnownPerson(personKey(next))) accept(true);
  // The token in use is refused: nobody is signed in any more.
  else if (!present) accept(false);
  else if (personKey(next) !== null && personKey(next) === personKey(present)) accept(true);
  else {
    sessionStore.setState({ phase: 'choosing', accountChoice: { present, next } });
    return true;
  }
  return false;
}

/** Carries out the person's answer; the session can then be started. */
export function answerAccountChoice(isSwitching: boolean): void {
  sessionStore.setState({ accountChoice: null });
  if (isSwitching) accept(false);
  else dropPendingToken();
}
