import { LOGIN_HASH, ROOT_PATH } from '@/constants/paths';
import { loginAddress } from '@/domain/session';
import { EnvironmentError, getEnvironment } from '@/utils/environment';
import { redirectTo } from '@/utils/safeRedirect';
import { endLocalSession, sessionArea } from '@/utils/storage';
import { goTo, keepWantedAddress, wantedAddress } from './place';
import { sessionStore } from './sessionStore';
import { startSession } from './startSession';
import { readToken } from './token';

/** Nobody is signed in: leave nothing of an earlier session, keep what was wanted, go to the login address (R001). */
const becomeGuest = () => {
  const wanted = wantedAddress();
  sessionArea.clear();
  endLocalSession();
  keepWantedAddress(wanted);
  const login = loginAddress(getEnvironment(), window.location.origin);
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
    getEnvironment();
    if (!readToken()) return becomeGuest();
    if (window.location.hash.startsWith(LOGIN_HASH)) goTo(ROOT_PATH, 'replace');
  } catch (failure) {
    sessionStore.setState({ phase: 'failed', failure });
    return;
  }
  await startSession();
}
