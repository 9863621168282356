import type { Registry } from '@/domain/subsystem/registry';
import { sessionStore } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { localArea } from '@/utils/storage';
import {
  deferred,
  fakeStages,
  NO_LEFTOVERS,
  paneStates,
  paneTiers,
  recordOf,
  settled,
} from '../../../tests/support/subsystemHost';
import { environments } from '../../../config/environments';
import { MOUNT_AHEAD_QUIET_MS, NEXT_MOUNT_AHEAD_MS, startMountingAhead } from './mountAheadSchedule';
import { recentOpeningMetrics, totalMountedAhead } from './openingMetrics';
import { offerPanes, pauseMountingAhead, pointAtPane, stageStore } from './stageStore';

const start = fakeStages();
const aheadRegistry = (...codes: string[]): Registry => ({
  subsystems: new Map(
    ['mgr', 'lift', 'gdzt', 'byd', 'plans'].map((code) => [
      code,
      recordOf(code, {
        ...(codes.includes(code) && { prefetch: 'mount' }),
        ...(code === 'byd' && { entryCodes: ['workorder', 'task'] }),
      }),
    ]),
  ),
  problems: [],
});

describe('mounting ahead', () => {
  const ahead = (more: Parameters<typeof start>[0] = {}) =>
    start({ loadRegistry: async () => aheadRegistry('mgr', 'byd'), ...more });

  test('R032 A28 it is mounted, hidden, after the yes of the server; opening it shows this mount and asks again', async () => {
    const asked: string[] = [];
    const before = totalMountedAhead();
    const { host, go, log, app, hostHistory } = ahead({
      verifyAccess: async (code) => {
        asked.push(code);
        log.push(`ask ${code}`);
        return { allowed: true };
      },
    });
    await expect(host.mountAhead('mgr')).resolves.toBe(true);
    expect(log).toEqual(['ask housekeeper', 'fetch mgr']);
    expect(paneStates()).toEqual({ mgr: 'hidden' });
    expect(hostHistory.current()).toBe('/home');
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', outcome: 'mounted', isAhead: true });
    const mounted = app('mgr')!;
    expect(mounted.isShown).toBe(false);
    mounted.replace('/orders');
    expect(hostHistory.current()).toBe('/home');

    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(app('mgr')).toBe(mounted);
    expect(mounted.isShown).toBe(true);
    expect(hostHistory.current()).toBe('/mgr/orders');
    expect(asked).toEqual(['housekeeper', 'housekeeper']);
    const { mounted: mountedBefore, shown } = before;
    expect(totalMountedAhead()).toEqual({ mounted: mountedBefore + 1, shown: shown + 1 });
  });

  test('R031 a module is mounted ahead as a pane of its own', async () => {
    const { host } = ahead();
    await host.mountAhead('byd', 'task');
    expect(paneStates()).toEqual({ 'byd:task': 'hidden' });
  });

  test('A28 T18 a refusal or a failed check fetches nothing and leaves nothing behind', async () => {
    const helped = jest.fn();
    for (const decision of [
      { allowed: false, applyState: '6' },
      { allowed: false, failed: true, msg: null },
    ]) {
      const { host, log } = ahead({ verifyAccess: async () => decision as never, openAccessDenied: helped });
      await expect(host.mountAhead('mgr')).resolves.toBe(false);
      expect(log).toEqual([]);
    }
    expect(paneStates()).toEqual({});
    expect(helped).not.toHaveBeenCalled();
  });

  test.each([
    ['the registry does not say so', 'lift', {}],
    ['the connection should be spared', 'mgr', { canPrefetch: () => false }],
    ['the budget has no room', 'mgr', { budget: () => 0 }],
    ['the registry cannot be read', 'mgr', { loadRegistry: async () => Promise.reject(new Error('offline')) }],
    ['it is not registered', 'nope', {}],
  ])('nothing is asked for when %s', async (_, code, more) => {
    const verifyAccess = jest.fn();
    const { host, log } = ahead({ verifyAccess, ...more });
    await expect(host.mountAhead(code)).resolves.toBe(false);
    expect(verifyAccess).not.toHaveBeenCalled();
    expect(log).toEqual([]);
    expect(paneStates()).toEqual({});
  });

  test('F1 a program that cannot be fetched leaves no pane and no message', async () => {
    const { host, log } = ahead({ fetchApp: async () => Promise.reject(new Error('down')) });
    await expect(host.mountAhead('mgr')).resolves.toBe(false);
    expect(paneStates()).toEqual({});
    expect(log).toEqual([]);
  });

  test('A28 what the user opens meanwhile comes first; opened itself, it is an opening like any other', async () => {
    let answer!: () => void;
    const fetchApp = (entry: string) =>
      entry.includes('mgr')
        ? new Promise<never>((resolve) => (answer = () => resolve({ address: entry, fetch: window.fetch } as never)))
        : Promise.resolve({ address: entry, fetch: window.fetch } as never);
    const { host, go } = ahead({ fetchApp });
    void host.mountAhead('mgr');
    await settled();
    expect(paneStates()).toEqual({ mgr: 'loading' });
    await go('/lift');
    expect(paneStates()).toEqual({ lift: 'mounted' });

    void host.mountAhead('mgr');
    await settled();
    await go('/mgr');
    answer();
    await settled();
    expect(paneStates()).toEqual({ lift: 'hidden', mgr: 'mounted' });
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', outcome: 'mounted' });
  });

  test('A26 while a search for the cause of a fault decides what is awake, nothing is mounted ahead', async () => {
    const answer = deferred<never>();
    const { host } = ahead({ fetchApp: () => answer.promise });
    void host.mountAhead('mgr');
    await settled();
    expect(paneStates()).toEqual({ mgr: 'loading' });
    // What is under way is given up.
    pauseMountingAhead(true);
    await settled();
    expect(paneStates()).toEqual({});
    await expect(host.mountAhead('byd')).resolves.toBe(false);
    pauseMountingAhead(false);
    void host.mountAhead('byd', 'task');
    await settled();
    expect(paneStates()).toEqual({ 'byd:task': 'loading' });
  });

  test('A28 the user who comes back while it is given up gets it', async () => {
    const { promise: cleared, resolve: clear } = deferred<typeof NO_LEFTOVERS>();
    let isSlow = true;
    const { host, go } = ahead({
      loadRunner: async () => () => {
        const wasSlow = isSlow;
        return {
          mounted: wasSlow ? new Promise<void>(() => undefined) : Promise.resolve(),
          update: () => undefined,
          setShown: () => undefined,
          owns: () => false,
          stop: async () => (wasSlow ? cleared : NO_LEFTOVERS),
        };
      },
    });
    void host.mountAhead('mgr');
    await settled();
    expect(paneStates()).toEqual({ mgr: 'mounting' });
    isSlow = false;
    await go('/lift');
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'unmounting', lift: 'hidden' });
    clear(NO_LEFTOVERS);
    await settled(200);
    expect(paneStates()).toEqual({ mgr: 'mounted', lift: 'hidden' });
  });

  test('A28 T18 shown for the first time it fails with a check that fails; later returns keep it', async () => {
    let decision: unknown = { allowed: true };
    const { host, go } = ahead({ verifyAccess: async () => decision as never });
    await host.mountAhead('mgr');
    decision = { allowed: false, failed: true, msg: 'no answer' };
    await go('/mgr');
    await settled();
    expect(paneStates()).toEqual({ mgr: 'failed' });
  });

  test('R032 turned off, or no longer allowed ahead, it is taken away before it is opened', async () => {
    for (const change of [{ disabled: { 'en-US': '', 'zh-CN': '' } }, { prefetch: undefined }]) {
      const registry = aheadRegistry('mgr');
      const { host } = ahead({ loadRegistry: async () => registry });
      await host.mountAhead('mgr');
      expect(paneStates()).toEqual({ mgr: 'hidden' });
      Object.assign(registry.subsystems.get('mgr')!, change);
      await host.refreshRegistry();
      await settled();
      expect(paneStates()).toEqual({});
      await host.stop();
    }
  });

  test('R031 of one program only one module at a time', async () => {
    const { host, go } = ahead();
    await go('/byd?source=workorder');
    await expect(host.mountAhead('byd', 'task')).resolves.toBe(false);
    expect(paneStates()).toEqual({ 'byd:workorder': 'mounted' });
  });

  test('A28 R032 beside one that is mounted ahead the panes that the user goes back to keep their layout', async () => {
    const { host, open, rest } = ahead();
    await open('/lift', '/gdzt');
    await rest();
    const seen: Record<string, string>[] = [];
    const stop = stageStore.subscribe(() => void seen.push(paneTiers()));
    await host.mountAhead('mgr');
    stop();
    expect(seen.filter(({ lift }) => lift !== 'near')).toEqual([]);
    expect(paneTiers()).toEqual({ lift: 'near', gdzt: 'shown', mgr: 'near' });
  });

  test('A28 R032 taken over while it mounts, its address becomes that of the window, and it is alone in being laid out', async () => {
    let mounted!: () => void;
    const running = {
      mounted: Promise.resolve(),
      update: () => undefined,
      setShown: () => undefined,
      owns: () => false,
      stop: async () => NO_LEFTOVERS,
    };
    const { host, go, open, rest, hostHistory } = ahead({
      loadRunner:
        async () =>
        ({ key, navigator }) => {
          if (key !== 'mgr') return running;
          navigator.contract.replace('/orders');
          return { ...running, mounted: new Promise<void>((resolve) => (mounted = resolve)) };
        },
    });
    await open('/lift', '/home');
    await rest();
    void host.mountAhead('mgr');
    await settled();
    expect(paneTiers()).toMatchObject({ lift: 'near' });
    await go('/mgr');
    expect(paneTiers()).toEqual({ lift: 'far', mgr: 'shown' });
    mounted();
    await settled();
    expect(paneStates()).toEqual({ lift: 'hidden', mgr: 'mounted' });
    expect(hostHistory.current()).toBe('/mgr/orders');
    await rest();
    expect(paneTiers()).toEqual({ lift: 'near', mgr: 'shown' });
  });

  test('A29 it is the first one to be suspended', async () => {
    let budget = 6;
    const { host, go, rest } = ahead({ budget: () => budget });
    await go('/lift');
    await host.mountAhead('mgr');
    await go('/gdzt');
    budget = 2;
    await go('/home');
    await rest();
    expect(paneStates()).toEqual({ lift: 'hidden', mgr: 'asleep', gdzt: 'hidden' });
  });

  test('F9 an error of one that nobody has opened shows no message', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { host, app, go, log } = ahead();
    await host.mountAhead('mgr');
    app('mgr')!.options.onRuntimeError(new Error('late'));
    expect(log).not.toContain('runtime error of mgr');
    await go('/mgr');
    app('mgr')!.options.onRuntimeError(new Error('later'));
    expect(log).toContain('runtime error of mgr');
  });
});

