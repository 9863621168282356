import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { AccessDecision } from '@/domain/access';
import { SubsystemError } from '@/domain/subsystem/failure';
import { PANE_STEPS, type PaneStatus } from '@/domain/subsystem/pane';
import { createFakeStage, NO_LEFTOVERS, recordOf, settled } from '../../../../tests/support/subsystemHost';
import { stageStore, unsavedPanes } from '../stageStore';
import { recentOpeningMetrics, subscribeOpeningMetrics, totalLeftovers, type OpeningMetrics } from './openingMetrics';

type Stage = ReturnType<typeof createFakeStage>;
let stage: Stage | undefined;
const start = (...given: Parameters<typeof createFakeStage>) => {
  const made = createFakeStage(...given);
  stage = made;
  return made;
};

afterEach(async () => {
  await stage?.host.stop();
  stage = undefined;
  stageStore.setState(stageStore.getInitialState(), true);
});

const tiers = () => Object.fromEntries(stageStore.getState().panes.map(({ key, tier }) => [key, tier]));
const states = () => Object.fromEntries(stageStore.getState().panes.map(({ key, state }) => [key, state.status]));
const openAll = async ({ go }: Pick<Stage, 'go'>, ...addresses: string[]) => {
  for (const address of addresses) await go(address);
};

