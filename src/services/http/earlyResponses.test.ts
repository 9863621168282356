import * as z from 'zod/mini';
import { wireHttp } from '../../../tests/support/http';
import { fetchEarly } from './earlyResponses';
import { fetchPlain } from './fetchPlain';
import { loadJson } from './loadJson';
import { jsonInit, plainInit } from './requestInit';

const ADDRESS = 'https://lift.example/';
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  wireHttp();
  sent.mockReset().mockImplementation(() => Promise.resolve(new Response('{"version":1}')));
  globalThis.fetch = sent as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

describe('a response that was asked for early', () => {
  test('is taken by the next request for the address, once, and was asked for as that one would ask', async () => {
    void fetchEarly(ADDRESS, plainInit({ cache: 'no-cache' }));
    expect(await (await fetchPlain(ADDRESS, { cache: 'no-cache' })).text()).toBe('{"version":1}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]![1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
    });
    await fetchPlain(ADDRESS, { cache: 'no-cache' });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('can be read before, from a copy', async () => {
    const early = fetchEarly(
      new URL('/subsystems.json', window.location.href).href,
      jsonInit({ cache: 'no-cache' }),
    ).then((response) => response.clone().text());
    const document = { name: 'subsystemRegistry', address: '/subsystems.json', schema: z.unknown() };
    expect(await loadJson(document, { cache: 'no-cache' })).toEqual({ version: 1 });
    expect(await early).toBe('{"version":1}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]![1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  test.each([
    ['bypasses the cache after a failure', { cache: 'reload' }],
    ['has a hash to compare', { cache: 'no-cache', integrity: 'sha384-AAAA' }],
  ] as const)('T13 is not taken by one that %s', async (_, init) => {
    void fetchEarly(ADDRESS, plainInit({ cache: 'no-cache' }));
    await fetchPlain(ADDRESS, init);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('F21 is not taken after twenty seconds: a release may have come', async () => {
    jest.useFakeTimers();
    void fetchEarly(ADDRESS, plainInit({ cache: 'no-cache' }));
    jest.advanceTimersByTime(20_001);
    await fetchPlain(ADDRESS, { cache: 'no-cache' });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('is aborted with the one that took it, and its failure is that one’s', async () => {
    sent.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
    );
    void fetchEarly(ADDRESS, plainInit({ cache: 'default' }));
    const controller = new AbortController();
    const taken = fetchPlain(ADDRESS, { cache: 'default', signal: controller.signal });
    controller.abort(new Error('closed'));
    await expect(taken).rejects.toThrow('closed');
    void fetchEarly(ADDRESS, plainInit({ cache: 'default' }));
    await expect(
      fetchPlain(ADDRESS, { cache: 'default', signal: AbortSignal.abort(new Error('gone')) }),
    ).rejects.toThrow('gone');
  });
});
