import { configureHttp, IN_BACKGROUND } from '@/services/http';
import { getUserInfo } from '@/services/users';
import { pendingToken } from '@/shell/single-sign-on';
import { createPreload } from '@/utils/createPreload';
import { getEnvironment } from '@/utils/environment';
import { isBrowserOutdated } from '@/utils/isBrowserOutdated';
import { readToken } from './token';

const userPreload = createPreload(() => getUserInfo(IN_BACKGROUND));

/** The user info with which a session starts (A33): the preloaded one, or of a new call. */
export const loadUser = userPreload.load;

/**
 * Sends the first call of the session before the rest of the application has run: the server answers meanwhile. Not
 * where the session may not start with the token of the cookie: `ensureSession` decides there. Imports as little as
 * possible.
 */
export function preloadUser(): void {
  if (isBrowserOutdated() || pendingToken() !== null || !readToken()) return;
  // Only for sending: `configureSession` replaces them before there is a response.
  configureHttp({
    // Throws while the environment file is missing: nothing is sent then, and the start finds the reason.
    get environment() {
      return getEnvironment();
    },
    readToken,
    isSigningOut: () => false,
    onFailure: () => undefined,
    onSessionExpired: () => undefined,
  });
  userPreload.preload();
}
