import { SubsystemError } from '@/domain/subsystem/failure';
import { fakeStages, paneStates, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';
import { recentOpeningMetrics } from './openingMetrics';

const start = fakeStages();

describe('prefetching', () => {
  test('the next opening uses it, and checks permission all the same', async () => {
    const asked: string[] = [];
    const { host, go, log } = start({
      verifyAccess: async (code) => {
        asked.push(code);
        return { allowed: true };
      },
    });
    host.prefetch('housekeeper');
    await settled();
    expect(log).toEqual(['fetch mgr']);
    expect(asked).toEqual([]);
    await go('/mgr');
    expect(log).toEqual(['fetch mgr']);
    expect(asked).toEqual(['housekeeper']);
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', isPrefetched: true });
    host.prefetch('mgr');
    await settled();
    expect(log).toEqual(['fetch mgr']);
  });

  test('what was clicked is painted before a program blocks the page', async () => {
    const frames: (() => void)[] = [];
    const { host, go, apps } = start({ afterPaint: (act) => void frames.push(act) });
    host.prefetch('mgr');
    await settled();
    await go('/mgr');
    expect(apps).toEqual([]);
    frames.splice(0).forEach((act) => act());
    await settled();
    expect(paneStates()).toEqual({ mgr: 'mounted' });
  });

  test('A33 R196 the subsystem of the first page is prefetched, and its permission is asked for at the start', async () => {
    const asked: string[] = [];
    const prepareSandbox = jest.fn(async () => undefined);
    const { host, log } = start({ verifyAccessAtStart: (code) => void asked.push(code), prepareSandbox });
    host.prefetchFirst('mgr', null);
    await settled();
    expect(log).toEqual(['fetch mgr']);
    expect(asked).toEqual(['housekeeper']);
    expect(prepareSandbox).toHaveBeenCalledTimes(1);
  });

  test('in data-saver mode nothing is prefetched or asked for ahead of the first page', async () => {
    const asked: string[] = [];
    const { host, log } = start({
      verifyAccessAtStart: (code) => void asked.push(code),
      canPrefetch: () => false,
    });
    host.prefetchFirst('mgr', null);
    await settled();
    expect([...log, ...asked]).toEqual([]);
  });

  test('the first page of a visit waits for no frame: nothing was clicked', async () => {
    const { apps } = start({ afterPaint: () => undefined });
    const target = { key: 'mgr', code: 'mgr', variant: null, inner: '/', kind: 'POP', isFirstPage: true } as const;
    stageStore.setState({ target });
    await settled();
    expect(apps).toHaveLength(1);
  });

  test('F19 a prefetch that fails is dropped: the opening fetches again', async () => {
    let isOffline = true;
    const { host, go, log } = start({
      fetchApp: async (entry) => {
        if (isOffline) throw new SubsystemError({ kind: 'offline' });
        log.push(`fetch ${entry}`);
        return { address: entry, fetch: window.fetch } as never;
      },
    });
    host.prefetch('mgr');
    await settled();
    expect(stageStore.getState().panes).toEqual([]);
    isOffline = false;
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(log).toEqual(['fetch http://mgr.localhost:8010/']);
  });

  test('F19 a prefetch that fails while an opening waits for it is fetched again', async () => {
    let fail!: () => void;
    let calls = 0;
    const { host, go } = start({
      fetchApp: (entry) => {
        calls += 1;
        if (calls > 1) return Promise.resolve({ address: entry, fetch: window.fetch } as never);
        return new Promise((_, reject) => {
          fail = () => reject(new SubsystemError({ kind: 'unreachable' }));
        });
      },
    });
    host.prefetch('mgr');
    await settled();
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'loading' });
    fail();
    await settled();
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(calls).toBe(2);
  });

  test('nothing in data-saver mode nor for a frame; one at a time, the newest next', async () => {
    const fetched: string[] = [];
    let free!: () => void;
    let canPrefetchNow = false;
    const { host } = start({
      canPrefetch: () => canPrefetchNow,
      fetchApp: (entry) => {
        fetched.push(entry.replace(/^http:\/\/(\w+).*/, '$1'));
        return new Promise((resolve) => {
          free = () => resolve({ address: entry, fetch: window.fetch } as never);
        });
      },
    });
    host.prefetch('mgr');
    await settled();
    expect(fetched).toEqual([]);
    canPrefetchNow = true;
    for (const code of ['mgr', 'plans', 'lift', 'wcx']) host.prefetch(code);
    await settled();
    expect(fetched).toEqual(['mgr']);
    free();
    await settled();
    expect(fetched).toEqual(['mgr', 'wcx']);
  });

  test('what every opening needs is prepared before the first one, but not in data-saver mode', async () => {
    const prepareSandbox = jest.fn(async () => undefined);
    const loadRegistry = jest.fn(async () => ({ subsystems: new Map(), problems: [] }));
    let canPrefetchNow = false;
    const { host } = start({ canPrefetch: () => canPrefetchNow, prepareSandbox, loadRegistry });
    host.warmUp();
    await settled();
    expect([loadRegistry.mock.calls.length, prepareSandbox.mock.calls.length]).toEqual([0, 0]);
    canPrefetchNow = true;
    host.warmUp();
    await settled();
    expect([loadRegistry.mock.calls.length, prepareSandbox.mock.calls.length]).toEqual([1, 1]);
  });

  test('the likely ones are prefetched one after the other, in the order of habits; no frame, and nothing that is open', async () => {
    let canPrefetchNow = false;
    const { host, go, log } = start({
      canPrefetch: () => canPrefetchNow,
      sortByFrequency: (keys) => [...keys].reverse(),
    });
    await go('/mgr');
    log.length = 0;
    host.prefetchLikely(['mgr', 'lift', 'plans', 'wcx', 'unknown']);
    await settled();
    expect(log).toEqual([]);
    canPrefetchNow = true;
    host.prefetchLikely(['mgr', 'lift', 'plans', 'wcx', 'unknown']);
    await settled();
    expect(log).toEqual(['fetch wcx', 'fetch lift']);
  });

  test('it is dropped after a minute, and its pending requests are aborted', async () => {
    jest.useFakeTimers();
    const signals: AbortSignal[] = [];
    const { host, go } = start({
      fetchApp: async (entry, { signal }) => {
        signals.push(signal);
        return { address: entry, fetch: window.fetch } as never;
      },
    });
    host.prefetch('mgr');
    await settled();
    jest.advanceTimersByTime(59_999);
    expect(signals[0]!.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signals[0]!.aborted).toBe(true);
    jest.useRealTimers();
    await go('/mgr');
    expect(signals).toHaveLength(2);
  });
});
