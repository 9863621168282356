import { fetchEarly, takeEarly } from './earlyResponses';

const plain = (init: RequestInit): RequestInit => ({ ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });

/**
 * Fetches resources outside of the API: a registry, the files of a micro-app. Never sends the token, a cookie or a
 * referrer.
 */
export const fetchPlain = (address: string, init: RequestInit = {}): Promise<Response> =>
  takeEarly(address, init) ?? fetch(address, plain(init));

/** Sends such a request early: the next one for the address takes the response. */
export const fetchPlainEarly = (address: string, cache: RequestCache): Promise<Response> =>
  fetchEarly(address, plain({ cache }));
