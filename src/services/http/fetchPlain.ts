/**
 * Fetches resources outside of the API: a registry, the files of a micro-app. Never sends the token, a cookie or a
 * referrer.
 */
export function fetchPlain(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
}
