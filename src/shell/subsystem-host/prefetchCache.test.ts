import type { AppSource } from '@/shell/subsystem-loader';
import { recordOf, settled } from '../../../tests/support/subsystemHost';
import { SUBSYSTEM_PREFETCH_TTL_MS, createPrefetchCache } from './prefetchCache';

const [mgr, lift, wcx] = ['mgr', 'lift', 'wcx'].map((code) => recordOf(code)) as [
  ReturnType<typeof recordOf>,
  ReturnType<typeof recordOf>,
  ReturnType<typeof recordOf>,
];

/** The test settles each fetch itself. */
function start() {
  const asked: { code: string; signal: AbortSignal; succeed(): Promise<void>; fail(): Promise<void> }[] = [];
  const prefetchCache = createPrefetchCache(
    ({ code }, signal) =>
      new Promise<AppSource>((resolve, reject) => {
        asked.push({
          code,
          signal,
          succeed: () => (resolve({ address: code } as AppSource), settled()),
          fail: () => (reject(new Error('unreachable')), settled()),
        });
      }),
  );
  return { prefetchCache, asked, codes: () => asked.map(({ code }) => code) };
}

beforeEach(() => void jest.useFakeTimers());

test('F19 micro-apps are fetched one at a time, the latest request next', async () => {
  const { prefetchCache, asked, codes } = start();
  prefetchCache.prefetch(mgr);
  prefetchCache.prefetch(lift);
  prefetchCache.prefetch(wcx);
  expect(codes()).toEqual(['mgr']);
  await asked[0]!.succeed();
  expect(codes()).toEqual(['mgr', 'wcx']);
  await asked[1]!.succeed();
  expect(codes()).toEqual(['mgr', 'wcx']);
  prefetchCache.prefetch(lift);
  expect(codes()).toEqual(['mgr', 'wcx', 'lift']);
});

test('F19 likely micro-apps are fetched one after the other, what is pointed at before them, and what is opened not', async () => {
  const { prefetchCache, asked, codes } = start();
  prefetchCache.enqueue([mgr, wcx, lift]);
  expect(codes()).toEqual(['mgr']);
  prefetchCache.prefetch(lift);
  await asked[0]!.succeed();
  expect(codes()).toEqual(['mgr', 'lift']);
  prefetchCache.take(wcx);
  await asked[1]!.fail();
  // The failed one is fetched again in its turn.
  expect(codes()).toEqual(['mgr', 'lift', 'lift']);
  await asked[2]!.succeed();
  prefetchCache.enqueue([mgr, wcx]);
  expect(codes()).toEqual(['mgr', 'lift', 'lift', 'wcx']);
  prefetchCache.enqueue([mgr, lift]);
  prefetchCache.stop();
  await asked[3]!.succeed();
  expect(codes()).toHaveLength(4);
});

test('F19 a cached or in-flight prefetch is handed out once and not aborted', async () => {
  const { prefetchCache, asked } = start();
  prefetchCache.prefetch(mgr);
  const onTheWay = prefetchCache.take(mgr)!;
  await asked[0]!.succeed();
  expect(await onTheWay.source).toEqual({ address: 'mgr' });
  expect(prefetchCache.take(mgr)).toBeNull();
  prefetchCache.prefetch(lift);
  await asked[1]!.succeed();
  expect(await prefetchCache.take(lift)!.source).toEqual({ address: 'lift' });
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  expect(jest.getTimerCount()).toBe(0);
});

test('F19 a cached entry is not fetched again, another entry is', async () => {
  const { prefetchCache, asked, codes } = start();
  prefetchCache.prefetch(mgr);
  await asked[0]!.succeed();
  prefetchCache.prefetch(mgr);
  expect(codes()).toEqual(['mgr']);
  const moved = { ...mgr, entry: 'http://moved.localhost:8010/' };
  prefetchCache.prefetch(moved);
  expect(codes()).toEqual(['mgr', 'mgr']);
  await asked[1]!.succeed();
  // The timer of the first one must not remove the second.
  await jest.advanceTimersByTimeAsync(SUBSYSTEM_PREFETCH_TTL_MS - 1);
  expect(prefetchCache.take(moved)).not.toBeNull();
});

test('F19 a prefetch of another entry is not used and is aborted', () => {
  const { prefetchCache, asked } = start();
  prefetchCache.prefetch(mgr);
  expect(prefetchCache.take({ ...mgr, entry: 'http://moved.localhost:8010/' })).toBeNull();
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(prefetchCache.take(mgr)).toBeNull();
});

test('F19 a prefetch is cached for a limited time after it completes', async () => {
  const { prefetchCache, asked, codes } = start();
  prefetchCache.prefetch(mgr);
  await jest.advanceTimersByTimeAsync(SUBSYSTEM_PREFETCH_TTL_MS);
  await asked[0]!.succeed();
  await jest.advanceTimersByTimeAsync(SUBSYSTEM_PREFETCH_TTL_MS - 1);
  prefetchCache.prefetch(mgr);
  expect(codes()).toEqual(['mgr']);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(prefetchCache.take(mgr)).toBeNull();
});

test('F19 a fetch that fails is dropped, and the next one starts', async () => {
  const { prefetchCache, asked, codes } = start();
  prefetchCache.prefetch(mgr);
  prefetchCache.prefetch(lift);
  await asked[0]!.fail();
  expect(prefetchCache.take(mgr)).toBeNull();
  expect(codes()).toEqual(['mgr', 'lift']);
  expect(jest.getTimerCount()).toBe(0);
});

test('F19 a micro-app that was opened meanwhile is not fetched again; the others are', async () => {
  const { prefetchCache, asked, codes } = start();
  prefetchCache.prefetch(mgr);
  prefetchCache.prefetch(lift);
  expect(prefetchCache.take(lift)).toBeNull();
  await asked[0]!.succeed();
  expect(codes()).toEqual(['mgr']);
  prefetchCache.prefetch(wcx);
  prefetchCache.prefetch(lift);
  prefetchCache.take(mgr);
  await asked[1]!.succeed();
  expect(codes()).toEqual(['mgr', 'wcx', 'lift']);
});

test('R152 stop aborts what is in flight, drops the rest and starts nothing', async () => {
  const { prefetchCache, asked, codes } = start();
  prefetchCache.prefetch(mgr);
  await asked[0]!.succeed();
  prefetchCache.prefetch(lift);
  prefetchCache.prefetch(wcx);
  prefetchCache.stop();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(jest.getTimerCount()).toBe(0);
  await asked[1]!.fail();
  prefetchCache.prefetch(wcx);
  expect(codes()).toEqual(['mgr', 'lift']);
});
