import { deferred, fakeStages, NO_LEFTOVERS, paneStates, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';

const start = fakeStages();

describe('closing and reloading a pane (A26)', () => {
  test('A26 closing takes it down and opens the home page; unsaved work is asked about first', async () => {
    let mayLeave = false;
    const { host, go, hostHistory, bridges, pane, apps } = start({ askLeave: async () => mayLeave });
    await go('/mgr/orders');
    bridges.get('mgr')!.onUnsaved(true);
    await host.close('mgr');
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    mayLeave = true;
    await host.close('mgr');
    expect(hostHistory.current()).toBe('/home');
    expect(pane('mgr')).toBeUndefined();
    expect(apps[0]!.isStopped).toBe(true);
    await go('/mgr');
    expect(hostHistory.current()).toBe('/mgr');
  });

  test('A26 closing a pane that is not on screen does not navigate', async () => {
    const { host, hostHistory, open } = start();
    await open('/mgr', '/lift');
    await host.close('mgr');
    expect(hostHistory.current()).toBe('/lift');
    expect(paneStates()).toEqual({ lift: 'mounted' });
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
    expect(paneStates()).toEqual({ mgr: 'hidden', lift: 'mounted' });
    expect(apps).toHaveLength(4);
  });

  test('A26 F20 reloading asks first when work is unsaved, and keeps the pane when the answer is no', async () => {
    let mayLeave = false;
    const { host, go, bridges, apps } = start({ askLeave: async () => mayLeave });
    await go('/mgr/orders/42');
    bridges.get('mgr')!.onUnsaved(true);
    await host.reload('mgr');
    await settled();
    expect(apps).toHaveLength(1);
    expect(apps[0]!.isStopped).toBe(false);
    mayLeave = true;
    await host.reload('mgr');
    await settled();
    expect(apps).toHaveLength(2);
    expect(apps[0]!.isStopped).toBe(true);
  });

  test('A26 A29 the question says whether it is about closing or reloading, and which subsystem', async () => {
    const askLeave = jest.fn(async () => false);
    const { host, go, bridges } = start({ askLeave });
    await go('/mgr');
    bridges.get('mgr')!.onUnsaved(true);
    await host.close('mgr');
    await host.reload('mgr');
    await host.close('unknown');
    await host.reload('unknown');
    const mgr = expect.objectContaining({ code: 'mgr' });
    expect(askLeave.mock.calls).toEqual([
      ['close', mgr],
      ['reload', mgr],
    ]);
  });

  test.each(['close', 'reload'] as const)(
    'A26 a yes to the question whether to %s it changes nothing once the pane is gone or the session over',
    async (act) => {
      const answers: ((may: boolean) => void)[] = [];
      const { host, open, bridges, hostHistory, apps } = start({
        askLeave: () => new Promise<boolean>((resolve) => answers.push(resolve)),
      });
      await open('/mgr');
      bridges.get('mgr')!.onUnsaved(true);
      const both = [host.close('mgr'), host[act]('mgr')];
      answers[0]!(true);
      await both[0];
      await open('/mgr');
      answers[1]!(true);
      await both[1];
      await settled();
      expect([hostHistory.current(), paneStates(), apps.length]).toEqual(['/mgr', { mgr: 'mounted' }, 2]);

      bridges.get('mgr')!.onUnsaved(true);
      const last = host[act]('mgr');
      const stopped = host.stop();
      answers[2]!(true);
      await Promise.all([last, stopped]);
      expect([hostHistory.current(), paneStates(), apps.length]).toEqual(['/mgr', {}, 2]);
    },
  );

  test.each(['reload', 'suspend'] as const)(
    'A26 closing counts also while the pane is unmounted to %s it',
    async (act) => {
      const { host, open, apps } = start();
      await open('/mgr', '/lift');
      await Promise.all([host[act]('mgr'), host.close('mgr')]);
      await settled();
      expect([paneStates(), apps.length]).toEqual([{ lift: 'mounted' }, 2]);
      await open('/mgr');
      await Promise.all([host.close('mgr'), host.reload('mgr')]);
      await settled();
      expect([paneStates(), apps.length]).toEqual([{ lift: 'hidden' }, 3]);
    },
  );

  test('A26 a pane to which the user comes back while it is closed opens again', async () => {
    const left = deferred<typeof NO_LEFTOVERS>();
    let mounts = 0;
    const { host, open, go } = start({
      loadRunner: async () => () => ({
        mounted: Promise.resolve(void (mounts += 1)),
        update: () => undefined,
        setShown: () => undefined,
        stop: () => left.promise,
      }),
    });
    await open('/mgr', '/lift');
    const closed = host.close('mgr');
    await settled();
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'unmounting', lift: 'hidden' });
    left.resolve(NO_LEFTOVERS);
    await closed;
    await settled();
    expect([paneStates(), mounts]).toEqual([{ mgr: 'mounted', lift: 'hidden' }, 3]);
    await host.reload('mgr');
    await settled();
    expect([paneStates(), mounts]).toEqual([{ mgr: 'mounted', lift: 'hidden' }, 4]);
  });

  test('A26 of a pane that fails to open nothing is asked when it is closed', async () => {
    const askLeave = jest.fn(async () => false);
    const { host, go, hostHistory } = start({
      askLeave,
      fetchApp: async () => Promise.reject(new Error('down')),
    });
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'failed' });
    await host.close('mgr');
    expect([hostHistory.current(), paneStates()]).toEqual(['/home', {}]);
    expect(askLeave).not.toHaveBeenCalled();
  });

  test('R152 after the end of the session nothing opens, wakes up or is fetched again', async () => {
    const prepareSandbox = jest.fn(async () => undefined);
    const verifyAccessAtStart = jest.fn();
    let isDown = false;
    const { host, open, go, log, apps } = start({
      prepareSandbox,
      verifyAccessAtStart,
      fetchApp: async (entry) => {
        log.push(entry);
        if (isDown) throw new Error('down');
        return { address: entry, fetch: window.fetch } as never;
      },
    });
    await open('/mgr', '/lift');
    await host.suspend('mgr');
    isDown = true;
    await go('/wcx');
    isDown = false;
    expect(paneStates()).toEqual({ mgr: 'asleep', lift: 'hidden', wcx: 'failed' });
    prepareSandbox.mockClear();
    const before = log.length;
    const stopping = host.stop();
    host.retry('wcx');
    void host.wake('mgr');
    host.prefetch('jcpt');
    host.prefetchFirst('jcpt', null);
    host.prefetchLikely(['jcpt']);
    host.warmUp();
    await stopping;
    await go('/jcpt');
    await settled();
    expect([log.length, apps.length]).toEqual([before, 2]);
    expect([prepareSandbox, verifyAccessAtStart].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(stageStore.getState().panes).toEqual([]);
  });

  test('R152 at the end of the session all panes are hidden before the first one is taken down', async () => {
    const left = deferred<typeof NO_LEFTOVERS>();
    const shown: boolean[] = [];
    const { host, go } = start({
      loadRunner: async () => () => ({
        mounted: Promise.resolve(),
        update: () => undefined,
        setShown: (isShown) => void shown.push(isShown),
        stop: () => left.promise,
      }),
    });
    await go('/mgr');
    expect(shown).toEqual([true]);
    const stopped = host.stop();
    expect(shown).toEqual([true, false]);
    expect(stageStore.getState().panes.map(({ state }) => [state.status, state.isActive])).toEqual([
      ['unmounting', false],
    ]);
    left.resolve(NO_LEFTOVERS);
    await stopped;
    expect(stageStore.getState().panes).toEqual([]);
  });

  test('R152 A29 the end of the session takes everything down without asking', async () => {
    const askLeave = jest.fn(async () => false);
    const { host, bridges, apps, open } = start({ askLeave });
    await open('/mgr', '/lift');
    bridges.get('mgr')!.onUnsaved(true);
    await host.stop();
    expect(askLeave).not.toHaveBeenCalled();
    expect(apps.every(({ isStopped }) => isStopped)).toBe(true);
    expect(stageStore.getState().panes).toEqual([]);
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
  expect(paneStates()).toEqual({ mgr: 'mounted' });
});
