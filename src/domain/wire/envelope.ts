// How answers are wrapped, by kind of host (A22). Values are compared as text (A7).
import { isRecord } from './isRecord';

/** Which API a call goes to; each has a base address in the environment (R205). */
export type ApiHost = 'base' | 'workOrder' | 'portal';

/** An answer taken out of its wrapping, before its data is looked at. */
export interface RawEnvelope {
  /** `status` of the base and work-order hosts, `code` of the portal host, as text. */
  status: string;
  /** Whether the server says that the call worked. */
  isOk: boolean;
  /** The server's own words, empty when it has none. */
  msg: string;
  data: unknown;
}

const OK = '1';
const SESSION_EXPIRED = '201';

const own = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

/** A status or code as text; undefined when it is neither text nor number. */
const statusText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Whether an answer, of whichever host, says that the session is over. */
export const isSessionExpired = (body: unknown): boolean =>
  isRecord(body) && statusText(own(body, 'status')) === SESSION_EXPIRED;

/** Takes an answer out of its wrapping; undefined when it is not wrapped as that host wraps. */
export function readEnvelope(host: ApiHost, body: unknown): RawEnvelope | undefined {
  if (!isRecord(body)) return undefined;
  const status = statusText(own(body, host === 'portal' ? 'code' : 'status'));
  if (status === undefined) return undefined;
  const msg = own(body, 'msg');
  return {
    status,
    isOk: status === OK,
    msg: typeof msg === 'string' || typeof msg === 'number' ? String(msg) : '',
    data: own(body, 'data'),
  };
}

/** Reads an error that came in place of a file, which may be wrapped either way (R285). */
export function readAnyEnvelope(body: unknown): RawEnvelope | undefined {
  return readEnvelope('base', body) ?? readEnvelope('portal', body);
}
