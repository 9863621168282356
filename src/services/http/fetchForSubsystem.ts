import { TOKEN_HEADER } from '@/constants/http';
import { isWithinApi, resolveAddress } from './address';
import { fetchPlain } from './fetchPlain';
import { AbortedError } from './errors';
import { httpSettings, isSessionEnding } from './settings';

/**
 * The request that the bridge offers to a micro-app: signs in for the API hosts and for no other address (T7, T19).
 * What the micro-app writes into the token header itself is dropped, a signed request follows no redirect, and
 * nothing leaves in the name of a person who is signing out.
 */
export async function fetchForSubsystem(address: string, init: RequestInit = {}): Promise<Response> {
  const { environment, readToken } = httpSettings();
  if (isSessionEnding()) throw new AbortedError('request of a subsystem');
  const target = resolveAddress(address);
  const headers = new Headers(init.headers);
  headers.delete(TOKEN_HEADER);
  const token = isWithinApi(target, environment) ? readToken() : null;
  if (token) headers.set(TOKEN_HEADER, token);
  return fetchPlain(target.href, { ...init, headers, ...(token && { redirect: 'error' }) });
}
