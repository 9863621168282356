import { copyOwn } from './copyOwn';

/** Options of `fetch` for every request; set explicitly, because `fetch` reads inherited ones too (T20). */
export const requestInit = (own: RequestInit): RequestInit =>
  copyOwn<RequestInit>({ credentials: 'omit', redirect: 'error', ...own });

/** Of a document outside of the API, such as the registry of subsystems. */
export const jsonInit = (own: RequestInit): RequestInit =>
  requestInit({ method: 'GET', headers: new Headers({ Accept: 'application/json' }), ...own });

/** Of a resource outside of the API: never with the token, a cookie or a referrer. */
export const plainInit = (own: RequestInit): RequestInit =>
  copyOwn<RequestInit>({ ...own, credentials: 'omit', referrerPolicy: 'no-referrer' });
