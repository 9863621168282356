import type { WireBody, WireError, WireRequest, WireResponse } from './wire.ts';

/** Converts a body so that it can be posted to the port; a stream is read first. */
async function serializeBody(body: BodyInit): Promise<WireBody> {
  if (typeof body === 'string' || body instanceof ArrayBuffer || body instanceof Blob)
    return { kind: 'plain', value: body };
  if (body instanceof URLSearchParams) return { kind: 'params', entries: [...body] };
  if (body instanceof FormData)
    return {
      kind: 'form',
      entries: [...body].map(([name, value]) =>
        typeof value === 'string' ? [name, value] : [name, value, value.name],
      ),
    };
  return { kind: 'plain', value: await new Response(body).arrayBuffer() };
}

/** The parts of a request that are sent to the portal: method, headers, body, cache and redirect. */
export async function serializeRequest(init: RequestInit = {}): Promise<WireRequest> {
  return {
    headers: [...new Headers(init.headers)],
    ...(init.method !== undefined && { method: init.method }),
    ...(init.cache !== undefined && { cache: init.cache }),
    ...(init.redirect !== undefined && { redirect: init.redirect }),
    ...(init.body !== undefined && init.body !== null && { body: await serializeBody(init.body) }),
  };
}

/** Status codes without a body; the browser rejects a response that has one. */
const BODILESS = [204, 205, 304];

/** Creates the response that `fetch` would return. */
export function deserializeResponse({ status, statusText, headers, url, redirected, body }: WireResponse): Response {
  const response = new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers });
  // A constructed response lacks these.
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
  return response;
}

/** Recreates an error of the portal with its name. */
export function deserializeError({ name, message }: WireError): Error {
  if (name === 'AbortError' || name === 'TimeoutError') return new DOMException(message, name);
  return Object.assign(name === 'TypeError' ? new TypeError(message) : new Error(message), { name });
}

/** Converts an error, or another thrown value, so that it can be posted. */
export function serializeError(error: unknown): WireError {
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
  return {
    name: (typeof name === 'string' ? name : 'Error').slice(0, 60),
    message: (typeof message === 'string' ? message : String(error)).slice(0, 300),
  };
}
