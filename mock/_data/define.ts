import { failure, HOST_PREFIX, BusinessError, SESSION_EXPIRED_MESSAGE, success, type HostKind } from './envelope';
import { respondWithFailure, dropResponse, requestedFailures, applyLatency, type Failure } from './failures';
import { Fields } from './fields';
import { readHeader, type MockHandler, type MockRequest, type MockResponse, type UploadedPart } from './http';
import { parseToken, type Session } from './persona';
import type { Person } from './seeds/people';
import { personOf } from './seeds/personas';
import { failuresEverywhere, stateOf, getSessionDataset, type PersonState, type Dataset } from './dataset';

/** Arguments of a handler for a signed-in call. */
export interface Call {
  session: Session;
  token: string;
  dataset: Dataset;
  person: Person;
  /** The person's state in this dataset. */
  state: PersonState;
  /** The query of a GET, the body of a POST. */
  fields: Fields;
  /** The raw body, for calls that send a list. */
  body: unknown;
  files: UploadedPart[];
}

/** Data with a custom message in the envelope. */
class ResponseWithMessage {
  constructor(
    readonly data: unknown,
    readonly msg: string,
  ) {}
}

/** Responds with data and a custom message. */
export const withMessage = (data: unknown, msg: string): unknown => new ResponseWithMessage(data, msg);

/** Returns the envelope's data, or refuses by throwing a `BusinessError`. */
export type Handler = (call: Call) => unknown;

const REGISTRY_KEY = '__portalMockEndpoints__';

/** `METHOD /prefix/path` of every endpoint of the mock server, for the panel. */
export function registeredEndpoints(): Set<string> {
  const holder = globalThis as unknown as Record<string, Set<string> | undefined>;
  return (holder[REGISTRY_KEY] ??= new Set());
}

/** Failures requested by the request itself and by the panel, for a path in a dataset. */
function failuresFor(request: MockRequest, path: string, dataset?: Dataset): Failure[] {
  const everywhere = failuresEverywhere();
  // The most specific setting wins: this call in this dataset, all calls of the dataset, then all datasets.
  const set = dataset?.failures.get(path) ?? dataset?.failures.get('*') ?? everywhere.get(path) ?? everywhere.get('*');
  return [...requestedFailures(request), ...(set?.failures ?? [])];
}

/** Returns the first response for a repeated key; a refusal is not stored, so the next attempt is evaluated again. */
async function respondOnce(key: string, { responses }: Dataset, run: () => unknown): Promise<unknown> {
  const first = responses.get(key);
  if (first) return first;
  const given = Promise.resolve().then(run);
  responses.set(key, given);
  given.catch(() => responses.delete(key));
  return given;
}

async function respond(host: HostKind, path: string, handler: Handler, request: MockRequest, response: MockResponse) {
  response.setHeader('Cache-Control', 'no-store');
  const token = readHeader(request, 'ssoToken');
  const session = parseToken(token);
  const dataset = session ? getSessionDataset(session) : undefined;
  const failures = failuresFor(request, path, dataset);
  if (!(await applyLatency(failures, response))) return;
  if (respondWithFailure(failures, host, response)) return;
  if (!session || !dataset) {
    response.json(failure(host, '201', SESSION_EXPIRED_MESSAGE));
    return;
  }
  const call: Call = {
    session,
    token,
    dataset,
    person: personOf(session.personaId),
    state: stateOf(dataset, session.personaId),
    fields: new Fields(request.method === 'GET' ? request.query : request.body),
    body: request.body,
    files: request.files ?? [],
  };
  const key = readHeader(request, 'Idempotency-Key');
  const given = await (key
    ? respondOnce(`${session.personaId} ${path} ${key}`, dataset, () => handler(call))
    : handler(call));
  if (dropResponse(failures, response)) return;
  response.json(
    given instanceof ResponseWithMessage ? { ...success(host, given.data), msg: given.msg } : success(host, given),
  );
}

/** Answers a call whose handler has thrown; an error that nobody handles would end the server. */
function reportError(call: string, reason: unknown, response: MockResponse): void {
  console.error(`mock ${call}`, reason);
  if (!response.headersSent) response.status(500).json({ msg: '服务器内部错误' });
}

/** Turns a table of `METHOD /path` and handlers of one host into endpoints for Umi's mock loader. */
export function endpoints(host: HostKind, table: Record<string, Handler>): Record<string, MockHandler> {
  return Object.fromEntries(
    Object.entries(table).map(([key, handler]) => {
      const [method = 'GET', barePath = ''] = key.split(' ');
      const path = `${HOST_PREFIX[host]}${barePath}`;
      registeredEndpoints().add(`${method} ${path}`);
      const mock: MockHandler = (request, response) => {
        respond(host, path, handler, request, response).catch((reason: unknown) => {
          if (reason instanceof BusinessError) response.json(failure(host, reason.status, reason.message));
          else reportError(`${method} ${path}`, reason, response);
        });
      };
      return [`${method} ${path}`, mock];
    }),
  );
}

/** Endpoints without sign-in (files, pages): only failures for all datasets apply. */
export function plainEndpoints(table: Record<string, MockHandler>): Record<string, MockHandler> {
  return Object.fromEntries(
    Object.entries(table).map(([key, handler]) => {
      registeredEndpoints().add(key);
      const path = key.split(' ')[1] ?? '';
      const mock: MockHandler = (request, response) => {
        // No failures for the panel and the sign-in page: otherwise the failures could not be removed.
        const failures = /^\/_(mock|idp)/.test(path) ? [] : failuresFor(request, path);
        applyLatency(failures, response)
          .then((isStillThere) => {
            if (isStillThere && !respondWithFailure(failures, 'base', response)) handler(request, response);
          })
          .catch((reason: unknown) => reportError(key, reason, response));
      };
      return [key, mock];
    }),
  );
}
