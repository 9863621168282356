import { NO_LOADING_HEADER, TOKEN_HEADER } from '@/constants/headers';
import type { ApiHost, Schema } from '@/domain/wire';
import { copyOwn } from './copyOwn';
import { UPLOAD_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './timeouts';

/** Kind of a write: whether sending it twice would create two records. */
type Effect = 'creates' | 'changes';

/** One endpoint of the API: everything that is the same on every call. */
export interface Endpoint<Payload = unknown, Data = unknown> {
  /** The requirement that specifies it. */
  readonly row: string;
  readonly name: string;
  readonly host: ApiHost;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly timeoutMs: number;
  /** Whether a failed read may be retried. */
  readonly retries: boolean;
  /** Effect on the server's data; absent for reads, including reads by POST. */
  readonly effect?: Effect;
  /** Sends its payload as a multipart form. */
  readonly isUpload?: boolean;
  /** Fails without data: otherwise the session would end, or a record would be saved with gaps. */
  readonly needsData?: boolean;
  /**
   * Headers that the call declares. An empty `ssoToken` requests the token (A25); the no-loading flag suppresses the
   * overlay and is removed before sending (A24).
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Schema of the response data. */
  readonly response: Schema<Data>;
  /** Schema of the payload, if the specification lists its fields. */
  readonly payload?: Schema<Payload>;
  /** Only carries the type of the payload; never set. */
  readonly payloadType?: Payload;
}

/** What an endpoint definition sets; the rest are the defaults of R201. */
interface Definition<Payload, Data> {
  row: string;
  name: string;
  path: string;
  response: Schema<Data>;
  payload?: Schema<Payload>;
  host?: ApiHost;
  timeoutMs?: number;
  /** False for a GET that changes data on the server: it is sent once, like a write. */
  retries?: boolean;
  needsData?: boolean;
  isUpload?: boolean;
  /** For writes: without a response the outcome is unknown, and `creates` may carry an idempotency key. */
  effect?: Effect;
  /** Runs without the overlay: polling, suggestions, and calls with their own progress (A15). */
  background?: boolean;
}

const define =
  (method: Endpoint['method']) =>
  <Payload, Data>(definition: Definition<Payload, Data>): Endpoint<Payload, Data> => {
    const {
      background = false,
      host = 'base',
      timeoutMs = REQUEST_TIMEOUT_MS,
      retries = true,
      ...rest
    } = copyOwn(definition);
    const headers = { [TOKEN_HEADER]: '', ...(background ? { [NO_LOADING_HEADER]: 'true' } : {}) };
    return copyOwn({ ...rest, method, host, timeoutMs, retries, headers });
  };

/** Defines a read: its payload becomes query parameters (R202). */
export const get = define('GET');

/** Defines a call that sends its payload as a body (R202). */
export const post = define('POST');

/** Defines an upload; it shows its own progress. */
export const upload = <Data>(definition: Omit<Definition<File, Data>, 'background' | 'timeoutMs'>) =>
  post<File, Data>({ ...definition, background: true, timeoutMs: UPLOAD_TIMEOUT_MS, isUpload: true });
