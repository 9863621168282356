import { DOWNLOAD_TIMEOUT_MS, REQUEST_TIMEOUT_MS, TOKEN_HEADER } from '@/constants/http';
import { isSessionExpired } from '@/domain/wire';
import { isWithinApi, resolveAddress } from './address';
import { readJsonText } from './response';
import { startDeadline } from './deadline';
import { fetchPlain } from './fetchPlain';
import { AbortedError } from './errors';
import { returnsSession, withoutToken } from './fetchForSubsystemGuard';
import { httpSettings, isSessionEnding, reportSessionExpired } from './settings';

const NAME = 'request of a subsystem';

const isJson = ({ headers }: Response): boolean => /\bjson\b/i.test(headers.get('Content-Type') ?? '');

/**
 * The request that the bridge offers to a micro-app: signs in for the API hosts and for no other address (T7, T19).
 * What the micro-app writes into the token header itself is dropped, a signed request follows no redirect, and
 * nothing leaves, goes on or arrives in the name of a person who is signing out. The answer is the micro-app's to
 * judge, but for the one that ends the session (T10). Calls that answer the token or the login ticket are refused, and
 * the token header of an answer is taken off (T19).
 *
 * @throws TypeError for a call of the session.
 */
export async function fetchForSubsystem(address: string, init: RequestInit = {}): Promise<Response> {
  const { environment, readToken } = httpSettings();
  if (isSessionEnding()) throw new AbortedError(NAME);
  const target = resolveAddress(address);
  const isFromApi = isWithinApi(target, environment);
  if (isFromApi && returnsSession(target)) throw new TypeError(`${target.pathname} is no call of a subsystem`);
  const headers = new Headers(init.headers);
  headers.delete(TOKEN_HEADER);
  const token = isFromApi ? readToken() : null;
  if (token) headers.set(TOKEN_HEADER, token);

  // Two clocks: one for the answer, one for what may still be arriving when the micro-app has the answer.
  const whole = startDeadline(NAME, DOWNLOAD_TIMEOUT_MS, init.signal ?? undefined);
  const beginning = startDeadline(NAME, REQUEST_TIMEOUT_MS);
  whole.signal.addEventListener('abort', whole.end);
  beginning.signal.addEventListener('abort', whole.abort);
  try {
    const request = { ...init, headers, signal: whole.signal, ...(token && { redirect: 'error' as const }) };
    const response = await fetchPlain(target.href, request);
    if (isFromApi && isJson(response)) {
      // The copy is read to its end, so the whole answer has arrived.
      const isOver = isSessionExpired(readJsonText(await response.clone().text()));
      whole.end();
      if (isOver) throw reportSessionExpired(NAME, token);
    }
    if (isSessionEnding()) throw new AbortedError(NAME);
    return withoutToken(response);
  } catch (error) {
    whole.end();
    // A micro-app that cut its request off itself is told so as `fetch` does.
    if (init.signal?.aborted) throw error;
    const explained = beginning.explain(error);
    throw explained === error ? whole.explain(error) : explained;
  } finally {
    beginning.end();
  }
}
