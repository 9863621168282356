// Parses a response body into data; throws a typed error for anything malformed.
import {
  isSessionExpired,
  noteRequest,
  readEnvelope,
  readStrictly,
  readWire,
  type ApiHost,
  type Schema,
} from '@/domain/wire';
import { isRecord } from '@/domain/wire/json';
import { reportDrift } from '@/utils/drift';
import { EnvelopeError, HttpStatusError, SchemaError, SessionExpiredError } from './errors';
import { reportSessionExpired } from './sessionExpiry';

/** Maximum delay accepted from a server: a longer one is an error, and no message shows it. */
const RETRY_AFTER_MAX_MS = 24 * 60 * 60_000;

/** A response envelope that the caller evaluates (R290). */
export interface Envelope<Data> {
  /** `status` or `code`, as text. */
  status: string;
  isOk: boolean;
  msg: string;
  /** Data read by the schema; only set if the server reports success. */
  data: Data | undefined;
  /** The server's request id, if it sent one. */
  requestId?: string;
}

/**
 * Matches JSON strings (kept) and integers. Written without alternation per character, which overflows the stack for an
 * embedded image.
 */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Integers that a double may round. */
const LONG_NUMBER = /^-?\d{16,}$/;

/** Some servers send long ids as numbers; parsed as numbers their last digits would change (A40). */
const quoteLongNumbers = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(TEXT_OR_NUMBER, (found) => (LONG_NUMBER.test(found) ? `"${found}"` : found))
    : json;

/** Parses JSON; undefined if the text is invalid. The byte order mark is already gone: decoding drops it. */
export function readJsonText(body: string): unknown {
  try {
    return JSON.parse(quoteLongNumbers(body)) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the data of a response as A40 requires, and reports where it differs from its schema. */
export function decodeData<Data>(schema: Schema<Data>, value: unknown, endpointName: string, reason: string): Data {
  let reading: ReturnType<typeof readWire<Data>>;
  try {
    reading = readWire(schema, value);
  } catch (cause) {
    // Inherited names can make the library throw while it builds the error: still a mismatch.
    throw new SchemaError(endpointName, [], reason, { cause });
  }
  if (!reading) throw new SchemaError(endpointName, pathsOf(readStrictly(schema, value).error), reason);
  reportDrift(endpointName, reading.drift);
  return reading.data;
}

/** Checks a payload before sending: every field is required. */
export function checkPayload<Data>(schema: Schema<Data>, value: unknown, endpointName: string): Data {
  const result = readStrictly(schema, value);
  if (result.success) return result.data;
  throw new SchemaError(endpointName, pathsOf(result.error), 'The payload differs');
}

/** Paths of an error's issues, without duplicates. */
const pathsOf = (error?: { issues: { path: PropertyKey[] }[] }): string[] => [
  ...new Set((error?.issues ?? []).map(({ path }) => path.map(String).join('.') || '(all of it)')),
];

/** Parses a response body as JSON; throws a SchemaError if it is invalid. */
export function readBody(body: string, endpointName: string): unknown {
  const json = readJsonText(body);
  if (json === undefined) {
    throw new SchemaError(endpointName, [], body.trim() === '' ? 'The answer is empty' : 'The answer is no JSON');
  }
  return json;
}

/** Origin of a response. */
export interface ResponseSource {
  name: string;
  host: ApiHost;
  /** Only responses from an API base can end the session (T10). */
  isFromApi: boolean;
  /** The token that the call carried, if any. */
  token?: string | null;
  /** The call carried its own token instead of the session's: its refusal ends no session. */
  hasOwnToken?: boolean;
}

const expired = ({ name, token, hasOwnToken }: ResponseSource): Error =>
  hasOwnToken ? new SessionExpiredError(name) : reportSessionExpired(name, token);

/** Unwraps an envelope and parses its data; the caller checks the status. */
export function parseResponse<Data>(json: unknown, schema: Schema<Data>, source: ResponseSource): Envelope<Data> {
  if (source.isFromApi && isSessionExpired(json)) throw expired(source);
  const envelope = readEnvelope(source.host, json);
  if (!envelope) throw new SchemaError(source.name, [], 'The answer has no status');
  return {
    ...envelope,
    data: envelope.isOk ? decodeData(schema, envelope.data, source.name, 'The data cannot be read') : undefined,
  };
}

/** The data of a successful response; throws otherwise (R288). */
export function dataOf<Data>(envelope: Envelope<Data>, endpointName: string): Data {
  if (envelope.isOk) return withRequestId(envelope.data as Data, envelope.requestId);
  const error = new EnvelopeError(endpointName, envelope.status, envelope.msg);
  error.requestId = envelope.requestId;
  throw error;
}

/** Reports of left-out records include the request id (A40). */
const withRequestId = <Data>(data: Data, requestId: string | undefined): Data => {
  if (!requestId) return data;
  if (Array.isArray(data)) noteRequest(data, requestId);
  return isRecord(data) && Object.hasOwn(data, 'leftOut') ? { ...data, requestId } : data;
};

/** The error for an HTTP error status; includes an expired session. */
export function statusError(status: number, body: string, retryAfter: string | null, source: ResponseSource): Error {
  if (source.isFromApi && isSessionExpired(readJsonText(body))) return expired(source);
  const error = new HttpStatusError(source.name, status);
  error.retryAfterMs = retryAfterMs(retryAfter);
  return error;
}

/** Seconds; some servers send a decimal. */
const DELAY_SECONDS = /^\d+(?:\.\d+)?$/;
/** The three formats of an HTTP date; the last one has no zone and means GMT. */
const HTTP_DATE =
  /^(?:\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} \d{2}:\d{2}:\d{2} GMT|\w{3} \w{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/;

/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined if absent or invalid. */
export function retryAfterMs(value: string | null, now = Date.now()): number | undefined {
  if (value === null) return undefined;
  const text = value.trim();
  if (DELAY_SECONDS.test(text)) return Math.min(Math.ceil(Number(text)) * 1000, RETRY_AFTER_MAX_MS);
  // `Date.parse` also accepts '1.5' or '-5', so only the formats of an HTTP date reach it.
  if (!HTTP_DATE.test(text)) return undefined;
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, date - now), RETRY_AFTER_MAX_MS);
}
