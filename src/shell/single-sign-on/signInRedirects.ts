/**
 * Redirects of this window to the identity provider. The record is used once: the next token in the address belongs to
 * the portal's own sign-in and may replace the token of another person (A44). Repeated redirects without a session in
 * between are a loop.
 */
import { LOGIN_HASH } from '@/constants/paths';
import { sessionArea } from '@/utils/storage';

/** A token that returns later than this from the identity provider no longer counts as this window's sign-in (A44). */
export const OWN_SIGN_IN_MS = 30 * 60_000;

interface SignInRedirects {
  /** No token has been received since the last redirect. */
  isOpen: boolean;
  /** Times of the redirects in epoch milliseconds, newest last. */
  redirects: number[];
}

const NO_REDIRECTS: SignInRedirects = { isOpen: false, redirects: [] };
const MAX_REDIRECTS = 5;

let isRecording = true;

const accept = (value: unknown): SignInRedirects | undefined => {
  const { isOpen, redirects } = (value ?? {}) as Partial<SignInRedirects>;
  if (!Array.isArray(redirects)) return undefined;
  return { isOpen: isOpen === true, redirects: redirects.filter((time) => typeof time === 'number') };
};

const readRedirects = () => sessionArea.read('portal.signInTrip', accept) ?? NO_REDIRECTS;

/**
 * Records how the page was opened. The provider's sign-out returns to the login address, and after a sign-out the
 * session storage has to stay empty (R152): redirects from there are not recorded.
 */
export const recordFirstAddress = (): void => {
  isRecording = !window.location.hash.startsWith(LOGIN_HASH);
};

/** Records that the window leaves for the identity provider's sign-in page. */
export function recordRedirect(now = Date.now()): void {
  if (!isRecording) return;
  const redirects = [...readRedirects().redirects, now].slice(-MAX_REDIRECTS);
  sessionArea.write('portal.signInTrip', { isOpen: true, redirects } satisfies SignInRedirects);
}

/** Whether the token just received may come from this window's own sign-in. True once per redirect. */
export function consumeOwnRedirect(now = Date.now()): boolean {
  const { isOpen, redirects } = readRedirects();
  if (!isOpen) return false;
  sessionArea.write('portal.signInTrip', { isOpen: false, redirects } satisfies SignInRedirects);
  return Math.abs(now - (redirects.at(-1) ?? 0)) < OWN_SIGN_IN_MS;
}

/** Recent redirects of this window to the identity provider, without a session since. */
export const recentRedirects = (): readonly number[] => readRedirects().redirects;

/**
 * Clears the session storage except for the redirects, which must be counted without a session, and for what the next
 * sign-in of the same person reports.
 */
export const clearStorageBeforeSignIn = (): void => sessionArea.clear('portal.signInTrip', 'portal.lostWork');

/** Clears the redirects: a session has started, or the person retries. */
export const clearRedirects = (): void => sessionArea.remove('portal.signInTrip');
