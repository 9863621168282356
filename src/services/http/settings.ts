import type { PortalEnvironment } from '@/domain/environment';
import { AbortedError, SessionExpiredError, TokenReplacedError, type RequestError } from './errors';

/** The call or file that an error belongs to. */
export interface FailedCall {
  name: string;
  path: string;
}

/** What the HTTP layer is configured with: it knows no session policy and shows no message. */
export interface HttpSettings {
  environment: PortalEnvironment;
  /** The token of the person who is signed in now. */
  readToken(): string | null;
  /** Called for every failure that the caller does not show itself. */
  onFailure(error: RequestError, call: FailedCall): void;
  /**
   * Called once when a server says that the session is over (T10). Where another window has renewed the token
   * meanwhile it takes that one up instead: then the call counts as one with an outdated token (R222).
   */
  onSessionExpired(): void;
  /** While it says yes, new calls are refused silently and late answers are dropped. */
  isSigningOut(): boolean;
}

let settings: HttpSettings | undefined;
let hasExpired = false;
let expiredToken: string | null = null;

/** Configures the HTTP layer; called once by the wiring, before the first request. */
export function configureHttp(next: HttpSettings): void {
  settings = next;
  hasExpired = false;
}

/** The settings; a call before they are made is a fault of the wiring. */
export function httpSettings(): HttpSettings {
  if (!settings) throw new Error('configureHttp has to be called before the first call');
  return settings;
}

/** Whether the session is ending; a new token allows calls again. */
export function isSessionEnding(): boolean {
  const { isSigningOut, readToken } = httpSettings();
  return isSigningOut() || (hasExpired && expiredToken === readToken());
}

/** Reports the end of the session, once however many answers say it. `token` is the one that the call carried. */
export function reportSessionExpired(endpointName: string, token?: string | null): RequestError {
  if (!isSessionEnding()) {
    const { onSessionExpired, readToken } = httpSettings();
    const isOutdated = () => token !== undefined && token !== readToken();
    if (isOutdated()) return new TokenReplacedError(endpointName);
    hasExpired = true;
    expiredToken = readToken();
    onSessionExpired();
    if (!isSessionEnding() && isOutdated()) return new TokenReplacedError(endpointName);
  }
  return new SessionExpiredError(endpointName);
}

/** Reports a failure to the one place that shows failures; cancelled and expired calls are none of its business. */
export function reportFailure(error: unknown, call: FailedCall): void {
  if (error instanceof AbortedError || error instanceof SessionExpiredError) return;
  try {
    httpSettings().onFailure(error as RequestError, call);
  } catch (fault) {
    // The caller must get its own error, not one from reporting it.
    console.error(fault);
  }
}
