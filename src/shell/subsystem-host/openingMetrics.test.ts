import type { Leftovers } from './runnerTypes';
import { SUBSYSTEM_OPENING_METRICS_MAX, exposeOpeningMetrics } from './openingMetrics';
import {
  countLeftovers,
  countMountedAhead,
  recentOpeningMetrics,
  startStopwatch,
  subscribeOpeningMetrics,
  totalLeftovers,
  type OpeningMetrics,
} from './openingMetrics';

let clock = 0;
const marks = new Map<string, number>();
const original = Object.getOwnPropertyDescriptors(performance);
const given = (name: string, value: unknown) => Object.defineProperty(performance, name, { value, configurable: true });

beforeEach(() => {
  clock = 1_000;
  marks.clear();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  given('mark', jest.fn());
  given('clearMarks', jest.fn());
  given(
    'clearMeasures',
    jest.fn((name: string) => void marks.delete(name)),
  );
  given(
    'measure',
    jest.fn((name: string, { start }: { start: number }) => void marks.set(name, start)),
  );
});
afterEach(() => {
  for (const name of ['mark', 'clearMarks', 'clearMeasures', 'measure'] as const) {
    if (original[name]) Object.defineProperty(performance, name, original[name]);
    else delete (performance as unknown as Record<string, unknown>)[name];
  }
});

const newest = () => recentOpeningMetrics().at(-1)!;
const at = (time: number) => {
  clock = time;
};

describe('the stopwatch of an opening', () => {
  test('a phase starts at its own begin, otherwise at the end of the last one', () => {
    const stopwatch = startStopwatch('mgr', 2, true);
    at(1_010);
    stopwatch.end('registry');
    stopwatch.begin('permission');
    at(1_030);
    stopwatch.begin('html');
    at(1_060);
    stopwatch.end('html');
    at(1_100);
    stopwatch.end('evaluate');
    stopwatch.end('permission');
    at(1_200);
    stopwatch.finish('mounted');
    expect(newest()).toEqual({
      key: 'mgr',
      attempt: 2,
      isWoken: true,
      isPrefetched: false,
      isAhead: false,
      isBegunAhead: false,
      outcome: 'mounted',
      startedAt: 1_000,
      phases: { registry: 10, html: 30, evaluate: 40, permission: 90, ready: 200 },
      starts: { registry: 0, html: 30, evaluate: 60, permission: 10, ready: 0 },
    });
  });

  test('each phase is a measure of the browser under its own name, and the newest replaces the older', () => {
    startStopwatch('mgr', 1, false).end('registry');
    at(1_500);
    const stopwatch = startStopwatch('mgr', 2, false);
    at(1_600);
    stopwatch.end('registry');
    stopwatch.finish('mounted');
    expect([...marks]).toEqual([
      ['portal:mgr:registry', 1_500],
      ['portal:mgr:ready', 1_500],
    ]);
    expect(performance.mark).toHaveBeenCalledWith('portal:mgr:registry');
    expect(performance.clearMarks).toHaveBeenCalledWith('portal:mgr:registry');
  });

  test('what lies before the start and after the mount has phases of its own', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const stopwatch = startStopwatch('mgr', 3, false, 900);
    at(1_100);
    stopwatch.end('mount');
    stopwatch.finish('mounted');
    expect(newest().phases).toEqual({ host: 100, mount: 100, ready: 100 });
    at(1_125);
    jest.runAllTimers();
    jest.useRealTimers();
    expect(newest().phases).toEqual({ host: 100, mount: 100, ready: 100, paint: 25 });
    expect(newest().starts).toEqual({ host: -100, mount: 0, ready: 0, paint: 100 });
  });

  test.each([
    ['in a hidden window', true, false],
    ['that nobody has asked for', false, true],
  ])('an opening %s is not painted', (_words, isHidden, isAhead) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    const stopwatch = startStopwatch('mgr', 4, false);
    if (isAhead) stopwatch.ahead();
    stopwatch.finish('mounted');
    jest.runAllTimers();
    jest.useRealTimers();
    expect(newest()).toMatchObject({ key: 'mgr', attempt: 4, isAhead });
    expect(Object.keys(newest().phases)).toEqual(['ready']);
  });

  test.each(['failed', 'refused', 'given-up'] as const)('nothing is painted after an opening that is %s', (outcome) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    startStopwatch('mgr', 5, false).finish(outcome);
    jest.runAllTimers();
    jest.useRealTimers();
    expect(newest().phases).toEqual({});
  });

  test('a browser without measures still gets its durations', () => {
    given('measure', undefined);
    const stopwatch = startStopwatch('mgr', 1, false);
    at(1_010);
    stopwatch.end('registry');
    stopwatch.finish('mounted');
    expect(newest().phases).toEqual({ registry: 10, ready: 10 });
    expect(performance.mark).not.toHaveBeenCalled();
  });

  test('only the first end of a phase and of the opening counts', () => {
    const before = recentOpeningMetrics().length;
    const stopwatch = startStopwatch('mgr', 1, false);
    at(1_010);
    stopwatch.end('registry');
    at(1_020);
    stopwatch.end('registry');
    stopwatch.finish('failed', 'timed-out');
    stopwatch.end('html');
    stopwatch.finish('mounted');
    expect(recentOpeningMetrics()).toHaveLength(before + 1);
    expect(newest()).toMatchObject({ outcome: 'failed', failure: 'timed-out', phases: { registry: 10 } });
    expect(Object.keys(newest().phases)).toEqual(['registry']);
  });

  test.each(['failed', 'refused', 'given-up'] as const)('an opening that ends as %s is never ready', (outcome) => {
    startStopwatch('mgr', 1, false).finish(outcome);
    expect(newest().outcome).toBe(outcome);
    expect(newest()).not.toHaveProperty('failure');
    expect(newest().phases).toEqual({});
  });

  test('a prefetched opening is marked as such, and none can be changed', () => {
    const stopwatch = startStopwatch('mgr', 1, false);
    stopwatch.prefetched();
    stopwatch.finish('mounted');
    expect(newest().isPrefetched).toBe(true);
    expect([Object.isFrozen(newest()), Object.isFrozen(newest().phases)]).toEqual([true, true]);
  });
});

