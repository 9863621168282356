import { NO_LOADING_HEADER, REQUEST_TIMEOUT_MS, TOKEN_HEADER, UPLOAD_TIMEOUT_MS } from '@/constants/http';
import type { ApiHost, Schema } from '@/domain/wire';
import { ownCopy } from '@/utils/ownCopy';

/** A write: whether sending it twice would create two records. */
type Effect = 'creates' | 'changes';

/** One call of the API: everything that is the same each time it is made. */
export interface Endpoint<Payload = unknown, Data = unknown> {
  /** The requirement that names the call. */
  readonly row: string;
  readonly name: string;
  readonly host: ApiHost;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly timeoutMs: number;
  /** Whether a read may be sent again when it fails on the way. */
  readonly retries: boolean;
  /** What it does to the data on the server; absent for a call that only reads, also one that is a POST. */
  readonly effect?: Effect;
  /** Without data it has failed: what is read would end the session, or be written back with gaps. */
  readonly needsData?: boolean;
  /**
   * Headers the call declares. An empty `ssoToken` asks for the token to be filled in (A25);
   * the no-loading flag keeps the overlay away and is taken off before sending (A24).
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Schema of the response data. */
  readonly response: Schema<Data>;
  /** What the payload has to look like, where the specification lists its fields. */
  readonly payload?: Schema<Payload>;
  /** Only carries the type of the payload; never set. */
  readonly payloadType?: Payload;
}

/** What an endpoint's author writes; the rest are the defaults of R201. */
interface Definition<Payload, Data> {
  row: string;
  name: string;
  path: string;
  response: Schema<Data>;
  payload?: Schema<Payload>;
  host?: ApiHost;
  timeoutMs?: number;
  /** False for a GET that changes something on the server: it is sent once, like everything that writes. */
  retries?: boolean;
  needsData?: boolean;
  /** For what writes: without an answer it is not known whether it was done, and `creates` may carry a key. */
  effect?: Effect;
  /** Runs without the overlay: polling, suggestions, and whatever shows its own progress (A15). */
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
    } = ownCopy(definition);
    const headers = { [TOKEN_HEADER]: '', ...(background ? { [NO_LOADING_HEADER]: 'true' } : {}) };
    return ownCopy({ ...rest, method, host, timeoutMs, retries, headers });
  };

/** A call that reads: its payload becomes query parameters (R202). */
export const get = define('GET');

/** A call that sends its payload as a body (R202). */
export const post = define('POST');

/** A call that sends a file; it shows its own progress. */
export const upload = <Data>(definition: Omit<Definition<File, Data>, 'background' | 'timeoutMs'>) =>
  post<File, Data>({ ...definition, background: true, timeoutMs: UPLOAD_TIMEOUT_MS });