describe('the budget', () => {
  test('beyond it the least recently used pane is suspended when idle, and resumes at its inner page', async () => {
    const { go, rest, app, apps, hostHistory, pane } = start({ budget: () => 2 });
    await openAll(stage!, '/mgr/orders/42?tab=log', '/lift', '/wcx');
    expect(states()).toEqual({ mgr: 'hidden', lift: 'hidden', wcx: 'mounted' });
    await rest();
    expect(states()).toEqual({ mgr: 'asleep', lift: 'hidden', wcx: 'mounted' });
    expect(tiers().mgr).toBe('asleep');
    expect(pane('mgr')?.element.childElementCount).toBe(0);
    expect(apps[0]!.isStopped).toBe(true);

    await go('/mgr');
    expect(hostHistory.current()).toBe('/mgr/orders/42?tab=log');
    expect(app('mgr')?.where()).toBe('/orders/42?tab=log');
    await rest();
    expect(states()).toEqual({ mgr: 'mounted', lift: 'asleep', wcx: 'hidden' });
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', isWoken: true, outcome: 'mounted' });
  });

  test('A29 a pane with unsaved work is never suspended; after saving it may be', async () => {
    const { rest, bridges } = start({ budget: () => 1 });
    await openAll(stage!, '/mgr', '/lift');
    bridges.get('mgr')!.onUnsaved(true);
    await rest();
    await stage!.go('/wcx');
    await rest();
    expect(states()).toEqual({ mgr: 'hidden', lift: 'asleep', wcx: 'mounted' });
    expect(unsavedPanes().map(({ key }) => key)).toEqual(['mgr']);
    bridges.get('mgr')!.onUnsaved(false);
    await rest();
    expect(states().mgr).toBe('asleep');
  });

  test('A29 without the SDK any input counts as unsaved; with the contract only what is reported', async () => {
    const { bridges, app, pane } = start();
    await openAll(stage!, '/mgr', '/lift');
    const type = (key: string) => {
      const field = document.createElement('input');
      document.body.append(pane(key)!.element);
      app(key)!.options.container.append(field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('mgr');
    expect(pane('mgr')?.hasUnsaved).toBe(true);
    bridges.get('lift')!.onAnnounce?.();
    type('lift');
    expect(pane('lift')?.hasUnsaved).toBe(false);
    bridges.get('mgr')!.onUnsaved(false);
    expect(pane('mgr')?.hasUnsaved).toBe(false);
  });

  test('A29 input in a pop-up on the body counts for the micro-app that added it', async () => {
    const { app, pane } = start();
    await openAll(stage!, '/mgr', '/lift');
    const [popup, ours] = [document.createElement('div'), document.createElement('div')];
    document.body.append(popup, ours);
    app('lift')!.popups.push(popup);
    const type = (field: HTMLElement) =>
      field.appendChild(document.createElement('input')).dispatchEvent(new Event('input', { bubbles: true }));
    type(ours);
    expect(unsavedPanes()).toEqual([]);
    type(popup);
    expect([pane('mgr')?.hasUnsaved, pane('lift')?.hasUnsaved]).toEqual([false, true]);
    popup.remove();
    ours.remove();
  });

  test('A29 R030 a foreign frame with input is never suspended, and closing it asks; one without is suspended', async () => {
    const askLeave = jest.fn(async () => false);
    const { host, rest, app, pane } = start({ budget: () => 1, askLeave });
    await openAll(stage!, '/iframe?code=plans', '/iframe?code=foreign');
    app('iframe:foreign')!.options.onInput();
    expect(unsavedPanes().map(({ key }) => key)).toEqual(['iframe:foreign']);
    await stage!.go('/mgr');
    await rest();
    expect(states()).toMatchObject({ 'iframe:plans': 'asleep', 'iframe:foreign': 'hidden' });
    await host.close('iframe:foreign');
    expect(askLeave).toHaveBeenCalled();
    expect(pane('iframe:foreign')).toBeDefined();
  });

  test('a return while it is being suspended opens it again, one micro-app at a time', async () => {
    let end!: () => void;
    const left = new Promise<void>((resolve) => {
      end = resolve;
    });
    const running = new Set<string>();
    const { rest, pane } = start({
      budget: () => 1,
      loadRunner: async () => (options) => {
        expect(running.has(options.key)).toBe(false);
        running.add(options.key);
        return {
          mounted: options.allowed.then(() => undefined),
          update: () => undefined,
          setShown: () => undefined,
          stop: async () => {
            if (options.key === 'mgr') await left;
            running.delete(options.key);
            return { ...NO_LEFTOVERS, timers: 2 };
          },
        };
      },
    });
    const before = totalLeftovers().get('mgr')?.timers ?? 0;
    await openAll(stage!, '/mgr/a', '/lift');
    await rest();
    expect(states().mgr).toBe('unmounting');
    await stage!.go('/mgr');
    expect(states().mgr).toBe('unmounting');
    expect(pane('mgr')?.state.isActive).toBe(true);
    end();
    await settled();
    expect(states().mgr).toBe('mounted');
    expect(pane('mgr')?.element.childElementCount).toBe(1);
    expect(totalLeftovers().get('mgr')?.timers).toBe(before + 2);
  });
});

test.each([
  ['an opening that failed', 0],
  ['an opening that failed, and failed again while it was cleaned up', 1],
])('F8 a retry waits for the clean-up of %s', async (_, failures) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let end!: () => void;
  const left = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isFetchFailing = false;
  let running = 0;
  let mounts = 0;
  const { host, go, pane } = start({
    fetchApp: async (entry) => {
      if (isFetchFailing) throw new SubsystemError({ kind: 'unreachable' });
      return { address: entry, fetch: window.fetch } as never;
    },
    loadRunner: async () => () => {
      running += 1;
      mounts += 1;
      return {
        mounted: mounts === 1 ? Promise.reject(new SubsystemError({ kind: 'mount-error' })) : Promise.resolve(),
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => {
          await left;
          running -= 1;
          return NO_LEFTOVERS;
        },
      };
    },
  });
  await go('/mgr');
  expect(states().mgr).toBe('failed');
  for (let turn = 0; turn < failures; turn += 1) {
    isFetchFailing = true;
    host.retry('mgr');
    await settled();
    expect(states().mgr).toBe('failed');
    isFetchFailing = false;
  }
  host.retry('mgr');
  await settled();
  expect([states().mgr, running, mounts]).toEqual(['mounting', 1, 1]);
  end();
  await settled();
  expect([states().mgr, running, mounts]).toEqual(['mounted', 1, 2]);
  expect(pane('mgr')?.element.childElementCount).toBe(1);
});

test('F18 nothing of a suspended micro-app stays referenced', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const made: Record<string, WeakRef<object>> = {};
  const { rest } = start({
    budget: () => 1,
    loadRunner: async () => (options) => {
      const running = {
        mounted: options.allowed.then(() => undefined),
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => NO_LEFTOVERS,
      };
      options.signal.addEventListener('abort', () => running.update());
      if (options.key !== 'mgr') return running;
      Object.assign(made, {
        running: new WeakRef(running),
        navigator: new WeakRef(options.navigator),
        container: new WeakRef(options.container),
        signal: new WeakRef(options.signal),
      });
      return running;
    },
    createBridge: ({ code, navigation }) => {
      const bridge = {
        context: { code, navigation, subscribe: () => () => undefined },
        setVisible: () => undefined,
        stop: () => undefined,
      };
      if (code === 'mgr') made.bridge = new WeakRef(bridge);
      return bridge as never;
    },
  });
  await openAll(stage!, '/mgr/orders', '/lift');
  await rest();
  expect(states().mgr).toBe('asleep');
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  const held = Object.entries(made).filter(([, reference]) => reference.deref() !== undefined);
  expect(held.map(([name]) => name)).toEqual([]);
  expect(Object.keys(made)).toHaveLength(5);
});

