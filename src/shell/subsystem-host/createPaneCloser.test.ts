import { fakeStages, paneStates, settled } from '../../../tests/support/subsystemHost';
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
