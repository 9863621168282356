/**
 * The token of this window. Each window keeps the one it started with, so that a sign-in elsewhere never mixes two
 * people in one page; it adopts the cookie's token when the person is known to be the same (T3).
 */
import { FIRST_PATHS } from '@/constants/paths';
import { isWellFormedToken } from '@/domain/session';
import { createEmitter } from '@/utils/createEmitter';
import { localArea, readCookie, writeCookie } from '@/utils/storage';

let pinned: string | null = null;

const tokenChanges = createEmitter('onTokenChange');

/** Calls the listener when the running session has another token (R140). Returns the unsubscribe function. */
export const onTokenChange = (listener: () => void): (() => void) => tokenChanges.subscribe(listener);

/** Sets a token; only replacing another one notifies the listeners. */
const pin = (token: string | null): string | null => {
  const before = pinned;
  pinned = token;
  if (before !== null && token !== null && before !== token) void tokenChanges.emit();
  return token;
};

/** The token in the cookie, which all windows share. */
export const sharedToken = (): string | null => {
  const token = readCookie('ssoToken');
  return isWellFormedToken(token) ? token : null;
};

/** The token that this window's requests carry, or null without a session. */
export const readToken = (): string | null => (pinned ??= sharedToken());

/** Adopts the token in the cookie: the same person has a newer one. */
export const adoptSharedToken = (): string | null => pin(sharedToken());

/** Forgets the token of this window. */
export const forgetToken = (): void => {
  pinned = null;
};

/**
 * Replaces the token with the one renewed from it (R222). If another window has changed the cookie meanwhile, that
 * token is used and the renewed one dropped. Returns false if no token is left.
 *
 * @throws TypeError when the renewed one is no token: the old one stays, and nothing is extended.
 */
export function adoptRenewedToken(from: string, renewed: string): boolean {
  if (sharedToken() !== from) return adoptSharedToken() !== null;
  if (!isWellFormedToken(renewed)) throw new TypeError('The renewed token is not well-formed');
  writeCookie('ssoToken', renewed, FIRST_PATHS);
  localArea.write('ssoToken', renewed);
  pin(renewed);
  return true;
}