describe('the list of openings', () => {
  test('keeps the last ones, and returns a copy', () => {
    for (let attempt = 1; attempt <= SUBSYSTEM_OPENING_METRICS_MAX + 2; attempt += 1)
      startStopwatch('lift', attempt, false).finish('mounted');
    expect(recentOpeningMetrics().map(({ attempt }) => attempt)).toEqual(
      Array.from({ length: SUBSYSTEM_OPENING_METRICS_MAX }, (_, index) => index + 3),
    );
    (recentOpeningMetrics() as OpeningMetrics[]).length = 0;
    expect(recentOpeningMetrics()).toHaveLength(SUBSYSTEM_OPENING_METRICS_MAX);
  });

  test('a paint after the opening has left the list adds nothing', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    startStopwatch('mgr', 6, false).finish('mounted');
    for (let attempt = 1; attempt <= SUBSYSTEM_OPENING_METRICS_MAX; attempt += 1)
      startStopwatch('lift', attempt, false).finish('given-up');
    jest.runAllTimers();
    jest.useRealTimers();
    expect(recentOpeningMetrics()).toHaveLength(SUBSYSTEM_OPENING_METRICS_MAX);
    expect(recentOpeningMetrics().every(({ key, phases }) => key === 'lift' && !('paint' in phases))).toBe(true);
  });

  test('subscribers get each opening until they unsubscribe, even if another subscriber throws', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const listener = jest.fn();
    const stops = [
      subscribeOpeningMetrics(() => {
        throw new Error('broken');
      }),
      subscribeOpeningMetrics(listener),
    ];
    startStopwatch('mgr', 7, false).finish('mounted');
    expect(listener.mock.calls).toEqual([[newest()]]);
    expect(log).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
    startStopwatch('mgr', 8, false).finish('mounted');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('leftovers of a subsystem are added up by its code and exposed read-only', () => {
  const left = (listeners: number): Leftovers => ({
    ...{ listeners, timers: 2, observers: 0, nodes: 1, globals: 0, builtIns: 0 },
  });
  const first = left(1);
  countLeftovers('one', first);
  countLeftovers('one', left(3));
  countLeftovers('two', left(5));
  expect(first.listeners).toBe(1);
  const sums = { one: { ...left(4), timers: 4, nodes: 2 }, two: left(5) };
  expect(Object.fromEntries(totalLeftovers())).toMatchObject(sums);

  exposeOpeningMetrics();
  exposeOpeningMetrics();
  const api = window.__PORTAL_SUBSYSTEMS__!;
  expect(api.leftovers()).toMatchObject(sums);
  expect(api.openings()).toEqual(recentOpeningMetrics());
  const before = api.mountedAhead();
  countMountedAhead('mounted');
  expect(api.mountedAhead()).toEqual({ ...before, mounted: before.mounted + 1 });
  expect(Object.isFrozen(api)).toBe(true);
  expect(() => Object.assign(window, { __PORTAL_SUBSYSTEMS__: null })).toThrow(TypeError);
});
