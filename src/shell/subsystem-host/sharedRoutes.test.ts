import { fakeStages, paneStates } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';

const start = fakeStages();

describe('panes that share a route', () => {
  test('F12 R031 two sources of byd are two panes with the permission of each; t creates no other', async () => {
    const asked: string[] = [];
    const { go, apps, hostHistory, app, open } = start({
      verifyAccess: async (code) => {
        asked.push(code);
        return { allowed: true };
      },
    });
    await open('/byd?source=workorder&t=1700000000000', '/byd/tasks/3?source=task');
    await go('/byd?source=workorder&t=1700000000001');
    expect(paneStates()).toEqual({ 'byd:workorder': 'mounted', 'byd:task': 'hidden' });
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
    expect(paneStates()).toEqual({ 'iframe:plans': 'mounted' });
    expect(app('iframe:plans')?.options).toMatchObject({ source: null, subsystem: { code: 'plans' } });
    expect(log).toEqual([]);
  });
});
