import { SubsystemError } from '@/domain/subsystem/failure';
import { fakeStages, paneStates, recordOf, settled } from '../../../tests/support/subsystemHost';
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

  test('F19 an opening that is closed aborts the prefetch that it waits for', async () => {
    const signals: AbortSignal[] = [];
    const { host, go } = start({
      fetchApp: (_, { signal }) => {
        signals.push(signal);
        return new Promise((__, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
      },
    });
    host.prefetch('mgr');
    await settled();
    await go('/mgr');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await host.close('mgr');
    await settled();
    // Nothing is fetched for what nobody waits for.
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(paneStates()).toEqual({});
  });

  test('a prefetch admits the same scripts as an opening', async () => {
    const answers: boolean[] = [];
    const { host } = start({
      isAdmitted: (address, { code }) => code === 'mgr' && address === 'http://mgr.localhost:8010/main.js',
      fetchApp: async (entry, { isAdmitted }) => {
        answers.push(isAdmitted(`${entry}main.js`), isAdmitted('https://evil.example/main.js'));
        return { address: entry, fetch: window.fetch } as never;
      },
    });
    host.prefetch('mgr');
    await settled();
    expect(answers).toEqual([true, false]);
  });

  test('F20 a retry does not use what was prefetched', async () => {
    let isDown = true;
    const { host, go, log } = start({
      loadPermissionData: async () => {
        if (isDown) throw new SubsystemError({ kind: 'permission-data' });
      },
    });
    await go('/mgr');
    host.prefetch('mgr');
    await settled();
    isDown = false;
    host.retry('mgr');
    await settled();
    expect(log).toEqual(['fetch mgr', 'fetch mgr', 'fetch mgr anew']);
  });

  test('at most ten likely ones are prefetched, each subsystem once', async () => {
    const codes = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
    const subsystems = new Map(codes.map((code) => [code, recordOf(code)]));
    subsystems.set('a1', recordOf('a1', { entryCodes: ['x', 'y'] }));
    subsystems.set('a2', recordOf('a2', { disabled: { 'en-US': '', 'zh-CN': '' } }));
    const { host, log } = start({ loadRegistry: async () => ({ subsystems, problems: [] }) });
    host.prefetchLikely(['x', 'y', ...codes.slice(1), 'a1']);
    await settled(200);
    expect(log).toEqual(['fetch a1', ...codes.slice(2).map((code) => `fetch ${code}`)]);
    const more = new Map([...'123456789abc'].map((digit) => [`b${digit}`, recordOf(`b${digit}`)]));
    const other = start({ loadRegistry: async () => ({ subsystems: more, problems: [] }) });
    other.host.prefetchLikely([...more.keys()]);
    await settled(200);
    expect(other.log).toHaveLength(10);
  });

  test('a frame needs its runner, but neither files nor the sandbox', async () => {
    const loadRunner = jest.fn(async () => (() => undefined) as never);
    const prepareSandbox = jest.fn(async () => undefined);
    const { host, log } = start({ loadRunner, prepareSandbox });
    host.prefetch('plans');
    await settled();
    expect([loadRunner.mock.calls, prepareSandbox.mock.calls, log]).toEqual([[['frame']], [], []]);
    host.prefetch('mgr');
    await settled();
    expect(loadRunner).toHaveBeenLastCalledWith('sandbox');
    expect(prepareSandbox).toHaveBeenCalledTimes(1);
  });

  test('F19 what fails while it is prefetched or prepared is silent', async () => {
    const down = async () => Promise.reject(new Error('down'));
    const { host, log } = start({ loadRunner: down, prepareSandbox: down, fetchApp: down, loadRegistry: down });
    host.prefetch('mgr');
    host.prefetchFirst('mgr', null);
    host.prefetchLikely(['mgr']);
    host.warmUp();
    // A rejection that nobody handles fails the test.
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual([]);
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