describe('how panes are hidden', () => {
  test('while a new one is mounted the others release their layout, and get it back when idle', async () => {
    const seen: Record<string, string>[] = [];
    const { go, rest } = start();
    await openAll(stage!, '/mgr', '/lift', '/wcx');
    await rest();
    expect(tiers()).toEqual({ mgr: 'near', lift: 'near', wcx: 'shown' });
    const stop = stageStore.subscribe(() => void seen.push(tiers()));
    await go('/jcpt');
    stop();
    expect(seen).toContainEqual({ mgr: 'far', lift: 'far', wcx: 'far', jcpt: 'shown' });
    expect(tiers()).toEqual({ mgr: 'far', lift: 'far', wcx: 'far', jcpt: 'shown' });
    await rest();
    expect(tiers()).toEqual({ mgr: 'far', lift: 'near', wcx: 'near', jcpt: 'shown' });
    await go('/mgr');
    expect(tiers()).toEqual({ mgr: 'shown', lift: 'far', wcx: 'near', jcpt: 'near' });
  });

  test('a micro-app is notified when it comes on screen and when it leaves it', async () => {
    const { go, app } = start();
    await go('/mgr');
    expect(app('mgr')?.isShown).toBe(true);
    await go('/home');
    expect(app('mgr')?.isShown).toBe(false);
  });
});

describe('closing and reloading a pane (A26)', () => {
  test('A26 closing takes it down and opens the home page; unsaved work is asked about first', async () => {
    let mayLeave = false;
    const { host, go, hostHistory, bridges, pane, apps } = start({ askLeave: async () => mayLeave });
    await go('/mgr/orders');
    bridges.get('mgr')!.onUnsaved(true);
    await host.close('mgr');
    expect(states()).toEqual({ mgr: 'mounted' });
    mayLeave = true;
    await host.close('mgr');
    expect(hostHistory.current()).toBe('/home');
    expect(pane('mgr')).toBeUndefined();
    expect(apps[0]!.isStopped).toBe(true);
    await go('/mgr');
    expect(hostHistory.current()).toBe('/mgr');
  });

  test('A26 closing a pane that is not on screen does not navigate', async () => {
    const { host, hostHistory } = start();
    await openAll(stage!, '/mgr', '/lift');
    await host.close('mgr');
    expect(hostHistory.current()).toBe('/lift');
    expect(states()).toEqual({ lift: 'mounted' });
  });

  test('A26 reloading mounts it again at its inner page, on screen or not', async () => {
    const { host, app, apps, go } = start();
    await go('/mgr/orders/42');
    app('mgr')!.push('/orders/43');
    await host.reload('mgr');
    await settled();
    expect(apps).toHaveLength(2);
    expect(app('mgr')?.where()).toBe('/orders/43');
    await go('/lift');
    await host.reload('mgr');
    await settled();
    expect(states()).toEqual({ mgr: 'hidden', lift: 'mounted' });
    expect(apps).toHaveLength(4);
  });

  test('R152 A29 the end of the session takes everything down without asking', async () => {
    const askLeave = jest.fn(async () => false);
    const { host, bridges, apps } = start({ askLeave });
    await openAll(stage!, '/mgr', '/lift');
    bridges.get('mgr')!.onUnsaved(true);
    await host.stop();
    expect(askLeave).not.toHaveBeenCalled();
    expect(apps.every(({ isStopped }) => isStopped)).toBe(true);
    expect(stageStore.getState().panes).toEqual([]);
  });
});

