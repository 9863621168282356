/**
 * The first thing that runs on any page: moves a sign-on token from the address into cookie and
 * storage, so that no later request, script or history entry ever sees it (R043, R151, T1). Imports
 * as little as possible and asks no server.
 */
import { FIRST_PATHS, ROOT_PATH } from '@/constants/paths';
import { findToken } from '@/domain/session';
import { localArea, readCookie, sessionArea, writeCookie } from '@/utils/storage';

/** Whoever was signed in before leaves nothing of the session; only the address wanted without one stays (A30, T3). */
const forgetPreviousPerson = () => {
  const wanted = sessionArea.read('portal.wantedAddress');
  sessionArea.clear();
  if (wanted !== undefined) sessionArea.write('portal.wantedAddress', wanted);
  // The token's key is overwritten below: its removal would tell the other windows that the session is over.
  localArea.remove('userName');
  localArea.remove('portal.person');
};

/** Takes the token out of the address, if one is there, and leads to the root path. */
export function takeToken(): void {
  const { isPresent, token } = findToken(window.location.search, window.location.hash);
  if (!isPresent) return;
  window.history.replaceState(null, '', ROOT_PATH);
  if (!token) return;
  if (token !== readCookie('ssoToken')) forgetPreviousPerson();
  writeCookie('ssoToken', token, FIRST_PATHS);
  localArea.write('ssoToken', token);
}
