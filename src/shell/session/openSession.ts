import { LOGIN_HASH, ROOT_PATH } from '@/constants/paths';
import { SIGN_IN_LOOP_MS, SIGN_IN_LOOP_ROUNDS } from '@/constants/session';
import type { PortalEnvironment } from '@/domain/environment';
import { isProviderAddress, isSignInLoop, loginAddress, type SignInProblem } from '@/domain/session';
import { clearStorageKeepingTrips, departures, hasUnusableToken } from '@/shell/sign-in';
import { environmentSettled, EnvironmentError, getEnvironment } from '@/utils/environment';
import { redirectTo } from '@/utils/safeRedirect';
import { endLocalSession } from '@/utils/storage';
import { goTo, storeReturnAddress, storedReturnAddress, returnAddress } from './returnAddress';
import { sessionStore } from './sessionStore';
import { startSession } from './startSession';
import { readToken } from './token';

/** What keeps the window from being signed in, as far as this page can tell. */
const problemAt = (environment: PortalEnvironment): SignInProblem => {
  if (isProviderAddress(environment, window.location.href, window.location.origin)) return 'environment';
  return hasUnusableToken() ? 'unusable-token' : 'no-token';
};

/**
 * Nobody is signed in: leave nothing of an earlier session, keep what was wanted, go to the login address (R001). A
 * window that has just come back from there twice stops at a page instead (F58).
 */
const becomeGuest = () => {
  const environment = getEnvironment();
  const problem = problemAt(environment);
  const returnTo = problem === 'environment' ? storedReturnAddress() : returnAddress();
  clearStorageKeepingTrips();
  endLocalSession();
  storeReturnAddress(returnTo);
  if (isSignInLoop(departures(), Date.now(), SIGN_IN_LOOP_MS, SIGN_IN_LOOP_ROUNDS)) {
    goTo(ROOT_PATH, 'replace');
    sessionStore.setState({ phase: 'stopped', signInProblem: problem });
    return;
  }
  const login = loginAddress(environment, window.location.origin);
  if (new URL(login).origin !== window.location.origin) {
    // Refused: the person has to learn why nothing happens.
    if (!redirectTo(login)) throw new EnvironmentError('portalSite');
    return;
  }
  goTo(ROOT_PATH + LOGIN_HASH, 'replace');
  sessionStore.setState({ phase: 'guest' });
};

/**
 * Decides, before any page is shown and any server is asked, whether there is a session; starts it, or
 * leads to the login address. Resolves when the screen to show is known.
 */
export async function openSession(): Promise<void> {
  try {
    await environmentSettled();
    getEnvironment();
    if (!readToken()) return becomeGuest();
    if (window.location.hash.startsWith(LOGIN_HASH)) goTo(ROOT_PATH, 'replace');
  } catch (failure) {
    sessionStore.setState({ phase: 'failed', failure });
    return;
  }
  await startSession();
}
