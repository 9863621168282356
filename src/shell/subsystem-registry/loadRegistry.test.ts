import { loadJson } from '@/services/http';
import { loadRegistry } from './loadRegistry';
import { preloadRegistry, refreshRegistry, registryStore } from './registryStore';

jest.mock('@/services/http', () => ({ loadJson: jest.fn() }));
jest.mock('@/utils/environment', () => ({
  getEnvironment: () =>
    jest.requireActual<typeof import('../../../config/environments')>('../../../config/environments').environments
      .development,
}));

const respond = (...subsystems: unknown[]) => jest.mocked(loadJson).mockResolvedValue({ version: 1, subsystems });
const mgr = {
  code: 'mgr',
  name: { 'en-US': 'Housekeeper', 'zh-CN': '管家' },
  entry: 'http://mgr.localhost:8010/',
  entryCodes: ['housekeeper'],
};

test('F26 T17 a problem is logged once, however often the registry is read, and never without end', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  respond({ ...mgr, isolation: 'none' });
  await loadRegistry();
  respond({ ...mgr, isolation: 'none' }, { ...mgr, code: 'lift' });
  await loadRegistry();
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]).toEqual([
    '[portal] registry of subsystems: mgr: isolation must be one of sandbox, frame',
  ]);
  for (let turn = 0; turn < 5; turn += 1) {
    respond(...Array.from({ length: 1_000 }, (_, index) => ({ code: `Bad ${turn} ${index}` })));
    await loadRegistry();
  }
  expect(error.mock.calls.length).toBeLessThanOrEqual(200);
});

test('the same document is the same registry, so that nothing renders again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  respond(mgr);
  const first = await loadRegistry();
  respond({ ...mgr });
  expect(await loadRegistry()).toBe(first);
  respond({ ...mgr, disabled: true });
  const second = await loadRegistry();
  expect(second.subsystems.get('mgr')).toHaveProperty('disabled');
  expect(registryStore.getState().registry).toBe(second);
});

test('A27 the load that follows a preload takes its result, under way or ended, and after a failure there is a new one', async () => {
  jest.mocked(loadJson).mockClear();
  const loads = () => jest.mocked(loadJson).mock.calls.length;
  respond(mgr);
  preloadRegistry();
  const registry = await refreshRegistry();
  expect(loads()).toBe(1);
  preloadRegistry();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await refreshRegistry()).toBe(registry);
  expect(loads()).toBe(2);
  await refreshRegistry();
  expect(loads()).toBe(3);
  jest.mocked(loadJson).mockRejectedValueOnce(new Error('lost'));
  preloadRegistry();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await refreshRegistry();
  expect(loads()).toBe(5);
});
