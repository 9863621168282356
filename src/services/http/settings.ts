import type { PortalEnvironment } from '@/domain/environment';
import { AbortedError, SessionExpiredError, type RequestError } from './errors';

/** Identifies the call in an error report. */
export interface FailedCall {
  name: string;
  path: string;
}

/** Configuration of the HTTP layer, which knows no session policy and shows no messages. */
export interface HttpSettings {
  environment: PortalEnvironment;
  /** The token of the current session. */
  readToken(): string | null;
  /** Called for every failure that the caller does not show itself. */
  onFailure(error: RequestError, call: FailedCall): void;
  /**
   * Called once when a server reports an expired session (T10). If another window has renewed the token meanwhile, the
   * handler adopts that one, and the call counts as sent with an outdated token (R222).
   */
  onSessionExpired(): void;
  /** While true, new calls are refused silently and late responses are dropped. */
  isSigningOut(): boolean;
}

let settings: HttpSettings | undefined;

/** Configures the HTTP layer, before the first request; what was configured before is replaced. */
export function configureHttp(next: HttpSettings): void {
  settings = next;
}

/** Returns the settings; throws if the HTTP layer is not configured yet. */
export function httpSettings(): HttpSettings {
  if (!settings) throw new Error('configureHttp has to be called before the first call');
  return settings;
}

/** Passes a failure to the handler of the settings; ignores canceled calls and expired sessions. */
export function notifyFailure(error: unknown, call: FailedCall): void {
  if (error instanceof AbortedError || error instanceof SessionExpiredError) return;
  try {
    httpSettings().onFailure(error as RequestError, call);
  } catch (fault) {
    // The caller must get its own error, not one of the handler.
    console.error(fault);
  }
}
