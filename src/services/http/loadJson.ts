import type { Schema } from '@/domain/wire';
import { resolveAddress } from './address';
import { takeEarly } from './earlyResponses';
import { HttpStatusError, NetworkError } from './errors';
import { copyOwn } from './copyOwn';
import { jsonInit } from './requestInit';
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
      const init = jsonInit({ cache: options.cache ?? 'default', signal });
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
