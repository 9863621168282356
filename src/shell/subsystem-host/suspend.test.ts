import { fakeStages, paneStates, settled } from '../../../tests/support/subsystemHost';

const start = fakeStages();

describe('suspending and waking a pane (A26)', () => {
  test('A26 a hidden pane is suspended, and wakes up in the background at its inner page', async () => {
    const { host, open, app, apps, hostHistory } = start();
    await open('/mgr/orders/42', '/lift');
    await host.suspend('mgr');
    expect(paneStates()).toEqual({ mgr: 'asleep', lift: 'mounted' });
    expect(apps[0]!.isStopped).toBe(true);
    await host.wake('mgr');
    expect(paneStates()).toEqual({ mgr: 'hidden', lift: 'mounted' });
    expect(app('mgr')).toMatchObject({ isMounted: true, isShown: false });
    expect(app('mgr')!.where()).toBe('/orders/42');
    expect(hostHistory.current()).toBe('/lift');
  });

  test('A29 neither the pane on screen nor one with unsaved work is suspended, and nothing is asked', async () => {
    const askLeave = jest.fn(async () => true);
    const { host, open, bridges } = start({ askLeave });
    await open('/mgr', '/lift');
    bridges.get('mgr')!.onUnsaved(true);
    await host.suspend('mgr');
    await host.suspend('lift');
    await host.suspend('unknown');
    expect(paneStates()).toEqual({ mgr: 'hidden', lift: 'mounted' });
    expect(askLeave).not.toHaveBeenCalled();
  });

  test('A26 only a suspended pane is woken; a refusal while it wakes opens no help page', async () => {
    const verdicts: boolean[] = [true, true, false];
    const { host, open, apps, log } = start({
      verifyAccess: async () => (verdicts.shift() ? { allowed: true } : { allowed: false, applyState: '0' as never }),
    });
    await open('/mgr', '/lift');
    await host.wake('mgr');
    await host.wake('unknown');
    expect(apps).toHaveLength(2);
    await host.suspend('mgr');
    await host.wake('mgr');
    await settled();
    expect(paneStates()).toEqual({ mgr: 'refused', lift: 'mounted' });
    expect(log.filter((line) => line.startsWith('help'))).toEqual([]);
  });
});