describe('the layout of hidden panes', () => {
  test('A28 a pause lays out all of them, what is pointed at and not mounted releases most, and an opening all', async () => {
    const { host, open, go, rest } = start({ loadRegistry: async () => aheadRegistry() });
    for (const code of ['lift', 'gdzt', 'plans', 'mgr']) await open(`/${code}`, '/home');
    await rest();
    const near = () => Object.keys(paneTiers()).filter((key) => paneTiers()[key] === 'near');
    expect(near()).toEqual(['plans', 'mgr']);
    host.layOutAll();
    expect(near()).toEqual(['lift', 'gdzt', 'plans', 'mgr']);
    // Going back to one of them releases nothing.
    await go('/lift');
    await go('/home');
    await rest();
    expect(near()).toHaveLength(4);
    for (const pointAt of [host.prefetch, (code: string) => host.evaluateAhead(code, null)]) {
      host.layOutAll();
      pointAt('nope');
      expect(near()).toEqual(['lift', 'mgr']);
    }
    pointAtPane('gdzt');
    expect(near()).toEqual(['lift', 'gdzt', 'mgr']);
    pointAtPane('nope');
    expect(near()).toEqual(['lift', 'gdzt', 'mgr']);
    // Pointing at one that is not mounted ends that, too.
    host.prefetch('nope');
    expect(near()).toEqual(['lift', 'mgr']);
    host.layOutAll();
    pointAtPane('plans');
    expect(near()).toHaveLength(4);
    await go('/byd?source=workorder');
    host.layOutAll();
    expect(near()).toEqual([]);
    await rest();
    expect(near()).toEqual(['lift', 'mgr']);
  });
});

