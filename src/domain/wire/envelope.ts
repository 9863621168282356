// How responses are wrapped, by kind of host (A22). Values are compared as text (A7).
import { isRecord } from './json';

/** Which API a call goes to; each has a base address in the environment (R205). */
export type ApiHost = 'base' | 'workOrder' | 'portal';

/** A response without its envelope, before its data is read. */
export interface RawEnvelope {
  /** `status` of the base and work-order hosts, `code` of the portal host, as text. */
  status: string;
  /** Whether the server reports success. */
  isOk: boolean;
  /** The server's message, empty when it has none. */
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

/**
 * Whether a response of any host reports an expired session, in either field. A success in one field stays one: a
 * further `code` may mean something else.
 */
export const isSessionExpired = (body: unknown): boolean => {
  if (!isRecord(body)) return false;
  const statuses = ['status', 'code'].map((key) => statusText(own(body, key)));
  return statuses.includes(SESSION_EXPIRED) && !statuses.includes(OK);
};

/**
 * Removes the envelope of a response. Each host has its own status field (A22); if it is absent, the other one
 * counts (A40). Undefined if there is neither.
 */
export function readEnvelope(host: ApiHost, body: unknown): RawEnvelope | undefined {
  if (!isRecord(body)) return undefined;
  const [usual, other] = host === 'portal' ? ['code', 'status'] : ['status', 'code'];
  const status = statusText(own(body, usual!)) ?? statusText(own(body, other!));
  if (status === undefined) return undefined;
  return {
    status,
    isOk: status === OK,
    msg: statusText(own(body, 'msg')) ?? statusText(own(body, 'message')) ?? '',
    data: own(body, 'data'),
  };
}
