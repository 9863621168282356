import fc from 'fast-check';
import type { AccessDecision } from '@/domain/access';
import { SubsystemError } from '@/domain/subsystem/failure';
import { isAlive } from '@/domain/subsystem/pane';
import type { SubsystemRecord } from '@/domain/subsystem/registry';
import type { BridgeOptions } from '@/shell/bridge';
import { createHost } from './createHost';
import type { Host, HostDependencies } from './types';
import type { Leftovers, RunOptions } from '../microApp';
import { hasUnsavedWork, stageStore } from '../stageStore';

const record = (code: string, more: Partial<SubsystemRecord> = {}): SubsystemRecord => ({
  code,
  name: { 'en-US': code, 'zh-CN': code },
  isolation: 'sandbox',
  entry: `http://${code}.localhost:8010/`,
  entryCodes: [code === 'mgr' ? 'housekeeper' : code],
  ...more,
});

/** A promise that the test settles itself. */
function deferred<Value = void>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

const NOTHING: Leftovers = { listeners: 0, timers: 0, observers: 0, nodes: 0, globals: 0, builtIns: 0 };

const rest = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** The host with fake dependencies. */
function stage(overrides: Partial<HostDependencies> = {}) {
  const log: string[] = [];
  const apps: { options: RunOptions; isMounted: boolean; stopped: boolean; shown?: boolean }[] = [];
  const bridges: BridgeOptions[] = [];
  const addresses: string[] = ['/home'];
  const deps: HostDependencies = {
    loadRegistry: async () => ({
      records: new Map(['mgr', 'lift', 'wcx'].map((code) => [code, record(code)])),
      problems: [],
    }),
    verifyAccess: async () => ({ allowed: true }),
    describeRefusal: ({ msg }) => msg ?? 'words for it',
    openHelp: ({ code }, _, { applyState }) => void log.push(`help ${code} ${applyState}`),
    fetchApp: async (entry, { isRetry }) => {
      log.push(`fetch ${entry}${isRetry ? ' anew' : ''}`);
      return { address: entry, fetch: window.fetch };
    },
    fetchRelease: async () => ({ version: null, files: [] }),
    isAdmitted: () => true,
    loadRunner: async () => (options) => {
      const app: (typeof apps)[number] = { options, isMounted: false, stopped: false };
      apps.push(app);
      log.push(`run ${options.key} attached:${document.body.contains(options.container)}`);
      return {
        mounted: options.allowed.then((isAllowed) => {
          app.isMounted = isAllowed;
        }),
        update: () => undefined,
        setShown: (isShown) => void (app.shown = isShown),
        stop: async () => {
          app.stopped = true;
          return NOTHING;
        },
      };
    },
    loadPermissionData: async () => undefined,
    refreshPermissionData: async () => undefined,
    createBridge: (options) => {
      bridges.push(options);
      const { code, navigation } = options;
      return {
        context: { code, navigation, subscribe: () => () => undefined },
        setVisible: () => undefined,
        stop: () => undefined,
      } as never;
    },
    propsFor: (portal) => ({ portal }),
    hostHistory: {
      push: (address) => {
        addresses.push(address);
        if (address === '/home') stageStore.setState({ target: null });
      },
      replace: (address) => void addresses.splice(-1, 1, address),
      current: () => addresses.at(-1)!,
      index: () => null,
      go: async () => undefined,
    },
    budget: () => 6,
    whenIdle: (act) => {
      const timer = setTimeout(act, 0);
      return () => clearTimeout(timer);
    },
    askLeave: async () => true,
    showRuntimeError: ({ code }) => void log.push(`runtime error ${code}`),
    canPrefetch: () => true,
    ...overrides,
  };
  const host = createHost(deps);
  const navigate = (code: string | null, inner = '/', kind: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH') => {
    if (code) addresses.push(inner === '/' ? `/${code}` : `/${code}${inner}`);
    else addresses.push('/home');
    stageStore.setState({ target: code ? { key: code, code, variant: null, inner, kind, isFirstPage: false } : null });
    return rest();
  };
  const pane = (code: string) => stageStore.getState().panes.find(({ key }) => key === code);
  return { host, navigate, pane, log, apps, bridges, addresses };
}

