import { history } from '@umijs/max';
import { configureHttp } from '@/services/http';
import { onFailureReported, reportFailure } from '@/shell/feedback';
import { getEnvironment } from '@/utils/environment';
import { handleTokenRefused } from './handleTokenRefused';
import { recheckPermissions } from './permissions';
import { configureNavigation } from './returnAddress';
import { isSigningOut } from './signOut';
import { readToken } from './token';

/**
 * Wires the session to the router and the HTTP client: token, failure handling, expiry. Called once, before the
 * first response (`preloadUser` may have sent a request).
 */
export function configureSession(): void {
  configureNavigation({ goTo: (address, mode) => history[mode](address) });
  onFailureReported(recheckPermissions);
  configureHttp({
    // Read at each call: it throws while the environment file is missing.
    get environment() {
      return getEnvironment();
    },
    readToken,
    isSigningOut,
    onFailure: (error) => reportFailure(error),
    onSessionExpired: handleTokenRefused,
  });
}