describe('a permission that the click has checked', () => {
  const asking = () => {
    const asked: string[] = [];
    const fake = start({
      verifyAccess: async (code) => {
        asked.push(code);
        return { allowed: true };
      },
    });
    const show = (grantedCode: string | null) => {
      const target = { key: 'mgr', code: 'mgr', variant: null, inner: '/', kind: 'PUSH', isFirstPage: false } as const;
      stageStore.setState({ target: { ...target, grantedCode } });
      return settled();
    };
    return { ...fake, asked, show };
  };

  test('R083 is not checked again by the opening, but by the next one', async () => {
    const { asked, show, host, go, app } = asking();
    await show('housekeeper');
    expect(app('mgr')).toBeDefined();
    expect(asked).toEqual([]);
    await go('/home');
    await show(null);
    expect(asked).toEqual(['housekeeper']);
    await host.reload('mgr');
    await settled();
    expect(asked).toEqual(['housekeeper', 'housekeeper']);
  });

  test('T18 does not count for another entry', async () => {
    const { asked, show } = asking();
    await show('lift');
    expect(asked).toEqual(['housekeeper']);
  });
});

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
    expect(states()).toEqual({ mgr: 'mounted' });
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
    expect(states()).toEqual({ mgr: 'loading' });
    fail();
    await settled();
    expect(states()).toEqual({ mgr: 'mounted' });
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

  test('it is dropped after a minute, and its pending requests are aborted', async () => {
    jest.useFakeTimers();
    const signals: AbortSignal[] = [];
    const { host } = start({
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
    await stage!.go('/mgr');
    expect(signals).toHaveLength(2);
  });
});

describe('opening metrics', () => {
  test('each has its phases, its outcome and one report', async () => {
    const openings: OpeningMetrics[] = [];
    const stop = subscribeOpeningMetrics((metrics) => void openings.push(metrics));
    const { go } = start({
      verifyAccess: async (code) =>
        code === 'lift' ? { allowed: false, applyState: '4' } : ({ allowed: true } satisfies AccessDecision),
      fetchApp: async (entry, { onPage }) => {
        if (entry.includes('wcx')) throw new SubsystemError({ kind: 'cors' });
        onPage?.();
        return { address: entry, fetch: window.fetch } as never;
      },
    });
    await go('/mgr');
    await go('/lift');
    await go('/wcx');
    stop();
    expect(openings.map(({ key, outcome, failure }) => [key, outcome, failure])).toEqual([
      ['mgr', 'mounted', undefined],
      ['lift', 'refused', undefined],
      ['wcx', 'failed', 'cors'],
    ]);
    const steps = ['assets', 'bootstrap', 'evaluate', 'html', 'mount', 'permission', 'ready', 'registry'];
    expect(Object.keys(openings[0]!.phases).sort()).toEqual(steps);
    expect(Object.values(openings[0]!.phases).every((ms) => ms >= 0)).toBe(true);
    expect(recentOpeningMetrics().slice(-3)).toEqual(openings);
  });

  test('closing before the end counts as given up', async () => {
    const { host, go } = start({ fetchApp: () => new Promise(() => undefined) });
    await go('/mgr');
    await host.close('mgr');
    await settled();
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', outcome: 'given-up' });
  });

  test('the last hundred are stored', async () => {
    const { host, go } = start();
    await go('/mgr');
    for (let turn = 0; turn < 101; turn += 1) {
      await host.reload('mgr');
      await settled();
    }
    expect(recentOpeningMetrics()).toHaveLength(100);
  });
});

test('F9 errors after the mount are reported once per mount, with the name', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go, app, log, host } = start();
  await go('/mgr');
  const { onRuntimeError } = app('mgr')!.options;
  onRuntimeError(new Error('one'));
  onRuntimeError(new Error('two'));
  expect(log.filter((line) => line.startsWith('runtime'))).toEqual(['runtime error of mgr']);
  await host.reload('mgr');
  await settled();
  onRuntimeError(new Error('of the one before'));
  app('mgr')!.options.onRuntimeError(new Error('three'));
  expect(log.filter((line) => line.startsWith('runtime'))).toHaveLength(2);
  expect(states()).toEqual({ mgr: 'mounted' });
});