describe('when one is mounted ahead', () => {
  const mountAhead = jest.fn(async () => true);
  const layOutAll = jest.fn();
  let stop: () => void;
  const show = (key: string | null) =>
    stageStore.setState({
      target: key === null ? null : { key, code: key, variant: null, inner: '/', kind: 'PUSH', isFirstPage: false },
    });
  const pause = () => jest.advanceTimersByTime(MOUNT_AHEAD_QUIET_MS);

  beforeEach(() => {
    jest.useFakeTimers();
    mountAhead.mockClear();
    layOutAll.mockClear();
    window.requestIdleCallback = ((act: () => void) => setTimeout(act)) as never;
    window.cancelIdleCallback = (id) => clearTimeout(id);
    sessionStore.setState({ userKey: 'person-1' } as never);
    window.__PORTAL_ENVIRONMENT__ = environments.test;
    registryStore.setState({ registry: aheadRegistry('mgr', 'gdzt') });
    stop = startMountingAhead({ mountAhead, layOutAll });
  });
  afterEach(() => {
    stop();
    show(null);
    jest.useRealTimers();
    localArea.remove('portal.transitions');
    registryStore.setState({ registry: null });
    delete window.__PORTAL_ENVIRONMENT__;
  });

  /** Opens the housekeeper after the lifts, twice. */
  const live = () => ['lift', 'mgr', null, 'lift', 'mgr', null].forEach(show);

  test('R032 the habit decides, when the person pauses; once for each place', async () => {
    live();
    show('lift');
    await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS - 1);
    expect(mountAhead).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2);
    expect(mountAhead.mock.calls).toEqual([['mgr', null]]);
    await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS);
    window.dispatchEvent(new Event('pointerdown'));
    await jest.advanceTimersByTimeAsync(2 * MOUNT_AHEAD_QUIET_MS);
    expect(mountAhead).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  /** Two may be mounted; the first one begins, and mounts when what is returned resolves. */
  const beginFirstOfTwo = async () => {
    live();
    ['gdzt', null, 'gdzt', null].forEach(show);
    show('lift');
    const mounted = deferred<boolean>();
    mountAhead.mockReturnValueOnce(mounted.promise);
    await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
    return mounted;
  };

  test('R032 while the person goes on reading, the next one follows soon', async () => {
    const mounted = await beginFirstOfTwo();
    expect(mountAhead.mock.calls).toEqual([['mgr', null]]);
    // Input while it mounts starts no second one beside it.
    window.dispatchEvent(new Event('pointerdown'));
    await jest.advanceTimersByTimeAsync(2 * MOUNT_AHEAD_QUIET_MS);
    expect(mountAhead).toHaveBeenCalledTimes(1);
    mounted.resolve(true);
    await jest.advanceTimersByTimeAsync(NEXT_MOUNT_AHEAD_MS - 1);
    expect(mountAhead).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2);
    expect(mountAhead.mock.calls.slice(1)).toEqual([['gdzt', null]]);
  });

  test('R032 after input while one mounts, the next one waits for a whole pause', async () => {
    const mounted = await beginFirstOfTwo();
    window.dispatchEvent(new Event('keydown'));
    mounted.resolve(true);
    await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS - 1);
    expect(mountAhead).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2);
    expect(mountAhead).toHaveBeenCalledTimes(2);
  });

  test('R152 what mounts when everything ends is followed by nothing', async () => {
    live();
    show('lift');
    const mounted = deferred<boolean>();
    mountAhead.mockReturnValueOnce(mounted.promise);
    await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
    stop();
    mounted.resolve(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each(['keydown', 'pointermove', 'pointerdown', 'wheel', 'touchstart'])(
    'nothing happens while there is input: %s',
    (type) => {
      live();
      show('lift');
      for (let round = 0; round < 5; round += 1) {
        jest.advanceTimersByTime(MOUNT_AHEAD_QUIET_MS - 10);
        window.dispatchEvent(new Event(type));
      }
      expect(mountAhead).not.toHaveBeenCalled();
      pause();
      jest.advanceTimersByTime(1);
      expect(mountAhead).toHaveBeenCalledTimes(1);
    },
  );

  test.each<[string, () => void]>([
    ['the device saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['the device has little memory', () => Object.assign(navigator, { deviceMemory: 2 })],
    [
      'the window is in the background',
      () => Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    ],
    ['the registry is not known', () => registryStore.setState({ registry: null })],
    ['the registry does not allow it', () => registryStore.setState({ registry: aheadRegistry() })],
    ['another person is signed in', () => sessionStore.setState({ userKey: 'person-2' } as never)],
    ['it is open', () => stageStore.setState({ panes: [{ key: 'mgr', state: {} }] as never })],
  ])('T3 nothing happens if %s', (_, change) => {
    live();
    change();
    show('lift');
    pause();
    jest.advanceTimersByTime(1);
    expect(mountAhead).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
    Reflect.deleteProperty(navigator, 'deviceMemory');
    Reflect.deleteProperty(document, 'hidden');
    stageStore.setState({ panes: [] });
  });

  test('only what is opened counts, not the way back to the portal', () => {
    live();
    expect(JSON.parse(localStorage.getItem('portal.transitions')!).value.transitions).toEqual({
      '': { lift: 2 },
      lift: { mgr: 2 },
    });
  });

  test('input that a subsystem keeps to itself counts as input', () => {
    live();
    show('lift');
    const field = document.body.appendChild(document.createElement('input'));
    field.addEventListener('keydown', (event) => event.stopPropagation());
    jest.advanceTimersByTime(MOUNT_AHEAD_QUIET_MS - 10);
    field.dispatchEvent(new Event('keydown', { bubbles: true }));
    jest.advanceTimersByTime(20);
    expect(mountAhead).not.toHaveBeenCalled();
    field.remove();
  });

  test('4 GiB of memory are enough', () => {
    Object.assign(navigator, { deviceMemory: 4 });
    live();
    show('lift');
    pause();
    jest.advanceTimersByTime(1);
    expect(mountAhead).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'deviceMemory');
  });

  test('R032 the first page counts as the place where the person is', () => {
    live();
    stop();
    show('lift');
    stop = startMountingAhead({ mountAhead, layOutAll });
    show('mgr');
    const { transitions } = JSON.parse(localStorage.getItem('portal.transitions')!).value;
    expect(transitions.lift).toEqual({ mgr: 3 });
  });

  test('a pause that is over when input comes is not used: the browser was not idle yet', () => {
    live();
    show('lift');
    pause();
    window.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(10);
    expect(mountAhead).not.toHaveBeenCalled();
    jest.advanceTimersByTime(MOUNT_AHEAD_QUIET_MS);
    expect(mountAhead).toHaveBeenCalledTimes(1);
  });

  describe('for a person of whom little is known', () => {
    const offer = (...keys: string[]) => {
      registryStore.setState({ registry: aheadRegistry('mgr', 'lift', 'gdzt', 'byd', 'plans') });
      offerPanes(keys);
    };
    const open = (key: string, status = 'hidden') =>
      stageStore.setState({ panes: [{ key, state: { status } }] as never });
    const mounted = () => mountAhead.mock.calls.map(([code, variant]: string[]) => [code, variant].join(':'));
    afterEach(() => {
      offerPanes([]);
      stageStore.setState({ panes: [] });
    });

    test('R032 it is the first of the navigation that the registry lets and that is not open', async () => {
      offer('lift', 'plans', 'byd:task', 'mgr');
      registryStore.setState({ registry: aheadRegistry('lift', 'byd', 'mgr') });
      open('lift');
      window.dispatchEvent(new Event('pointerdown'));
      await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
      expect(mounted()).toEqual(['byd:task']);
      await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
      expect(mounted()).toEqual(['byd:task', 'mgr:']);
    });

    test('R032 nothing is tried while something opens', async () => {
      offer('gdzt', 'lift');
      open('mgr', 'mounting');
      await jest.advanceTimersByTimeAsync(3 * MOUNT_AHEAD_QUIET_MS);
      expect([mounted(), layOutAll.mock.calls]).toEqual([[], []]);
      open('mgr');
      await jest.advanceTimersByTimeAsync(NEXT_MOUNT_AHEAD_MS + 1);
      expect(mounted()).toEqual(['gdzt:']);
    });

    test('R032 nothing happens while the focus is in a frame, whose input the portal does not see', async () => {
      offer('gdzt');
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.focus();
      await jest.advanceTimersByTimeAsync(3 * MOUNT_AHEAD_QUIET_MS);
      expect(mounted()).toEqual([]);
      frame.remove();
      await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
      expect(mounted()).toEqual(['gdzt:']);
    });

    test('R032 what happened once counts before the order, and a habit before that', async () => {
      offer('gdzt', 'plans', 'lift', 'mgr');
      live();
      ['plans', null].forEach(show);
      await jest.advanceTimersByTimeAsync(4 * (MOUNT_AHEAD_QUIET_MS + 1));
      expect(mounted()).toEqual(['lift:', 'mgr:', 'plans:', 'gdzt:']);
    });

    test('R032 what the registry and the navigation say later than the host starts counts', async () => {
      registryStore.setState({ registry: null });
      await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
      expect(jest.getTimerCount()).toBe(0);
      offerPanes(['mgr']);
      await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
      expect([mounted(), jest.getTimerCount()]).toEqual([[], 0]);
      registryStore.setState({ registry: aheadRegistry('mgr') });
      await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
      expect(mounted()).toEqual(['mgr:']);
      // Read once more each minute.
      await jest.advanceTimersByTimeAsync(MOUNT_AHEAD_QUIET_MS + 1);
      registryStore.setState(({ registry }) => ({ registry }));
      expect(jest.getTimerCount()).toBe(0);
    });

    test('R032 nothing is guessed of a person who is known', async () => {
      for (let round = 0; round < 6; round += 1) live();
      offer('plans', 'gdzt');
      await jest.advanceTimersByTimeAsync(4 * MOUNT_AHEAD_QUIET_MS);
      expect(mounted().sort()).toEqual(['lift:', 'mgr:']);
    });

    test.each<['off' | 'learned' | 'all', string[]]>([
      ['off', []],
      ['learned', ['lift:', 'mgr:']],
      ['all', ['lift:', 'mgr:', 'gdzt:']],
    ])('A37 the environment decides: %s', async (permitted, expected) => {
      window.__PORTAL_ENVIRONMENT__ = { ...environments.test, mountAhead: permitted };
      offer('gdzt');
      live();
      await jest.advanceTimersByTimeAsync(4 * MOUNT_AHEAD_QUIET_MS);
      expect(mounted()).toEqual(expected);
    });
  });

  test('A28 a pause lays out the hidden panes when nothing is left to mount, where the device has the memory', async () => {
    live();
    show('lift');
    pause();
    jest.advanceTimersByTime(1);
    expect([layOutAll, mountAhead].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await jest.advanceTimersByTimeAsync(NEXT_MOUNT_AHEAD_MS + 1);
    expect([layOutAll, mountAhead].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    Object.assign(navigator, { deviceMemory: 2 });
    window.dispatchEvent(new Event('pointerdown'));
    pause();
    jest.advanceTimersByTime(1);
    expect(layOutAll).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'deviceMemory');
  });

  test('R152 after the end no timer and no listener is left', () => {
    live();
    show('lift');
    stop();
    expect(jest.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('pointerdown'));
    expect(jest.getTimerCount()).toBe(0);
    show('mgr');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('A26 during a search for the cause of a fault it waits, and the pause after the next input counts', () => {
    live();
    show('lift');
    pauseMountingAhead(true);
    pause();
    jest.advanceTimersByTime(1);
    expect(mountAhead).not.toHaveBeenCalled();
    pauseMountingAhead(false);
    window.dispatchEvent(new Event('pointerdown'));
    pause();
    jest.advanceTimersByTime(1);
    expect(mountAhead).toHaveBeenCalledTimes(1);
  });

  test('A31 what one person does is not kept for another', () => {
    live();
    sessionStore.setState({ userKey: 'person-2' } as never);
    show('lift');
    expect(JSON.parse(localStorage.getItem('portal.transitions')!).value).toEqual({
      person: 'person-2',
      transitions: { '': { lift: 1 } },
    });
  });

  test('after the end nothing is mounted and nothing is counted', () => {
    live();
    show('lift');
    stop();
    const kept = localStorage.getItem('portal.transitions');
    pause();
    show('mgr');
    expect(mountAhead).not.toHaveBeenCalled();
    expect(localStorage.getItem('portal.transitions')).toBe(kept);
  });
});
