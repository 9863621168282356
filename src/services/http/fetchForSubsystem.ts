import { TOKEN_HEADER } from '@/constants/headers';
import { isCallListed, type SubsystemCall } from '@/domain/subsystem/allowedCalls';
import { isSessionExpired } from '@/domain/wire';
import { apiLocationOf, resolveAddress } from './address';
import { startDeadline } from './deadline';
import { AbortedError, CallNotListedError, SubsystemDisabledError } from './errors';
import { returnsSession, withoutToken } from './fetchForSubsystemGuard';
import { fetchPlain } from './fetchPlain';
import { readJsonText } from './response';
import { isSessionEnding, reportSessionExpired } from './sessionExpiry';
import { httpSettings } from './settings';
import { DOWNLOAD_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './timeouts';

const NAME = 'request of a subsystem';

const isJson = ({ headers }: Response): boolean => /\bjson\b/i.test(headers.get('Content-Type') ?? '');

/** The calls that the registry allows a subsystem. */
interface CallPermission {
  calls: readonly SubsystemCall[];
  isDisabled(): boolean;
}

/** Headers by which a request asks a server or a proxy to read it as another call than the one that was checked. */
const OVERRIDES = [
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Forwarded-Prefix',
];

/**
 * The request function that the bridge offers to a micro-app: adds the token for the API hosts only (T7, T19), and only
 * to the calls that its registry entry lists. A token header set by the micro-app is dropped, a request with the token
 * follows no redirects, and during sign-out nothing is sent, continued or delivered. The micro-app evaluates the
 * response, except for an expired session (T10). Calls that return the token or the login ticket are refused, and the
 * token header of a response is removed (T19).
 *
 * @throws TypeError for a call of the session.
 * @throws CallNotListedError for a call to an API host that is not listed.
 * @throws SubsystemDisabledError for any call to an API host while the subsystem is turned off.
 */
export async function fetchForSubsystem(
  address: string,
  { method = 'GET', ...init }: RequestInit,
  { calls, isDisabled }: CallPermission,
): Promise<Response> {
  const { environment, readToken } = httpSettings();
  if (isSessionEnding()) throw new AbortedError(NAME);
  const target = resolveAddress(address);
  const location = apiLocationOf(target, environment);
  const isFromApi = location !== null;
  if (isFromApi && returnsSession(target)) throw new TypeError(`${target.pathname} is no call of a subsystem`);
  if (isFromApi && isDisabled()) throw new SubsystemDisabledError(NAME);
  if (isFromApi && !isCallListed(calls, { ...location, method })) throw new CallNotListedError(NAME, location, method);
  const headers = new Headers(init.headers);
  for (const name of [TOKEN_HEADER, ...OVERRIDES]) headers.delete(name);
  const token = isFromApi ? readToken() : null;
  if (token) headers.set(TOKEN_HEADER, token);

  // Two deadlines: one for the response, one for a body that is still arriving afterwards.
  const whole = startDeadline(NAME, DOWNLOAD_TIMEOUT_MS, init.signal ?? undefined);
  const beginning = startDeadline(NAME, REQUEST_TIMEOUT_MS);
  whole.signal.addEventListener('abort', whole.end);
  beginning.signal.addEventListener('abort', whole.abort);
  try {
    const request = { ...init, method, headers, signal: whole.signal, ...(token && { redirect: 'error' as const }) };
    const response = await fetchPlain(target.href, request);
    if (isFromApi && isJson(response)) {
      // The clone was read to its end, so the whole response has arrived.
      const isOver = isSessionExpired(readJsonText(await response.clone().text()));
      whole.end();
      if (isOver) throw reportSessionExpired(NAME, token);
    }
    if (isSessionEnding()) throw new AbortedError(NAME);
    return withoutToken(response);
  } catch (error) {
    whole.end();
    // A micro-app that aborted its own request gets the same error as from `fetch`.
    if (init.signal?.aborted) throw error;
    const explained = beginning.explain(error);
    throw explained === error ? whole.explain(error) : explained;
  } finally {
    beginning.end();
  }
}
