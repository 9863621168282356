import { LOGIN_HASH, ROOT_PATH } from '@/constants/paths';
import type { PortalEnvironment } from '@/domain/environment';
import { isProviderAddress, isSignInLoop, loginAddress, type SignInProblem } from '@/domain/session';
import { clearStorageBeforeSignIn, recentRedirects, hasUnusableToken } from '@/shell/single-sign-on';
import { environmentSettled, EnvironmentError, getEnvironment } from '@/utils/environment';
import { redirectTo } from '@/utils/safeRedirect';
import { endLocalSession } from '@/utils/storage';
import { goTo, storeReturnAddress, storedReturnAddress, returnAddress } from './returnAddress';
import { sessionStore } from './sessionStore';
import { storedSignOutReason, storeSignOutReason } from './signOutReason';
import { startSession } from './startSession';
import { readToken } from './token';

/** A loop (F58): this many redirects to the identity provider within this time, without a session in between. */
const SIGN_IN_LOOP_ROUNDS = 2;
const SIGN_IN_LOOP_MS = 60_000;

/** Why signing in fails, as far as this page can tell. */
const problemAt = (environment: PortalEnvironment): SignInProblem => {
  if (isProviderAddress(environment, window.location.href, window.location.origin)) return 'environment';
  return hasUnusableToken() ? 'unusable-token' : 'no-token';
};

/**
 * No session: clears what an earlier one left, stores the requested address and redirects to the login address (R001).
 * A window that has just returned from there twice shows a page instead (F58).
 */
const redirectToSignIn = () => {
  const environment = getEnvironment();
  const problem = problemAt(environment);
  const returnTo = problem === 'environment' ? storedReturnAddress() : returnAddress();
  const endReason = storedSignOutReason() ?? null;
  clearStorageBeforeSignIn();
  endLocalSession();
  storeReturnAddress(returnTo);
  if (endReason) storeSignOutReason();
  if (isSignInLoop(recentRedirects(), Date.now(), SIGN_IN_LOOP_MS, SIGN_IN_LOOP_ROUNDS)) {
    goTo(ROOT_PATH, 'replace');
    sessionStore.setState({ phase: 'stopped', signInProblem: problem });
    return;
  }
  const login = loginAddress(environment, window.location.origin);
  if (new URL(login).origin !== window.location.origin) {
    // The redirect was refused: show the reason.
    if (!redirectTo(login)) throw new EnvironmentError('portalSite');
    return;
  }
  goTo(ROOT_PATH + LOGIN_HASH, 'replace');
  sessionStore.setState({ phase: 'guest', endReason });
};

/**
 * Decides, before any page is shown, whether there is a session; starts it, or redirects to the login address.
 * Without a token no request is sent before the redirect. Resolves when the screen to show is known.
 */
export async function ensureSession(): Promise<void> {
  try {
    await environmentSettled();
    getEnvironment();
    if (!readToken()) return redirectToSignIn();
    if (window.location.hash.startsWith(LOGIN_HASH)) goTo(ROOT_PATH, 'replace');
  } catch (failure) {
    sessionStore.setState({ phase: 'failed', failure });
    return;
  }
  await startSession();
}
