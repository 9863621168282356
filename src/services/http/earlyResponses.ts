/** After how long a response expires that nothing has taken, in ms: a later opening asks the server again. */
const EXPIRES_AFTER_MS = 20_000;

interface EarlyRequest {
  response: Promise<Response>;
  controller: AbortController;
  cache: RequestCache | undefined;
}

declare global {
  interface Window {
    /** By address. On the window, because one script sends the requests and another takes the responses. */
    __PORTAL_EARLY_REQUESTS__?: Map<string, EarlyRequest>;
  }
}

/**
 * Sends a request before the code has arrived that needs its response. The next request for the address with the same
 * cache mode takes it (`takeEarly`); read a `clone()` of what this returns.
 */
export function fetchEarly(address: string, init: RequestInit): Promise<Response> {
  const requests = (window.__PORTAL_EARLY_REQUESTS__ ??= new Map());
  const controller = new AbortController();
  const response = fetch(address, { ...init, signal: controller.signal });
  const request = { response, controller, cache: init.cache };
  requests.set(address, request);
  setTimeout(() => {
    if (requests.get(address) === request) requests.delete(address);
  }, EXPIRES_AFTER_MS);
  response.catch(() => undefined);
  return response;
}

/**
 * The response of a request that was sent early, once; it is aborted by the signal of the one that takes it. Undefined
 * where there is none that serves: whoever compares a hash or bypasses the cache asks the server.
 */
export function takeEarly(address: string, { signal, cache, integrity }: RequestInit): Promise<Response> | undefined {
  const early = window.__PORTAL_EARLY_REQUESTS__?.get(address);
  window.__PORTAL_EARLY_REQUESTS__?.delete(address);
  if (!early || early.cache !== cache || integrity) return undefined;
  const abort = () => early.controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return early.response;
}
