import { ROOT_ATTRIBUTE } from '@/shell/subsystem-css-scoping';
import { fakeStages, recordOf, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';

const start = fakeStages();

/** How often the panes are published from now on. */
const countPublished = () => {
  const listener = jest.fn();
  stageStore.subscribe(listener);
  return () => listener.mock.calls.length;
};

test('R031 T19 the bridge of a pane has its module, and the calls that the registry lists', async () => {
  const calls = [{ host: 'base', path: '/visits', methods: ['GET'] }] as const;
  const subsystems = new Map([
    ['byd', recordOf('byd', { entryCodes: ['workorder', 'task'], calls: calls as never })],
    ['lift', recordOf('lift')],
  ]);
  const { open, bridges } = start({ loadRegistry: async () => ({ subsystems, problems: [] }) });
  await open('/byd?source=task', '/lift');
  expect(bridges.get('byd:task')).toMatchObject({ code: 'byd', variant: 'task', calls });
  expect(bridges.get('lift')).toMatchObject({ code: 'lift', variant: null, calls: [] });
  expect([bridges.get('lift')!.isDisabled(), bridges.get('lift')!.isAhead?.()]).toEqual([false, false]);
});

test('B11 a micro-app that knows no dark theme keeps a light ground, and its bridge knows', async () => {
  const subsystems = new Map([
    ['mgr', recordOf('mgr', { colorScheme: 'light dark' })],
    ['lift', recordOf('lift')],
  ]);
  const { open, bridges, app } = start({ loadRegistry: async () => ({ subsystems, problems: [] }) });
  await open('/mgr', '/lift');
  expect(['mgr', 'lift'].map((code) => bridges.get(code)!.followsColorScheme)).toEqual([true, false]);
  expect(['mgr', 'lift'].map((code) => app(code)!.options.container.dataset.colorScheme)).toEqual([undefined, 'light']);
});

test('the name of the inner page is shown until it changes, and is gone with the mount', async () => {
  const { go, bridges, pane, host } = start();
  await go('/lift');
  const { onTitle } = bridges.get('lift')!;
  onTitle('Order 42');
  expect(pane('lift')?.title).toBe('Order 42');
  const published = countPublished();
  onTitle('Order 42');
  expect(published()).toBe(0);
  onTitle(null);
  expect([pane('lift')?.title, published()]).toEqual([null, 1]);
  onTitle('Order 43');
  await host.reload('lift');
  await settled();
  expect(pane('lift')?.title).toBeNull();
  onTitle('of the mount before');
  expect(pane('lift')?.title).toBeNull();
});

test('A29 what a mount that has ended reports about unsaved work is ignored', async () => {
  const { go, bridges, app, pane, host } = start();
  await go('/lift');
  const before = { bridge: bridges.get('lift')!, options: app('lift')!.options };
  await host.reload('lift');
  await settled();
  before.bridge.onUnsaved(true);
  before.options.onInput();
  expect(pane('lift')?.hasUnsaved).toBe(false);
  before.bridge.onAnnounce?.();
  app('lift')!.options.onInput();
  expect(pane('lift')?.hasUnsaved).toBe(true);
});

test('A29 unsaved work is published when it begins and ends, and the announcement keeps what was reported', async () => {
  const { go, bridges, pane } = start();
  await go('/lift');
  const { onUnsaved, onAnnounce } = bridges.get('lift')!;
  const published = countPublished();
  onUnsaved(true);
  onUnsaved(true);
  expect([pane('lift')?.hasUnsaved, published()]).toEqual([true, 1]);
  onAnnounce?.();
  expect([pane('lift')?.hasUnsaved, published()]).toEqual([true, 1]);
  onUnsaved(false);
  expect([pane('lift')?.hasUnsaved, published()]).toEqual([false, 2]);
});

test('pop-ups open within the root of the micro-app, or else within the pane', async () => {
  const { go, bridges, app, pane } = start();
  await go('/lift');
  const { popupContainer } = bridges.get('lift')!;
  expect(popupContainer()).toBe(pane('lift')!.element);
  const root = document.createElement('div');
  root.setAttribute(ROOT_ATTRIBUTE, '');
  app('lift')!.options.container.append(root);
  expect(popupContainer()).toBe(root);
});