describe('an entry that was added to the registry meanwhile', () => {
  test('is found by loading the registry again', async () => {
    const records = new Map([['mgr', recordOf('mgr')]]);
    let reads = 0;
    const { go } = start({
      loadRegistry: async () => {
        reads += 1;
        return { records: new Map(records), problems: [] };
      },
    });
    await go('/mgr');
    records.set('lift', recordOf('lift'));
    await go('/lift');
    expect(states()).toEqual({ mgr: 'hidden', lift: 'mounted' });
    expect(reads).toBe(2);
    await go('/wcx');
    expect(states().wcx).toBe('failed');
    expect(reads).toBe(3);
  });

  test('missing from the very first load is not requested twice', async () => {
    const loadRegistry = jest.fn(async () => ({ records: new Map(), problems: [] }));
    const { go, pane } = start({ loadRegistry });
    await go('/mgr');
    expect(pane('mgr')?.state.failure?.kind).toBe('not-registered');
    expect(loadRegistry).toHaveBeenCalledTimes(1);
  });
});

test('R058 the bars stay hidden wherever the micro-app navigates, and it does not see the parameter', async () => {
  const { go, app, hostHistory, bridges } = start();
  await go('/mgr/orders?hideBar=1&tab=log');
  expect(app('mgr')?.where()).toBe('/orders?tab=log');
  expect(bridges.get('mgr')!.hrefOf('/orders/9?tab=log')).toBe('/mgr/orders/9?tab=log&hideBar=1');
  app('mgr')!.push('/orders/42?tab=log');
  expect(hostHistory.current()).toBe('/mgr/orders/42?tab=log&hideBar=1');
  expect(hostHistory.entries).toHaveLength(3);
  app('mgr')!.replace('/orders/43');
  await settled();
  expect(hostHistory.current()).toBe('/mgr/orders/43?hideBar=1');
  expect(app('mgr')?.where()).toBe('/orders/43');
  await go('/lift');
  expect(bridges.get('mgr')!.hrefOf('/orders/9')).toBe('/mgr/orders/9');
  app('lift')!.push('/records?hideBar=1');
  expect(hostHistory.current()).toBe('/lift/records');
});

describe('panes that share a route', () => {
  test('F12 R031 two sources of byd are two panes with the permission of each; t creates no other', async () => {
    const asked: string[] = [];
    const { go, apps, hostHistory, app } = start({
      verifyAccess: async (code) => {
        asked.push(code);
        return { allowed: true };
      },
    });
    await openAll(stage!, '/byd?source=workorder&t=1700000000000', '/byd/tasks/3?source=task');
    await go('/byd?source=workorder&t=1700000000001');
    expect(states()).toEqual({ 'byd:workorder': 'mounted', 'byd:task': 'hidden' });
    expect(apps.map(({ options }) => options.start)).toEqual(['/', '/tasks/3']);
    expect(asked).toEqual(['workorder', 'task', 'workorder']);
    app('byd:workorder')!.push('/new');
    expect(hostHistory.current()).toBe('/byd/new?source=workorder');
    await go('/byd?source=task');
    expect(hostHistory.current()).toBe('/byd/tasks/3?source=task');
  });

  test.each([
    ['R031', '/byd', 'byd'],
    ['R030', '/iframe?code=nobody', 'iframe:nobody'],
    ['R030', '/iframe?code=lift', 'iframe:lift'],
    ['R030', '/iframe', 'iframe'],
  ])('%s T13 a made-up address is not opened: %s', async (_, address, key) => {
    const { go, pane, apps, log } = start();
    await go(address);
    expect(pane(key)?.state).toMatchObject({ status: 'failed', failure: { kind: 'not-permission' } });
    expect(apps).toHaveLength(0);
    expect(log.filter((line) => line.startsWith('fetch') && !line.includes('byd'))).toEqual([]);
    await go('/home');
    expect(stageStore.getState().panes).toEqual([]);
  });

  test('R030 a registered page opens in its frame, and nothing is fetched for it', async () => {
    const { go, app, log } = start();
    await go('/iframe?code=plans');
    expect(states()).toEqual({ 'iframe:plans': 'mounted' });
    expect(app('iframe:plans')?.options).toMatchObject({ source: null, record: { code: 'plans' } });
    expect(log).toEqual([]);
  });
});

