/**
 * Fetches something that is not a call of the API: a registry, the files of a micro-app. Never carries the sign-on
 * token or a cookie, and tells the other side no address of ours.
 */
export function fetchPlain(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
}
