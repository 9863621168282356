import * as z from 'zod/mini';
import { environments } from '../../../config/environments';
import { errorOf, fakeFetch, jsonResponse, okResponse, wireHttp } from '../../../tests/support/http';
import { get, post } from './endpoint';
import { abortAll, AbortedError, call, UnknownOutcomeError } from './index';

const response = z.unknown();
const read = get<unknown, unknown>({ row: '', name: 'read', path: '/read', response });
const write = post<unknown, unknown>({ row: '', name: 'write', path: '/write', response });

beforeEach(() => void wireHttp());

describe('a write whose response is lost', () => {
  const change = post<unknown, unknown>({
    row: '',
    name: 'change',
    path: '/change',
    response,
    effect: 'changes',
  });
  const create = post<unknown, unknown>({
    row: '',
    name: 'create',
    path: '/create',
    response,
    effect: 'creates',
  });

  test.each<[string, () => Parameters<typeof fakeFetch>[0] extends (r: never) => infer A ? A : never]>([
    ['the connection breaks', () => 'unreachable'],
    ['a gateway gives up', () => new Response('', { status: 504 })],
    ['a gateway has no answer', () => new Response('', { status: 502 })],
    ['the answer is cut off', () => new Response('{"status":"1","da')],
  ])('R201 R299 may have been carried out if %s', async (_name, response) => {
    const { failures } = wireHttp();
    fakeFetch(response);
    const error = await errorOf(call(change, undefined));
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({ endpointName: 'change', cause: { endpointName: 'change' } });
    expect(failures.map((failure) => failure.error)).toEqual([error]);
  });

  test('R201 R312 may have been carried out if the response timed out', async () => {
    jest.useFakeTimers();
    fakeFetch(() => 'never');
    const failed = errorOf(call(create, undefined));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await failed).toMatchObject({ name: 'UnknownOutcomeError', cause: { name: 'TimeoutError' } });
  });

  test.each<[string, () => Response, string]>([
    ['the server refuses', () => jsonResponse({ status: '0', msg: 'x' }), 'EnvelopeError'],
    ['the server fails', () => new Response('', { status: 500 }), 'HttpStatusError'],
    ['the server is busy', () => new Response('', { status: 503 }), 'HttpStatusError'],
  ])('R288 R293 was not carried out if %s', async (_name, response, name) => {
    fakeFetch(response);
    expect(await errorOf(call(change, undefined))).toMatchObject({ name });
  });

  test('F31 was not carried out if the browser was offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeFetch(() => 'unreachable');
    expect(await errorOf(call(change, undefined))).toMatchObject({ name: 'NetworkError' });
  });

  test('R152 T10 a call that the sign-out aborts is not reported', async () => {
    fakeFetch(() => 'never');
    const failed = errorOf(call(change, undefined));
    abortAll();
    expect(await failed).toBeInstanceOf(AbortedError);
  });

  test('T23 R201 a cross-origin host gets the idempotency key only if the environment allows it', async () => {
    const hosts = { base: 'https://api.example', workOrder: 'https://api.example', portal: 'https://api.example' };
    const keys: (string | null)[] = [];
    for (const acceptsIdempotencyKeys of [undefined, false, true]) {
      wireHttp({ environment: { ...environments.development, hosts, acceptsIdempotencyKeys } });
      const { sent } = fakeFetch(() => okResponse());
      await call(create, undefined, { idempotencyKey: 'k-1' });
      keys.push(sent[0]!.headers.get('Idempotency-Key'));
    }
    expect(keys).toEqual([null, null, 'k-1']);
  });

  test('T23 R201 only creating calls carry the key, and a failed read keeps its error', async () => {
    const { sent } = fakeFetch(() => okResponse());
    for (const endpoint of [create, change, write, read]) await call(endpoint, undefined, { idempotencyKey: 'k-1' });
    await call(create, undefined);
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k-1', null, null, null, null]);
    fakeFetch(() => 'unreachable');
    jest.useFakeTimers();
    const failed = errorOf(call(read, undefined));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await failed).toMatchObject({ name: 'NetworkError' });
  });
});
