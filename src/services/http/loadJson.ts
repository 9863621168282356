import type { Schema } from '@/domain/wire';
import { resolveAddress } from './address';
import { fetchOptions } from './client';
import { fetchEarly, takeEarly } from './earlyResponses';
import { HttpStatusError, NetworkError } from './errors';
import { copyOwn } from './copyOwn';
import { readBody, decodeData } from './response';
import { withRetries } from './retry';
import { runRequest, type CallOptions } from './runRequest';
import { REQUEST_TIMEOUT_MS } from './timeouts';

/** A document outside of the API: without envelope, token or overlay. */
export interface JsonDocument<Data> {
  /** Its name in errors. */
  name: string;
  address: string;
  schema: Schema<Data>;
}

const initOf = (cache: RequestCache, signal?: AbortSignal): RequestInit =>
  fetchOptions({ method: 'GET', headers: new Headers({ Accept: 'application/json' }), cache, signal });

/** Asks for a document early: the next `loadJson` of the address takes the response. */
export const fetchJsonEarly = (address: string, cache: RequestCache): Promise<Response> =>
  fetchEarly(resolveAddress(address).href, initOf(cache));

/** Loads a JSON document such as the registry of subsystems, bypassing the cache on request. */
export function loadJson<Data>(
  { name, address, schema }: JsonDocument<Data>,
  given: Omit<CallOptions, 'overlay'> & { cache?: RequestCache } = {},
): Promise<Data> {
  const options = copyOwn(given);
  const requestContext = { name, path: address, timeoutMs: REQUEST_TIMEOUT_MS, hasOverlay: false, canCancel: true };
  const once = async (signal: AbortSignal) => {
    let response: Response;
    let text: string;
    try {
      const { href } = resolveAddress(address);
      const init = initOf(options.cache ?? 'default', signal);
      response = await (takeEarly(href, init) ?? fetch(href, init));
      text = await response.text();
    } catch (cause) {
      throw new NetworkError(name, { cause });
    }
    if (!response.ok) throw new HttpStatusError(name, response.status);
    return decodeData(schema, readBody(text, name), name, 'The document cannot be read');
  };
  return runRequest(requestContext, options, (signal) => withRetries(() => once(signal), signal));
}
