import * as z from 'zod/mini';
import { errorOf, fakeFetch, jsonResponse, okResponse, wireHttp } from '../../../tests/support/http';
import { endpoints } from '../endpoints';
import { unwrapResponse } from './client';
import { get, post } from './endpoint';
import { AbortedError, call, callEnvelope, HttpStatusError, TimeoutError } from './index';
import { SchemaError, SessionExpiredError, abortAll, pendingOverlay } from './index';

const anything = z.unknown();
const read = get<unknown, unknown>({ row: '', name: 'read', path: '/read', response: anything });
const write = post<unknown, unknown>({ row: '', name: 'write', path: '/write', response: anything });

beforeEach(() => void wireHttp());

describe('defaults', () => {
  test('R201 a read is a GET without credentials that follows no redirects', async () => {
    const { sent } = fakeFetch(() => okResponse(7));
    await expect(call(read, undefined)).resolves.toBe(7);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'GET', init: { credentials: 'omit', redirect: 'error', body: undefined } });
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
    expect(sent[0]?.headers.has('Content-Type')).toBe(false);
  });

  test('R201 a write sends JSON', async () => {
    const { sent } = fakeFetch(() => okResponse());
    await call(write, { a: 1 });
    expect(sent[0]).toMatchObject({ method: 'POST', body: { a: 1 } });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.url.search).toBe('');
  });

  test.each([
    ['F25 R201 R312 a read', read, 30_000],
    ['F25 R201 a write', write, 30_000],
    ['R283 R312 the first demo call', endpoints.listStandardOperations, 60_000],
    ['R284 the second demo call', endpoints.listDemoDictionary, 60_000],
  ])('%s times out', async (_name, endpoint, timeoutMs) => {
    jest.useFakeTimers();
    fakeFetch(() => 'never');
    const ended = jest.fn();
    const failed = errorOf(call(endpoint as typeof read, undefined));
    void failed.then(ended);
    await jest.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const error = await failed;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ name: 'TimeoutError', timeoutMs });
  });

  test('R201 the timeout covers the whole call, including the body and retries', async () => {
    jest.useFakeTimers();
    fakeFetch(({ init }) => {
      const endless = new ReadableStream({
        start: (controller) => init.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      });
      return new Response(endless);
    });
    const failed = errorOf(call(read, undefined));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('payload', () => {
  test.each([
    [{ a: 1, b: undefined }, '?a=1'],
    [{ a: ['x', 'y'] }, '?a=x&a=y'],
    [{ a: [] }, ''],
    [{ a: [1, undefined, 2] }, '?a=1&a=2'],
    [{ a: false, b: 0, c: '' }, '?a=false&b=0&c='],
    [{ a: 'ä &=?#' }, '?a=%C3%A4+%26%3D%3F%23'],
    [{ a: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)) }, '?a=2026-01-02T03%3A04%3A05.000Z'],
    [{ a: '2026-01-02 03:04:05' }, '?a=2026-01-02+03%3A04%3A05'],
    [undefined, ''],
  ])('R202 %j becomes %s', async (payload, search) => {
    const { sent } = fakeFetch(() => okResponse());
    await call(read, payload);
    expect(sent[0]?.url.search).toBe(search);
  });

  test('R202 the home list sends the parameters of the specification', async () => {
    const { sent } = fakeFetch(() => okResponse());
    await call(endpoints.listNotices, { status: 2, publishingType: 2, pageNo: 1, pageSize: 13 });
    expect(sent[0]?.url.pathname).toBe('/_base/new/notice/2.0/list');
    expect(sent[0]?.url.search).toBe('?status=2&publishingType=2&pageNo=1&pageSize=13');
  });

  test('a payload that does not match its schema is not sent', async () => {
    const { sent } = fakeFetch(() => okResponse());
    const items = [{ id: '1', isShow: 1, systemCode: 'lift' }] as never;
    expect(await errorOf(call(endpoints.saveEntryOrder, items))).toBeInstanceOf(SchemaError);
    expect(sent).toHaveLength(0);
  });
});

