import { SessionExpiredError, TokenReplacedError, type RequestError } from './errors';
import { httpSettings, type HttpSettings } from './settings';

/** The token that a server has refused, and the configuration that it belongs to; another token allows calls again. */
let expired: { settings: HttpSettings; token: string | null } | undefined;

/** Whether the session is ending; a new token allows calls again. */
export function isSessionEnding(): boolean {
  const settings = httpSettings();
  return settings.isSigningOut() || (expired?.settings === settings && expired.token === settings.readToken());
}

/** Reports the end of the session, once for any number of responses. `token` is the one that the call carried. */
export function reportSessionExpired(endpointName: string, token?: string | null): RequestError {
  if (!isSessionEnding()) {
    const settings = httpSettings();
    const isOutdated = () => token !== undefined && token !== settings.readToken();
    if (isOutdated()) return new TokenReplacedError(endpointName);
    expired = { settings, token: settings.readToken() };
    settings.onSessionExpired();
    if (!isSessionEnding() && isOutdated()) return new TokenReplacedError(endpointName);
  }
  return new SessionExpiredError(endpointName);
}
