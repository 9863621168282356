import { history } from '@umijs/max';
import { configureHttp } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import { getEnvironment } from '@/utils/environment';
import { expireSession } from './expireSession';
import { recheckPermissions } from './permissions';
import { configureNavigation } from './returnAddress';
import { isSigningOut } from './signOut';
import { readToken } from './token';

/** Gives the session the router, and the calls their token and what a failure does; once, before the first call. */
export function connectSession(): void {
  configureNavigation({ goTo: (address, mode) => history[mode](address) });
  configureHttp({
    // Read with each call: without its settings the portal sends none and shows why.
    get environment() {
      return getEnvironment();
    },
    readToken,
    isSigningOut,
    onFailure: (error) => {
      reportFailure(error);
      recheckPermissions(error);
    },
    onSessionExpired: expireSession,
  });
}