describe('errors', () => {
  const table: [string, () => Parameters<typeof fakeFetch>[0] extends (r: never) => infer A ? A : never, object][] = [
    ['R291 404', () => new Response('', { status: 404 }), { name: 'HttpStatusError', status: 404 }],
    ['R293 500', () => jsonResponse({}, { status: 500 }), { name: 'HttpStatusError', status: 500 }],
    ['R292 502', () => new Response('<h1>', { status: 502 }), { name: 'HttpStatusError', status: 502 }],
    ['R294 401', () => new Response('', { status: 401 }), { name: 'HttpStatusError', status: 401 }],
    ['R288 a refusal', () => jsonResponse({ status: '0', msg: 'x' }), { name: 'EnvelopeError', status: '0', msg: 'x' }],
    [
      'R295 a refusal without a message',
      () => jsonResponse({ status: 0 }),
      { name: 'EnvelopeError', status: '0', msg: '' },
    ],
    ['R299 a broken body', () => new Response('{"status":'), { name: 'SchemaError', paths: [] }],
    ['R299 a page', () => new Response('<!doctype html>'), { name: 'SchemaError' }],
    ['R299 nobody there', () => 'unreachable', { name: 'NetworkError' }],
  ];

  test.each(table)('%s is reported once, with the name of the call', async (_name, response, expected) => {
    const { failures } = wireHttp();
    fakeFetch(response);
    const error = await errorOf(call(write, undefined));
    expect(error).toMatchObject({ ...expected, endpointName: 'write' });
    expect(failures).toEqual([{ error, call: expect.objectContaining({ name: 'write', path: '/write' }) }]);
  });

  test.each(table)('%s is not reported if the caller shows it', async (_name, response) => {
    const { failures } = wireHttp();
    fakeFetch(response);
    await errorOf(call(write, undefined, { quiet: true }));
    expect(failures).toHaveLength(0);
  });

  test("R293 R288 an error carries the server's request id", async () => {
    fakeFetch(() => jsonResponse({ status: '0', msg: 'x' }, { headers: { 'X-Request-Id': 'r-1' } }));
    expect(await errorOf(call(write, undefined))).toMatchObject({ requestId: 'r-1' });
    fakeFetch(() => new Response('', { status: 500, headers: { 'X-Request-Id': 'r-2' } }));
    expect(await errorOf(call(write, undefined))).toMatchObject({ requestId: 'r-2' });
  });

  test('R299 a canceled call is reported only to its caller', async () => {
    const { failures } = wireHttp();
    fakeFetch(() => 'never');
    const controller = new AbortController();
    const failed = errorOf(call(read, undefined, { signal: controller.signal }));
    controller.abort();
    expect(await failed).toBeInstanceOf(AbortedError);
    expect(failures).toHaveLength(0);
  });

  test('a call that was canceled before it started is not sent', async () => {
    const { sent } = fakeFetch(() => okResponse());
    expect(await errorOf(call(read, undefined, { signal: AbortSignal.abort() }))).toBeInstanceOf(AbortedError);
    expect(sent).toHaveLength(0);
  });

  test('R152 signing out aborts running calls', async () => {
    fakeFetch(() => 'never');
    const failed = [call(read, undefined), call(write, undefined)].map(errorOf);
    abortAll();
    for (const error of await Promise.all(failed)) expect(error).toBeInstanceOf(AbortedError);
  });

  test('R290 an unevaluated response is returned, whatever its status', async () => {
    const { failures } = wireHttp();
    fakeFetch(() => jsonResponse({ status: '0', msg: 'no', data: { isLimit: '1', reasonsRejection: '' } }));
    const response = await callEnvelope(endpoints.verifySubsystemPermission, { telephone: '1', systemCode: 'lift' });
    expect(response).toEqual({ status: '0', isOk: false, msg: 'no', data: undefined });
    expect(failures).toHaveLength(0);
  });

  test('A44 a call with its own token sends that one, and its refusal ends no session', async () => {
    const { expired, failures } = wireHttp();
    const { sent } = fakeFetch(() => jsonResponse({ status: '201', msg: '' }));
    const failed = await errorOf(call(read, undefined, { token: 'persona-next', quiet: true }));
    expect(failed).toBeInstanceOf(SessionExpiredError);
    expect(sent.map(({ headers }) => headers.get('ssoToken'))).toEqual(['persona-next']);
    expect(expired.count).toBe(0);
    expect(failures).toEqual([]);
    await errorOf(call(read, undefined));
    expect(sent.at(-1)?.headers.get('ssoToken')).toBe('persona-demo');
    expect(expired.count).toBe(1);
  });

  test('an error in the failure reporter does not hide the failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new Error('broken');
    wireHttp({
      onFailure: () => {
        throw fault;
      },
    });
    fakeFetch(() => new Response('', { status: 500 }));
    expect(await errorOf(call(write, undefined))).toBeInstanceOf(HttpStatusError);
    expect(log.mock.calls).toEqual([[fault]]);
  });

  test('a token that is not a valid header value fails only its own call', async () => {
    wireHttp({ readToken: () => 'a\nb' });
    fakeFetch(() => okResponse());
    expect(await errorOf(call(read, undefined))).toMatchObject({ name: 'RequestError', endpointName: 'read' });
    expect(pendingOverlay.get()).toBe(0);
  });
});

