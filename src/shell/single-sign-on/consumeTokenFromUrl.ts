/**
 * Runs first on every page: moves a sign-on token from the URL into the cookie and local storage, so that no later
 * request, script or history entry contains it (R043, R151, T1). Imports as little as possible and sends no request.
 */
import { FIRST_PATHS, ROOT_PATH } from '@/constants/paths';
import { findToken, isWellFormedToken } from '@/domain/session';
import { localArea, readCookie, sessionArea, writeCookie } from '@/utils/storage';
import { consumeOwnRedirect, recordFirstAddress } from './signInRedirects';

/** A token from the URL while another one is in use. In memory only: a reload or another window never sees it (A44). */
let pending: string | null = null;

let isUnusable = false;

/** Whether the URL contained a malformed token. */
export const hasUnusableToken = (): boolean => isUnusable;

/** Clears the previous user's session data; the return address and the names of lost work stay (A30, T3). */
const forgetPreviousUser = () => {
  sessionArea.clear('portal.wantedAddress', 'portal.lostWork');
  // The token's key is overwritten below: removing it would signal the other windows that the session is over.
  localArea.remove('userName');
  localArea.remove('portal.person');
};

const storeToken = (token: string) => {
  writeCookie('ssoToken', token, FIRST_PATHS);
  localArea.write('ssoToken', token);
};

/** Removes the token from the URL, if present, stores it and navigates to the root path. */
export function consumeTokenFromUrl(): void {
  recordFirstAddress();
  const { isPresent, token } = findToken(window.location.search, window.location.hash);
  if (!isPresent) return;
  window.history.replaceState(null, '', ROOT_PATH);
  const isOwnSignIn = consumeOwnRedirect();
  isUnusable = token === null;
  if (!token) return;
  const current = readCookie('ssoToken');
  if (token !== current) {
    // Anyone can send a link with a token of theirs: while someone is signed in, the server is asked first (A44).
    if (isWellFormedToken(current) && !isOwnSignIn) {
      pending = token;
      return;
    }
    forgetPreviousUser();
  }
  storeToken(token);
}

/** The token that waits for the decision whether it replaces the current one. */
export const pendingToken = (): string | null => pending;

/** Stores the pending token. Unless it is known to belong to the same person, the session's data is cleared (T3). */
export function acceptPendingToken(isSameUser: boolean): void {
  if (pending === null) return;
  // The same person keeps the window's data, except what was postponed until the next sign-in (A11).
  if (isSameUser) sessionArea.remove('portal.bindingLater');
  else forgetPreviousUser();
  storeToken(pending);
  pending = null;
}

/** Drops the pending token; nothing else changes. */
export const dropPendingToken = (): void => {
  pending = null;
};
