import { takeEarly } from './earlyResponses';
import { plainInit } from './requestInit';

/**
 * Fetches resources outside of the API: a registry, the files of a micro-app. Never sends the token, a cookie or a
 * referrer.
 */
export const fetchPlain = (address: string, init: RequestInit = {}): Promise<Response> =>
  takeEarly(address, init) ?? fetch(address, plainInit(init));
