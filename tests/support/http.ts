import { environments } from '../../config/environments';
import { configureHttp, type FailedCall, type HttpSettings, type RequestError } from '../../src/services/http';

/** A request sent by the HTTP client. */
export interface SentRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: unknown;
  init: RequestInit;
}

/** What a fake server returns: a response, or nothing until the client aborts. */
export type FakeResponse = Response | 'never' | 'unreachable' | Promise<Response>;

/** A response with a JSON body. */
export const jsonResponse = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });

/** A response of the base and work-order hosts for a call that succeeded. */
export const okResponse = (data: unknown = null): Response => jsonResponse({ status: '1', msg: '', data });

/** Replaces `fetch` by a fake server that records the requests. */
export function fakeFetch(answer: (request: SentRequest) => FakeResponse): { sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  globalThis.fetch = ((address: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const request: SentRequest = {
        url: new URL(address),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
        init,
      };
      sent.push(request);
      const refuse = () => reject(new DOMException('This operation was aborted', 'AbortError'));
      if (init.signal?.aborted) return refuse();
      init.signal?.addEventListener('abort', refuse);
      const given = answer(request);
      if (given === 'unreachable') reject(new TypeError('Failed to fetch'));
      else if (given !== 'never') resolve(given);
    })) as typeof fetch;
  return { sent };
}

/** Connects the HTTP layer to the mock environment and records its reports. */
export function wireHttp(settings: Partial<HttpSettings> = {}) {
  const failures: { error: RequestError; call: FailedCall }[] = [];
  const expired = { count: 0 };
  configureHttp({
    environment: environments.development,
    readToken: () => 'persona-demo',
    onFailure: (error, call) => failures.push({ error, call }),
    onSessionExpired: () => {
      expired.count += 1;
    },
    isSigningOut: () => false,
    ...settings,
  });
  return { failures, expired };
}

/** The reason with which a promise was rejected. */
export const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: unknown) => error,
  );