let running: Host | null = null;
const start = (overrides?: Partial<HostDependencies>) => {
  const made = stage(overrides);
  running = made.host;
  return made;
};

afterEach(async () => {
  jest.useRealTimers();
  await running?.stop();
  running = null;
  stageStore.setState(stageStore.getInitialState(), true);
});

describe('opening a subsystem', () => {
  test('R032 R196 the check runs in parallel with loading and evaluating, and nothing is mounted before its response', async () => {
    const answer = deferred<AccessDecision>();
    const asked: string[] = [];
    const { navigate, pane, log, apps } = start({
      verifyAccess: (code) => {
        asked.push(code);
        return answer.promise;
      },
    });
    await navigate('mgr');
    expect(asked).toEqual(['housekeeper']);
    expect(log).toEqual(['fetch http://mgr.localhost:8010/', 'run mgr attached:false']);
    expect(apps[0]?.isMounted).toBe(false);
    expect(pane('mgr')?.state).toMatchObject({ status: 'checking', isLoaded: true });
    answer.resolve({ allowed: true });
    await rest();
    expect(apps).toHaveLength(1);
    expect(apps[0]?.isMounted).toBe(true);
    expect(pane('mgr')?.state.status).toBe('mounted');
  });

  test('R173 R196 a refusal opens the help page and nothing is mounted', async () => {
    const { navigate, pane, log, apps } = start({ verifyAccess: async () => ({ allowed: false, applyState: '4' }) });
    await navigate('mgr');
    expect(log).toContain('help mgr 4');
    expect(apps.filter(({ isMounted }) => isMounted)).toEqual([]);
    expect(pane('mgr')?.state.status).toBe('refused');
  });

  test('R173 T18 what was evaluated before a refusal is taken down, and another opening starts from scratch', async () => {
    const answers = [deferred<AccessDecision>(), deferred<AccessDecision>()];
    let asked = 0;
    const { navigate, pane, apps, host } = start({ verifyAccess: () => answers[asked++]!.promise });
    await navigate('mgr');
    answers[0]!.resolve({ allowed: false, applyState: '4' });
    await rest();
    expect(apps).toMatchObject([{ isMounted: false, stopped: true }]);
    expect(pane('mgr')?.element.childElementCount).toBe(0);
    host.retry('mgr');
    await rest();
    answers[1]!.resolve({ allowed: true });
    await rest();
    expect(apps).toMatchObject([{ stopped: true }, { isMounted: true, stopped: false }]);
    expect(pane('mgr')?.state.status).toBe('mounted');
    expect(pane('mgr')?.element.childElementCount).toBe(1);
  });

  test('R173 after a refusal no evaluation error is reported', async () => {
    const answer = deferred<AccessDecision>();
    const { navigate, pane, log } = start({
      verifyAccess: () => answer.promise,
      loadRunner: async () => () => ({
        mounted: Promise.reject(new SubsystemError({ kind: 'script-error' })),
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => NOTHING,
      }),
    });
    await navigate('mgr');
    expect(pane('mgr')?.state.status).toBe('checking');
    answer.resolve({ allowed: false, applyState: '4' });
    await rest();
    expect(log).toContain('help mgr 4');
    expect(pane('mgr')?.state.status).toBe('refused');
  });

  test('T18 a check that fails keeps the pane closed and shows the server’s message', async () => {
    const { navigate, pane, apps } = start({
      verifyAccess: async () => ({ allowed: false, failed: true, msg: '系统繁忙' }),
    });
    await navigate('mgr');
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'permission', detail: '系统繁忙' } });
    expect(apps.filter(({ isMounted, stopped }) => isMounted || !stopped)).toEqual([]);
  });

  test('R140 R304 without the permission data nothing is mounted; a retry requests everything again', async () => {
    let isDown = true;
    const { navigate, pane, host, log, apps } = start({
      loadPermissionData: async () => {
        if (isDown) throw new SubsystemError({ kind: 'permission-data' });
      },
    });
    await navigate('mgr');
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'permission-data' } });
    expect(apps).toHaveLength(0);
    isDown = false;
    host.retry('mgr');
    await rest();
    expect(pane('mgr')?.state.status).toBe('mounted');
    expect(log.filter((line) => line.startsWith('fetch'))).toEqual([
      'fetch http://mgr.localhost:8010/',
      'fetch http://mgr.localhost:8010/ anew',
    ]);
  });

  test('R286 F4 after 120 000 ms it fails and its requests are aborted', async () => {
    jest.useFakeTimers();
    let given: AbortSignal | undefined;
    const { navigate, pane } = start({
      fetchApp: (_, { signal }) => {
        given = signal;
        return new Promise(() => undefined);
      },
    });
    await navigate('mgr');
    await jest.advanceTimersByTimeAsync(119_999);
    expect(pane('mgr')?.state.status).toBe('loading');
    expect(given?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'timed-out' } });
    expect(given?.aborted).toBe(true);
  });

  test('F7 F8 a mount that rejects or never ends fails only its own pane', async () => {
    jest.useFakeTimers();
    const endless = deferred();
    const { navigate, pane, host } = start({
      loadRunner: async () => (options) => ({
        mounted: options.key === 'mgr' ? Promise.reject(new SubsystemError({ kind: 'mount-error' })) : endless.promise,
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => NOTHING,
      }),
    });
    await navigate('mgr');
    expect(pane('mgr')?.state.failure?.kind).toBe('mount-error');
    await navigate('lift');
    expect(pane('lift')?.state.status).toBe('mounting');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(pane('lift')?.state.failure?.kind).toBe('timed-out');
    expect(pane('lift')?.element.childElementCount).toBe(0);
    await host.close('lift');
    expect(pane('lift')).toBeUndefined();
  });

  test('a subsystem missing from the registry and an unreadable registry fail with their own kinds', async () => {
    const { navigate, pane } = start();
    await navigate('nobody');
    expect(pane('nobody')?.state.failure).toMatchObject({ kind: 'not-registered', detail: 'nobody' });
    await running?.stop();
    stageStore.setState(stageStore.getInitialState(), true);
    let calls = 0;
    const other = start({
      loadRegistry: async () => {
        calls += 1;
        throw new Error('HTTP 500');
      },
    });
    await other.navigate('mgr');
    expect(other.pane('mgr')?.state.failure).toMatchObject({ kind: 'registry' });
    other.host.retry('mgr');
    await rest();
    expect(calls).toBe(2);
  });
});

