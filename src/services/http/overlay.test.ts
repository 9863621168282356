import fc from 'fast-check';
import * as z from 'zod/mini';
import { fakeFetch, jsonResponse, okResponse, wireHttp, type FakeResponse } from '../../../tests/support/http';
import { get, post } from './endpoint';
import { call, cancelPending, canCancelPending, pendingOverlay } from './index';

const definition = { row: '', name: 'call', path: '/call', response: z.unknown() };
const read = get<unknown, unknown>(definition);
const write = post<unknown, unknown>(definition);
const background = get<unknown, unknown>({ ...definition, background: true });

const settled = (promise: Promise<unknown>) => promise.catch(() => undefined);

beforeEach(() => void wireHttp());

test('R178 the overlay counts concurrent calls and disappears with the last', async () => {
  jest.useFakeTimers();
  const after = (ms: number) => new Promise<Response>((resolve) => setTimeout(() => resolve(okResponse()), ms));
  fakeFetch(({ method }) => after(method === 'GET' ? 1_000 : 2_000));
  const seen: number[] = [];
  const stop = pendingOverlay.subscribe(() => seen.push(pendingOverlay.get()));
  const all = [call(read, undefined), call(write, undefined)];
  await jest.advanceTimersByTimeAsync(1_999);
  expect(pendingOverlay.get()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await Promise.all(all);
  expect(seen).toEqual([1, 2, 1, 0]);
  stop();
  await settled(Promise.all([call(read, undefined), jest.advanceTimersByTimeAsync(1_000)]));
  expect(seen).toHaveLength(4);
});

test.each([
  ['R203 a flagged call', background, undefined, 0],
  ['R203 a flagged call that wants it', background, true, 1],
  ['R178 a call that does not want it', read, false, 0],
  ['R178 a call', read, undefined, 1],
])('%s', async (_name, endpoint, overlay, expected) => {
  fakeFetch(() => 'never');
  const controller = new AbortController();
  const ended = settled(call(endpoint, undefined, { overlay, signal: controller.signal }));
  expect(pendingOverlay.get()).toBe(expected);
  controller.abort();
  await ended;
  expect(pendingOverlay.get()).toBe(0);
});

test('R178 canceling aborts reads and leaves writes running', async () => {
  fakeFetch(() => 'never');
  const controller = new AbortController();
  const written = settled(call(write, undefined, { signal: controller.signal }));
  expect(canCancelPending()).toBe(false);
  const reads = [call(read, undefined), call(read, undefined)];
  const hidden = new AbortController();
  const polled = settled(call(background, undefined, { signal: hidden.signal }));
  expect(canCancelPending()).toBe(true);
  cancelPending();
  for (const response of reads) await expect(response).rejects.toMatchObject({ name: 'AbortedError' });
  expect(pendingOverlay.get()).toBe(1);
  controller.abort();
  hidden.abort();
  await Promise.all([written, polled]);
  expect(pendingOverlay.get()).toBe(0);
});

/** Possible outcomes of one call. */
const fates: Record<string, () => FakeResponse> = {
  ok: () => okResponse(1),
  refused: () => jsonResponse({ status: '0', msg: 'no' }),
  expired: () => jsonResponse({ status: '201' }),
  page: () => new Response('<html>'),
  http500: () => new Response('', { status: 500 }),
  busy: () => new Response('', { status: 503 }),
  unreachable: () => 'unreachable',
  never: () => 'never',
};

test('R178 F32 however calls end, the count equals the visible ones and returns to zero', async () => {
  jest.useFakeTimers();
  const one = fc.record({
    fate: fc.constantFrom(...Object.keys(fates)),
    isWrite: fc.boolean(),
    isVisible: fc.boolean(),
    startMs: fc.integer({ min: 0, max: 500 }),
    abortMs: fc.option(fc.integer({ min: 0, max: 2_000 })),
    isTokenBroken: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { maxLength: 8 }), fc.boolean(), async (calls, cancels) => {
      let breaksToken = false;
      wireHttp({
        readToken: () => (breaksToken ? 'a\nb' : 'persona-demo'),
        onFailure: () => {
          throw new Error('the reporter fails');
        },
      });
      jest.spyOn(console, 'error').mockImplementation(() => {});
      fakeFetch(({ url }) => fates[url.searchParams.get('fate') ?? 'ok']!());
      let visible = 0;
      const ended: Promise<unknown>[] = [];
      for (const { fate, isWrite, isVisible, startMs, abortMs, isTokenBroken } of calls) {
        setTimeout(() => {
          const controller = new AbortController();
          if (abortMs !== null) setTimeout(() => controller.abort(), abortMs);
          breaksToken = isTokenBroken;
          const endpoint = isWrite ? { ...write, path: `/call?fate=${fate}` } : read;
          const before = pendingOverlay.get();
          const running = call(endpoint, { fate }, { overlay: isVisible, signal: controller.signal });
          breaksToken = false;
          // A call rejected because the session is ending is never counted.
          if (pendingOverlay.get() > before) visible += 1;
          ended.push(settled(running).then(() => void 0));
        }, startMs);
      }
      if (cancels) setTimeout(cancelPending, 400);
      await jest.advanceTimersByTimeAsync(600);
      expect(pendingOverlay.get()).toBeLessThanOrEqual(visible);
      await jest.advanceTimersByTimeAsync(60_000);
      await Promise.all(ended);
      expect(ended).toHaveLength(calls.length);
      expect(pendingOverlay.get()).toBe(0);
      expect(canCancelPending()).toBe(false);
    }),
    { numRuns: 60 },
  );
});