describe('A40 a success without a body', () => {
  test.each([
    ['HTTP 204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ['a body of white space', () => new Response(' \n')],
  ])('%s has no data, unless the call needs some', async (_name, response) => {
    fakeFetch(response);
    expect(await callEnvelope(write, undefined)).toMatchObject({ isOk: true, status: '1', data: undefined });
    const needy = post<unknown, unknown>({ row: '', name: 'needy', path: '/', response: anything, needsData: true });
    expect(await errorOf(call(needy, undefined))).toMatchObject({ message: 'The answer is empty' });
  });
});

test.each([0, 199, 300])('HTTP status %i is an error', (status) => {
  const source = { name: 'read', host: 'base', isFromApi: true } as const;
  const raw = { status, text: '{"status":"1"}', header: () => null };
  expect(() => unwrapResponse(raw, read, source)).toThrow(HttpStatusError);
});

test('a byte order mark before the response is ignored', async () => {
  const bytes = new TextEncoder().encode('\uFEFF{"status":"1","msg":"","data":5}');
  fakeFetch(() => new Response(bytes));
  await expect(call(read, undefined)).resolves.toBe(5);
});

describe('inherited names', () => {
  const names =
    'status code msg data headers method body signal credentials redirect url path host timeoutMs overlay quiet ' +
    'answer payload records title id ssoToken isLimit total isOk name cache mode integrity referrer keepalive';

  test('thirty names added to Object.prototype change nothing', async () => {
    // Created beforehand: the platform's own Response reads inherited names, which is not under test.
    const prepare = () =>
      [okResponse({ isLimit: '4' }), okResponse({ records: [], total: 0 }), jsonResponse({})] as const;
    const flow = async ([first, list, bare]: ReturnType<typeof prepare>) => {
      const responses = [first, list, bare];
      const { sent } = fakeFetch(() => responses.shift()!);
      const query = { telephone: '1', systemCode: 'lift' };
      const verdict = await callEnvelope(endpoints.verifySubsystemPermission, query, {});
      const page = await call(endpoints.listNotices, { pageNo: 1, pageSize: 2 }, {});
      const failed = await errorOf(call(read, undefined));
      return {
        verdict: verdict.data,
        page,
        failed: (failed as Error).name,
        sent: sent.map(({ url, method, headers }) => [method, url.href, ...headers]),
      };
    };
    const before = await flow(prepare());
    const prepared = prepare();
    const polluted = names.split(' ');
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    try {
      for (const name of polluted) {
        Object.defineProperty(prototype, name, { value: '1', configurable: true, writable: true, enumerable: false });
      }
      expect(polluted.length).toBeGreaterThanOrEqual(30);
      const during = await flow(prepared);
      for (const name of polluted) delete prototype[name];
      expect(during).toEqual(before);
      expect(before).toMatchObject({ verdict: { isLimit: '4', reasonsRejection: '' }, failed: 'SchemaError' });
    } finally {
      for (const name of polluted) delete prototype[name];
    }
  });
});

test.each([
  [{ reasonsRejection: '' }, ''],
  [{ isLimit: true, reasonsRejection: '' }, ''],
  [{ isLimit: 4 }, '4'],
  [{}, ''],
  [[], ''],
])('R133 R173 A40 the verdict %j has the limit %j', async (data, isLimit) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  fakeFetch(() => okResponse(data));
  const payload = { telephone: '13812345678', systemCode: 'lift' };
  expect(await call(endpoints.verifySubsystemPermission, payload)).toEqual({ isLimit, reasonsRejection: '' });
});

test('R131 A40 an id with more digits than a number can hold keeps all of them', async () => {
  fakeFetch(
    () => new Response('{"status":"1","data":[{"id":9007199254740993,"systemCode":"\\"12345678901234567890"}]}'),
  );
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await call(endpoints.listNavigationEntries, undefined)).toMatchObject([
    { id: '9007199254740993', systemCode: '"12345678901234567890' },
  ]);
});

test('R299 an unexpected error keeps its cause, and so does a network failure', async () => {
  wireHttp({ readToken: () => 'a\nb' });
  fakeFetch(() => okResponse());
  const error = (await errorOf(call(read, undefined))) as Error;
  expect([error.name, error.message]).toEqual(['RequestError', 'The call could not be made']);
  expect(error.cause).toMatchObject({ name: 'TypeError' });
  wireHttp();
  fakeFetch(() => 'unreachable');
  expect(await errorOf(call(write, undefined))).toMatchObject({ name: 'NetworkError', cause: expect.any(TypeError) });
});

test('R133 an invalid payload reports the field', async () => {
  const endpoint = post({
    row: '',
    name: 'write',
    path: '/write',
    response: anything,
    payload: z.object({ a: z.string() }),
  });
  expect(await errorOf(call(endpoint, {} as never))).toMatchObject({ message: 'The payload differs: a' });
});

test.each([
  [200, 'no error'],
  [299, 'no error'],
  [300, 'HttpStatusError'],
])('R291 HTTP status %i ends with %s', async (status, name) => {
  fakeFetch(() => jsonResponse({ status: '1' }, { status }));
  const error = await errorOf(call(write, undefined));
  expect(error instanceof Error ? error.name : error).toBe(name);
});