describe('any order of clicks and responses', () => {
  const KEYS = ['mgr', 'lift', 'wcx', 'jcpt'];
  const act = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('show' as const), key: fc.constantFrom(...KEYS, 'home') }) },
    fc.record({
      do: fc.constantFrom('close' as const, 'retry' as const, 'reload' as const),
      key: fc.constantFrom(...KEYS),
    }),
    fc.record({ do: fc.constant('rest' as const), key: fc.constant('home') }),
  );

  test('F8 F10 F11 the last target is on screen, alone, in one container, by valid transitions only', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.nat(9)),
        async (scheduler, acts, dice) => {
          stageStore.setState(stageStore.getInitialState(), true);
          const chance = () => dice.next().value as number;
          let isCalm = false;
          const fails = () => !isCalm && chance() === 0;
          const illegal: string[] = [];
          const mounted = new Map<string, number>();
          const later = <Value>(value: () => Value) => scheduler.schedule(Promise.resolve()).then(value);
          const one = createFakeStage({
            budget: () => 2,
            verifyAccess: () =>
              later((): AccessDecision => (fails() ? { allowed: false, failed: true } : { allowed: true })),
            fetchApp: (entry) =>
              later(() => {
                if (fails()) throw new SubsystemError({ kind: 'unreachable' });
                return { address: entry, fetch: window.fetch } as never;
              }),
            loadRunner:
              async () =>
              ({ key, allowed }) => {
                mounted.set(key, (mounted.get(key) ?? 0) + 1);
                if (mounted.get(key) !== 1) illegal.push(`${key}: two micro-apps at once`);
                return {
                  mounted: allowed.then((isAllowed) =>
                    later(() => {
                      if (isAllowed && fails()) throw new SubsystemError({ kind: 'mount-error' });
                    }),
                  ),
                  update: () => undefined,
                  setShown: () => undefined,
                  stop: () =>
                    later(() => {
                      mounted.set(key, mounted.get(key)! - 1);
                      return NO_LEFTOVERS;
                    }),
                };
              },
          });
          const last = new Map<string, PaneStatus>();
          const unwatch = stageStore.subscribe(({ panes }) => {
            if (panes.filter(({ state }) => state.isActive).length > 1) illegal.push('two on screen');
            for (const { key, state, element } of panes) {
              const before = last.get(key) ?? 'idle';
              if (before !== state.status && !PANE_STEPS[before].includes(state.status))
                illegal.push(`${key}: ${before} → ${state.status}`);
              if (element.childElementCount > 1) illegal.push(`${key}: two containers`);
              last.set(key, state.status);
            }
            for (const key of last.keys()) if (!panes.some((pane) => pane.key === key)) last.delete(key);
          });

          for (const next of acts) {
            if (next.do === 'show') one.hostHistory.push(`/${next.key}`);
            else if (next.do === 'rest') await one.rest();
            else void one.host[next.do](next.key);
            if (chance() > 4) await settled(4);
            if (scheduler.count() > 0 && chance() > 3) await scheduler.waitOne();
          }
          isCalm = true;
          const calm = async () => {
            do {
              await settled();
              await scheduler.waitAll();
              await settled();
            } while (scheduler.count() > 0);
          };
          await calm();
          const here = one.hostHistory.current().slice(1);
          if (one.pane(here)?.state.status === 'failed') one.host.retry(here);
          await calm();
          await one.rest();
          await calm();

          const { panes } = stageStore.getState();
          expect(illegal).toEqual([]);
          expect(panes.filter(({ state }) => state.isActive).map(({ key }) => key)).toEqual(
            here === 'home' ? [] : [here],
          );
          if (here !== 'home') expect(one.pane(here)?.state.status).toBe('mounted');
          for (const { key, state, element } of panes) {
            const isAlive = state.status === 'mounted' || state.status === 'hidden';
            expect(['mounted', 'hidden', 'asleep', 'failed', 'idle']).toContain(state.status);
            expect(element.childElementCount).toBe(isAlive ? 1 : 0);
            expect(mounted.get(key) ?? 0).toBe(isAlive ? 1 : 0);
          }
          expect(panes.filter(({ state }) => ['mounted', 'hidden'].includes(state.status)).length).toBeLessThanOrEqual(
            2,
          );
          unwatch();
          const stopped = one.host.stop();
          await calm();
          await stopped;
          expect([...mounted.values()].every((count) => count === 0)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  }, 120_000);
});