test('F1 F20 a retry loads the registry again: the entry may have been added or moved meanwhile', async () => {
  let calls = 0;
  let isDown = true;
  const registered = new Map<string, SubsystemRecord>();
  const { navigate, pane, host, log } = start({
    loadRegistry: async () => {
      calls += 1;
      return { records: new Map(registered), problems: [] };
    },
    fetchApp: async (entry) => {
      if (isDown) throw new SubsystemError({ kind: 'unreachable' });
      log.push(`fetch ${entry}`);
      return { address: entry, fetch: window.fetch };
    },
  });
  await navigate('mgr');
  expect(pane('mgr')?.state.failure?.kind).toBe('not-registered');
  registered.set('mgr', record('mgr'));
  host.retry('mgr');
  await rest();
  expect(pane('mgr')?.state.failure?.kind).toBe('unreachable');
  registered.set('mgr', record('mgr', { entry: 'http://moved.localhost:8010/' }));
  isDown = false;
  host.retry('mgr');
  await rest();
  expect(pane('mgr')?.state.status).toBe('mounted');
  expect(log).toContain('fetch http://moved.localhost:8010/');
  expect(calls).toBe(3);
});

describe('going back', () => {
  test('A28 a kept-alive pane is shown at once and checked in the background; only a clear refusal leaves it', async () => {
    const answers = [{ allowed: true }, { allowed: false, failed: true }, { allowed: false, applyState: '5' }] as const;
    let asked = 0;
    const { navigate, pane, log, apps } = start({ verifyAccess: async () => answers[asked++]! });
    await navigate('mgr');
    await navigate(null);
    expect(pane('mgr')?.state.status).toBe('hidden');
    await navigate('mgr');
    expect(pane('mgr')?.state.status).toBe('mounted');
    expect(log.some((line) => line.startsWith('help'))).toBe(false);
    await navigate(null);
    await navigate('mgr');
    expect(asked).toBe(3);
    expect(log).toContain('help mgr 5');
    expect(apps).toHaveLength(1);
  });

  test('T18 F29 a late refusal neither overrules the newer response nor navigates away from another page', async () => {
    const answers: ReturnType<typeof deferred<AccessDecision>>[] = [];
    const signals: AbortSignal[] = [];
    const { navigate, host, log } = start({
      verifyAccess: (_, { signal }) => {
        const answer = deferred<AccessDecision>();
        answers.push(answer);
        signals.push(signal);
        return answer.promise;
      },
    });
    await navigate('mgr');
    answers[0]!.resolve({ allowed: true });
    await rest();
    await navigate(null);
    await navigate('mgr');
    await navigate(null);
    expect(signals[1]!.aborted).toBe(true);
    await navigate('mgr');
    answers[2]!.resolve({ allowed: true });
    await rest();
    answers[1]!.resolve({ allowed: false, applyState: '5' });
    await rest();
    expect(log.some((line) => line.startsWith('help'))).toBe(false);
    await navigate(null);
    await navigate('mgr');
    await host.close('mgr');
    expect(signals[3]!.aborted).toBe(true);
    answers[3]!.resolve({ allowed: false, applyState: '5' });
    await rest();
    expect(log.some((line) => line.startsWith('help'))).toBe(false);
  });

  test('R140 F29 the next return aborts the refresh of the permission data of the earlier one', async () => {
    const asked: AbortSignal[] = [];
    const { navigate } = start({ refreshPermissionData: async (_, signal) => void asked.push(signal) });
    await navigate('mgr');
    await navigate(null);
    await navigate('mgr');
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    await navigate(null);
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('R140 a new token refreshes the permission data of every live pane, on screen or not', async () => {
    const asked: [string | undefined, AbortSignal][] = [];
    const registered = new Map([
      ['mgr', record('mgr', { permissionData: 'housekeeper' })],
      ['lift', record('lift')],
    ]);
    const { host, navigate } = start({
      loadRegistry: async () => ({ records: registered, problems: [] }),
      refreshPermissionData: async (name, signal) => void asked.push([name, signal]),
    });
    host.refreshPermissionData();
    expect(asked).toEqual([]);
    await navigate('mgr');
    await navigate('lift');
    host.refreshPermissionData();
    expect(asked.map(([name]) => name)).toEqual(['housekeeper', undefined]);
    await host.close('mgr');
    expect(asked.map(([, { aborted }]) => aborted)).toEqual([true, false]);
  });

  test('the container is passed on before it is in the pane: qiankun caches containers by their position', async () => {
    const { navigate, log, apps, pane } = start();
    document.body.append(document.createElement('p'));
    await navigate('mgr');
    expect(log).toContain('run mgr attached:false');
    expect(pane('mgr')?.element.firstChild).toBe(apps[0]?.options.container);
  });

  test('F10 after quick clicks the last target is on screen and each subsystem runs once, in any order of responses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('mgr', 'lift', 'wcx', null), { minLength: 1, maxLength: 20 }),
        async (scheduler, clicks) => {
          stageStore.setState(stageStore.getInitialState(), true);
          const { host, navigate, apps } = stage({
            verifyAccess: () => scheduler.schedule(Promise.resolve<AccessDecision>({ allowed: true })),
            fetchApp: (entry) => scheduler.schedule(Promise.resolve({ address: entry, fetch: window.fetch })),
          });
          for (const code of clicks) {
            await navigate(code);
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await scheduler.waitAll();
          await rest();
          const { panes } = stageStore.getState();
          const last = clicks.at(-1) ?? null;
          expect(panes.filter(({ state }) => state.isActive).map(({ key }) => key)).toEqual(last ? [last] : []);
          for (const { state, element } of panes) {
            expect(isAlive(state.status)).toBe(true);
            expect(element.childElementCount).toBe(1);
          }
          expect(apps).toHaveLength(panes.length);
          await host.stop();
          expect(apps.every(({ stopped }) => stopped)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the address', () => {
  const slave = (app: { options: RunOptions }) => {
    const { history, onHistoryInit } = app.options.props as {
      history: { type: string; initialEntries: string[] };
      onHistoryInit(history: unknown): void;
    };
    const umi = jest.requireActual<typeof import('history')>('history').createMemoryHistory({
      initialEntries: history.initialEntries,
    });
    onHistoryInit(umi);
    return umi;
  };

  test('F16 a deep link starts the micro-app at its inner address', async () => {
    const { navigate, apps } = start();
    await navigate('mgr', '/orders/42?tab=log', 'POP');
    expect(apps[0]?.options.props).toMatchObject({
      base: '/',
      history: { type: 'memory', initialEntries: ['/orders/42?tab=log'] },
    });
  });

  test('F17 a visible micro-app writes its navigation to the URL; a hidden one neither changes nor follows it', async () => {
    const { navigate, apps, addresses } = start();
    await navigate('mgr');
    const umi = slave(apps[0]!);
    umi.push('/orders/42');
    expect(addresses.at(-1)).toBe('/mgr/orders/42');
    await navigate(null);
    umi.push('/orders/43');
    expect(addresses.at(-1)).toBe('/home');
    await navigate('mgr');
    expect(addresses.at(-1)).toBe('/mgr/orders/43');
    await navigate('mgr', '/orders/42', 'POP');
    expect(umi.location.pathname).toBe('/orders/42');
  });

  test('a first page that redirects corrects the URL without a new history entry', async () => {
    const { navigate, apps, addresses } = start();
    await navigate('mgr');
    const before = addresses.length;
    slave(apps[0]!).replace('/orders');
    expect(addresses.at(-1)).toBe('/mgr/orders');
    expect(addresses).toHaveLength(before);
  });

  test('a page that asks before it is left keeps its address in the URL', async () => {
    const { navigate, apps, addresses } = start();
    await navigate('mgr', '/orders/42');
    const umi = slave(apps[0]!);
    const release = umi.block(() => undefined);
    await navigate('mgr', '/orders', 'POP');
    expect(umi.location.pathname).toBe('/orders/42');
    expect(addresses.at(-1)).toBe('/mgr/orders/42');
    release();
  });
});

test('unsaved work counts while its pane is mounted, on screen or not', async () => {
  const { host, navigate, bridges } = start();
  await navigate('mgr');
  expect(hasUnsavedWork()).toBe(false);
  bridges[0]!.onUnsaved(true);
  await navigate('lift');
  expect(hasUnsavedWork()).toBe(true);
  bridges[0]!.onUnsaved(false);
  expect(hasUnsavedWork()).toBe(false);
  bridges[0]!.onUnsaved(true);
  await host.close('mgr');
  expect(hasUnsavedWork()).toBe(false);
});

test('R152 the end of the session takes every pane down', async () => {
  const { host, navigate, apps, pane } = start();
  await navigate('mgr');
  await navigate('lift');
  await host.stop();
  expect(apps.every(({ stopped }) => stopped)).toBe(true);
  expect(pane('mgr')).toBeUndefined();
  await navigate('mgr');
  expect(apps).toHaveLength(2);
});
