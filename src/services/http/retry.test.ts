import * as z from 'zod/mini';
import { errorOf, fakeFetch, okResponse, wireHttp } from '../../../tests/support/http';
import { get, post } from './endpoint';
import { endpoints } from '../endpoints';
import { AbortedError, call, NetworkError, RequestError, TokenReplacedError } from './index';
import { withRetries } from './retry';

const definition = { row: '', name: 'call', path: '/call', response: z.unknown() };
const read = get<unknown, unknown>(definition);
const write = post<unknown, unknown>(definition);

beforeEach(() => void wireHttp());

describe('retries', () => {
  const counted = (responses: (() => Response | 'unreachable')[]) => {
    let count = 0;
    return fakeFetch(() => responses[Math.min(count++, responses.length - 1)]!());
  };
  const busy = (status: number, retryAfter?: string) => () =>
    new Response('', { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

  beforeEach(() => void jest.useFakeTimers());

  test.each([429, 503])('F30 a read with status %i is retried twice', async (status) => {
    const { sent } = counted([busy(status)]);
    const failed = errorOf(call(read, undefined));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await failed).toMatchObject({ status });
    expect(sent).toHaveLength(3);
  });

  test('F30 a read waits as long as Retry-After says', async () => {
    const { sent } = counted([busy(429, '2'), () => okResponse(1)]);
    const response = call(read, undefined);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(300);
    await expect(response).resolves.toBe(1);
  });

  test('F30 a pause of five seconds is the longest that is waited for', async () => {
    const { sent } = counted([busy(503, '5'), () => okResponse(1)]);
    const response = call(read, undefined);
    await jest.advanceTimersByTimeAsync(5_300);
    await expect(response).resolves.toBe(1);
    expect(sent).toHaveLength(2);
  });

  test('F30 R310 a server that asks for a long pause is not retried, and the pause is reported', async () => {
    const { sent } = counted([busy(429, '60')]);
    expect(await errorOf(call(read, undefined))).toMatchObject({ status: 429, retryAfterMs: 60_000 });
    expect(sent).toHaveLength(1);
  });

  test('a read with a network failure is retried once', async () => {
    const { sent } = counted([() => 'unreachable']);
    const failed = errorOf(call(read, undefined));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await failed).toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(2);
  });

  test.each([
    [0, 200],
    [0.5, 300],
  ])('with a random part of %d a lost network is tried again after %d ms', async (random, ms) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const { sent } = counted([() => 'unreachable', () => okResponse(1)]);
    const response = call(read, undefined);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(response).resolves.toBe(1);
  });

  test('R222 a read whose token was replaced is sent again, once and at once', async () => {
    const run = jest.fn(() => Promise.reject(new TokenReplacedError('read')));
    await expect(withRetries(run, new AbortController().signal)).rejects.toBeInstanceOf(TokenReplacedError);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['reflashToken', endpoints.reflashToken],
    ['getMessage', endpoints.getMessage],
  ] as const)('F30 R202 %s is a GET that changes data and is sent once', async (_, endpoint) => {
    for (const response of [() => 'unreachable' as const, busy(503)]) {
      const { sent } = counted([response]);
      const failed = errorOf(call(endpoint as never, undefined as never));
      await jest.advanceTimersByTimeAsync(5_000);
      expect(await failed).toBeInstanceOf(RequestError);
      expect(sent).toHaveLength(1);
    }
  });

  test('F31 a read that fails offline is not retried', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sent } = counted([() => 'unreachable']);
    expect(await errorOf(call(read, undefined))).toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['429', busy(429)],
    ['503', busy(503)],
    ['a lost network', () => 'unreachable' as const],
  ])('F30 R201 a write is sent once, whatever the failure: %s', async (_name, response) => {
    const { sent } = counted([response]);
    const failed = errorOf(call(write, undefined));
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(sent).toHaveLength(1);
  });

  test.each([
    [0, 200, 400],
    [0.5, 300, 600],
    [0.995, 399, 798],
  ])('F30 with a random part of %d the pauses are %d and %d ms', async (random, first, second) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const { sent } = counted([busy(503)]);
    const failed = errorOf(call(read, undefined));
    await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(first - 1);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(second - 1);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    expect(await failed).toMatchObject({ status: 503 });
  });

  test('F30 with every other call refused, all reads succeed and each write is sent once', async () => {
    const asked = new Map<string, number>();
    const { sent } = fakeFetch(({ url, method }) => {
      const count = asked.get(url.search) ?? 0;
      asked.set(url.search, count + 1);
      return method === 'GET' && count % 2 === 1 ? okResponse(url.search) : busy(503)();
    });
    const reads = Array.from({ length: 20 }, (_, id) => call(read, { id }));
    const writes = Array.from({ length: 5 }, (_, id) => errorOf(call(write, { id })));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 20 }, (_, id) => `?id=${id}`));
    for (const failed of await Promise.all(writes)) expect(failed).toMatchObject({ status: 503 });
    expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(40);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(5);
  });

  test('F31 a write that lost the network is not sent again when the network returns', async () => {
    const { sent } = counted([() => 'unreachable', () => okResponse(1)]);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await errorOf(call(write, { title: 'x' }))).toBeInstanceOf(NetworkError);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  test.each([400, 401, 404, 500, 502, 504])('a read with status %i is not retried', async (status) => {
    const { sent } = counted([busy(status)]);
    const failed = errorOf(call(read, undefined));
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(sent).toHaveLength(1);
  });

  test('canceling ends the pause between retries', async () => {
    const { sent } = counted([busy(503, '3')]);
    const controller = new AbortController();
    const failed = errorOf(call(read, undefined, { signal: controller.signal }));
    await jest.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await failed).toBeInstanceOf(AbortedError);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
