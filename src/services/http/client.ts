// The HTTP client: every API call except uploads.
import { IDEMPOTENCY_HEADER, REQUEST_ID_HEADER } from '@/constants/headers';
import { hasNoLoadingFlag, headersFor, isWithinApi, queryOf, resolveAddress } from './address';
import type { Endpoint } from './endpoint';
import { AbortedError, NetworkError, RequestError, SchemaError } from './errors';
import { toUnknownOutcome } from './outcome';
import { copyOwn } from './copyOwn';
import {
  checkPayload,
  dataOf,
  parseResponse,
  readBody,
  statusError,
  type ResponseSource,
  type Envelope,
} from './response';
import { requestInit } from './requestInit';
import { withNewToken, withRetries } from './retry';
import { runRequest, type CallOptions } from './runRequest';
import { isSessionEnding } from './sessionExpiry';
import { httpSettings } from './settings';

/** Address and name of an endpoint's requests. */
export function sourceOf(
  endpoint: Endpoint<unknown, unknown>,
  ownToken?: string,
): ResponseSource & { token: string | null; address: URL } {
  const { environment, readToken } = httpSettings();
  const address = resolveAddress(environment.hosts[endpoint.host] + endpoint.path);
  return {
    name: endpoint.name,
    host: endpoint.host,
    isFromApi: isWithinApi(address, environment),
    token: ownToken ?? readToken(),
    hasOwnToken: ownToken !== undefined,
    address,
  };
}

/** A header that a cross-origin host does not allow makes the browser block the call. */
const mayCarryKey = (address: URL) =>
  address.origin === window.location.origin || httpSettings().environment.acceptsIdempotencyKeys === true;

async function exchange<Data>(
  endpoint: Endpoint<unknown, Data>,
  payload: unknown,
  signal: AbortSignal,
  { token, idempotencyKey }: CallOptions,
): Promise<Envelope<Data>> {
  const { address, ...source } = sourceOf(endpoint, token);
  const headers = headersFor(endpoint.headers, address, httpSettings().environment, source.token);
  headers.set('Accept', 'application/json');
  if (endpoint.effect === 'creates' && idempotencyKey && mayCarryKey(address))
    headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  let body: string | undefined;
  if (endpoint.method === 'GET') {
    for (const [name, value] of queryOf(payload)) address.searchParams.append(name, value);
  } else {
    body = JSON.stringify(payload ?? {});
    headers.set('Content-Type', 'application/json');
  }
  const init = requestInit({ method: endpoint.method, headers, body, signal });
  let response: Response;
  let text: string;
  try {
    response = await fetch(address.href, init);
    text = await response.text();
  } catch (cause) {
    throw new NetworkError(endpoint.name, { cause });
  }
  return unwrapResponse(
    { status: response.status, text, header: (name) => response.headers.get(name) },
    endpoint,
    source,
  );
}

/** A response before it is parsed, from fetch or XMLHttpRequest. */
export interface RawResponse {
  status: number;
  text: string;
  header(name: string): string | null;
}

/** HTTP 204, or a success without a body, as the envelope of either kind of host (A40). */
const SUCCESS_WITHOUT_DATA = { status: '1', code: '1' };

/** Checks a raw response and unwraps its envelope. */
export function unwrapResponse<Data>(
  { status, text, header }: RawResponse,
  endpoint: Endpoint<unknown, Data>,
  source: ResponseSource,
): Envelope<Data> {
  // A response that arrives while the session ends belongs to the previous person (T10).
  if (isSessionEnding()) throw new AbortedError(endpoint.name);
  try {
    if (status < 200 || status > 299) throw statusError(status, text, header('Retry-After'), source);
    const isWithoutData = text.trim() === '' && !endpoint.needsData;
    const json = isWithoutData ? SUCCESS_WITHOUT_DATA : readBody(text, endpoint.name);
    const envelope = parseResponse(json, endpoint.response, source);
    return { ...envelope, requestId: header(REQUEST_ID_HEADER) ?? undefined };
  } catch (error) {
    if (error instanceof RequestError) error.requestId = header(REQUEST_ID_HEADER) ?? undefined;
    // The person reads that the request failed; whoever connects a server has to know why.
    if (error instanceof SchemaError) console.warn(`${endpoint.name}: ${error.message}`);
    throw error;
  }
}

function request<Payload, Data, Result>(
  endpoint: Endpoint<Payload, Data>,
  payload: Payload,
  given: CallOptions,
  judge: (envelope: Envelope<Data>) => Result,
): Promise<Result> {
  const options = copyOwn(given);
  const isRead = endpoint.method === 'GET';
  const hasOverlay = options.overlay ?? !hasNoLoadingFlag(endpoint.headers);
  let hasLeft = false;
  const explain = (error: RequestError) => (endpoint.effect && hasLeft ? toUnknownOutcome(error) : error);
  return runRequest({ ...endpoint, hasOverlay, canCancel: isRead, explain }, options, async (signal) => {
    const checked = endpoint.payload ? checkPayload(endpoint.payload, payload, endpoint.name) : payload;
    // Offline, nothing was sent, so the outcome is known.
    hasLeft = globalThis.navigator?.onLine !== false;
    const once = () => exchange(endpoint, checked, signal, options);
    const isRepeatable = endpoint.retries && !endpoint.effect;
    const read = () => (isRead ? withRetries(once, signal) : withNewToken(once));
    return judge(await (isRepeatable ? read() : once()));
  });
}

/** Makes a call and returns the data of its response, read by the endpoint's schema. */
export function call<Payload, Data>(
  endpoint: Endpoint<Payload, Data>,
  payload: Payload,
  options: CallOptions = {},
): Promise<Data> {
  return request(endpoint, payload, options, (envelope) => dataOf(envelope, endpoint.name));
}

/** Makes a call and returns its envelope unevaluated, for callers with their own handling (R290). */
export function callEnvelope<Payload, Data>(
  endpoint: Endpoint<Payload, Data>,
  payload: Payload,
  options: CallOptions = {},
): Promise<Envelope<Data>> {
  return request(endpoint, payload, options, (envelope) => envelope);
}
