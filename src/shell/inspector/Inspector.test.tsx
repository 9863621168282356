import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { initialPane } from '@/domain/subsystem/pane';
import { listReceivedEvents } from '@/services/receivedEvents';
import { sessionStore } from '@/shell/session';
import {
  closeSubsystem,
  reloadSubsystem,
  stageStore,
  suspendSubsystem,
  wakeSubsystem,
  type PaneView,
} from '@/shell/subsystem-host';
import type { PaneStatus } from '@/domain/subsystem/pane';
import { registryStore } from '@/shell/subsystem-registry';
import { copyText } from '@/utils/copyText';
import { countCall, recordIncident } from '@/utils/subsystemIncidents';
import { Inspector } from './Inspector';

jest.mock('@/services/receivedEvents', () => ({ listReceivedEvents: jest.fn(async () => []) }));
jest.mock('@/utils/copyText', () => ({ copyText: jest.fn(async () => true) }));
jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  closeSubsystem: jest.fn(async () => undefined),
  reloadSubsystem: jest.fn(async () => undefined),
  suspendSubsystem: jest.fn(),
  wakeSubsystem: jest.fn(),
}));
const environment = { name: 'test', hosts: {}, overrideOrigins: ['http://*.localhost:*'], overrides: 'on' };
jest.mock('@/utils/environment', () => ({ getEnvironment: () => environment }));

const press = () => fireEvent.keyDown(document.body, { key: '∂', code: 'KeyD', ctrlKey: true, altKey: true });
const lift: PaneView = {
  key: 'lift',
  code: 'lift',
  variant: null,
  entryCode: 'lift',
  entryCodes: ['lift'],
  isolation: 'sandbox',
  name: { 'en-US': '电梯平台', 'zh-CN': '电梯平台' },
  title: null,
  entry: 'https://lift.example/',
  state: { ...initialPane, status: 'hidden' },
  disabled: null,
  tier: 'near',
  isFirstPage: false,
  element: document.createElement('div'),
  owner: 'Elevator team',
  runbook: null,
  version: '2.4.0',
  update: null,
  override: null,
  hasUnsaved: true,
};

beforeEach(() => {
  environment.name = 'test';
  sessionStore.setState({ powerList: [], permissionState: 'ready' });
  stageStore.setState({ panes: [] });
  registryStore.setState({ registry: null });
});

test.each([
  ['development', [], true],
  ['test', [], true],
  ['pre-production', [], false],
  ['production', [], false],
  ['production', ['subsystem:inspect'], true],
])('in %s with %j the shortcut opens it: %s', async (name, powerList, isOpened) => {
  environment.name = name;
  sessionStore.setState({ powerList });
  render(<Inspector />);
  // A shortcut that does something is taken from the browser.
  expect(press()).toBe(!isOpened);
  if (isOpened) expect(await screen.findByRole('dialog', { name: '子系统检查器' })).toBeInTheDocument();
});

test('without the permission there is no listener at all', () => {
  environment.name = 'production';
  const listen = jest.spyOn(window, 'addEventListener');
  render(<Inspector />);
  expect(listen.mock.calls.filter(([type]) => type === 'keydown')).toEqual([]);
  listen.mockRestore();
});

test('empty, then with a subsystem: facts, calls, incidents, reload, close and copy', async () => {
  render(<Inspector />);
  press();
  const dialog = await screen.findByRole('dialog', { name: '子系统检查器' });
  expect(dialog).toHaveTextContent('本窗口尚未打开任何子系统。');
  expect(dialog).toHaveTextContent('注册表尚未加载。');

  countCall('lift', 'made');
  countCall('lift', 'refused');
  recordIncident({ region: 'lift', kind: 'policy', text: 'img-src https://evil.example/a?b' });
  act(() => stageStore.setState({ panes: [lift] }));
  const card = within(screen.getByRole('article', { name: '电梯平台 lift' }));
  for (const text of ['2.4.0', 'Elevator team', 'https://lift.example/', '后台运行', '有未保存的内容'])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByText('发起 1，失败 0，拒绝 1')).toBeInTheDocument();
  expect(card.getByText('img-src https://evil.example/a')).toBeInTheDocument();
  expect(card.getByText('尚无已完成的打开记录。')).toBeInTheDocument();

  fireEvent.click(card.getByRole('button', { name: '重新加载电梯平台' }));
  expect(reloadSubsystem).toHaveBeenCalledWith('lift');
  jest.mocked(closeSubsystem).mockImplementation(async () => stageStore.setState({ panes: [] }));
  await act(async () => void fireEvent.click(card.getByRole('button', { name: '关闭电梯平台' })));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { name: '本窗口打开过的子系统' })).toHaveFocus();

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '全部复制为 JSON' })));
  expect(JSON.parse(jest.mocked(copyText).mock.lastCall![0])).toMatchObject({ portal: { environment: 'test' } });
});

test('in development it lists what the receiver of the mock server has got', async () => {
  environment.name = 'development';
  const received = { kind: 'error', region: 'lift', version: '2.4.0', team: 'Elevator team', name: 'TypeError' };
  jest.mocked(listReceivedEvents).mockResolvedValue([{ ...received, message: 'x is not a function', count: 3 }]);
  render(<Inspector />);
  press();
  const section = (await screen.findByRole('heading', { name: '模拟服务器收到的上报' })).parentElement!;
  await within(section).findByText('lift@2.4.0');
  expect(section).toHaveTextContent('error lift@2.4.0 Elevator team TypeError: x is not a function 3 次');
});

test('A37 the overrides of the window are listed, and each can be reset', async () => {
  const address = 'http://review.localhost:8010/branch/';
  const value = [{ code: 'lift', address, isolation: 'sandbox', until: Date.now() + 3_600_000 }];
  sessionStorage.setItem('portal.overrides', JSON.stringify({ version: 1, value }));
  render(<Inspector />);
  press();
  const section = (await screen.findByRole('heading', { name: '本窗口的替换' })).parentElement!;
  expect(within(section).getByRole('listitem')).toHaveTextContent(`lift ${address}`);
  fireEvent.click(within(section).getByRole('button', { name: '将lift恢复为正式版本' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '本窗口的替换' })).toBeNull());
  expect(sessionStorage.getItem('portal.overrides')).toBeNull();
  expect(screen.getByRole('heading', { name: '本窗口打开过的子系统' })).toHaveFocus();
});

describe('A26 the search for the subsystem that causes a problem', () => {
  const setStatus = (key: string, status: PaneStatus) =>
    act(() =>
      stageStore.setState(({ panes }) => ({
        panes: panes.map((pane) => (pane.key === key ? { ...pane, state: { ...pane.state, status } } : pane)),
      })),
    );
  const statuses = () => Object.fromEntries(stageStore.getState().panes.map(({ key, state }) => [key, state.status]));
  const pane = (key: string, status: PaneStatus, more: Partial<PaneView> = {}): PaneView => ({
    ...lift,
    key,
    code: key,
    name: { 'en-US': key, 'zh-CN': key },
    state: { ...initialPane, status, isActive: status === 'mounted' },
    hasUnsaved: false,
    runbook: `https://wiki.example/${key}?page=7`,
    ...more,
  });
  const click = async (name: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await waitFor(() => expect(document.querySelector('[data-bisect="busy"]')).toBeNull());
  };
  const bar = () => screen.getByRole('region', { name: '排查出问题的子系统' });

  beforeEach(async () => {
    jest.mocked(suspendSubsystem).mockImplementation(async (key) => setStatus(key, 'asleep'));
    jest.mocked(wakeSubsystem).mockImplementation(async (key) => setStatus(key, 'hidden'));
    stageStore.setState({
      panes: [
        pane('home', 'mounted'),
        pane('draft', 'hidden', { hasUnsaved: true }),
        pane('mgr', 'hidden'),
        pane('lift', 'hidden'),
        pane('wcx', 'hidden'),
        pane('old', 'asleep'),
      ],
    });
    render(<Inspector />);
    press();
    await screen.findByRole('dialog');
  });

  test('halves the suspects until one is named, and wakes all of them', async () => {
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('将休眠：mgr、lift、wcx');
    expect(dialog).toHaveTextContent('正在显示，不参与排查：home');
    expect(dialog).toHaveTextContent('有未保存的内容，不参与排查：draft');
    await click('开始排查');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stageStore.getState().isMountingAheadPaused).toBe(true);
    const asleep = { mgr: 'asleep', lift: 'asleep', wcx: 'asleep' };
    expect(statuses()).toMatchObject({ home: 'mounted', draft: 'hidden', ...asleep });
    expect(within(bar()).getByRole('status')).toHaveFocus();
    expect(bar()).toHaveTextContent('有未保存的内容，不参与排查：draft');
    await click('已消失');
    expect(statuses()).toMatchObject({ mgr: 'hidden', lift: 'hidden', wcx: 'asleep' });
    expect(bar()).toHaveTextContent('已唤醒：mgr、lift');
    await click('仍然存在');
    expect(statuses()).toMatchObject({ mgr: 'hidden', lift: 'asleep', wcx: 'asleep' });
    // The focus is elsewhere; the shortcut of the inspector brings it back.
    act(() => (document.activeElement as HTMLElement).blur());
    press();
    expect(within(bar()).getByRole('status')).toHaveFocus();
    await click('已消失');
    expect(statuses()).toMatchObject({ mgr: 'asleep', lift: 'hidden', wcx: 'asleep' });
    await click('仍然存在');
    const found = (await screen.findByText('只有唤醒该子系统时才出现问题。')).parentElement!;
    expect(found).toHaveTextContent('lift lift@2.4.0 负责团队：Elevator team');
    expect(within(found).getByRole('link')).toHaveAttribute('href', 'https://wiki.example/lift?page=7');
    await waitFor(() => expect(screen.getByText('只有唤醒该子系统时才出现问题。')).toHaveFocus());
    await waitFor(() => expect(stageStore.getState().isMountingAheadPaused).toBe(false));
    // What was asleep before stays so.
    expect(statuses()).toMatchObject({ mgr: 'hidden', lift: 'hidden', wcx: 'hidden', old: 'asleep' });

    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '全部复制为 JSON' })));
    expect(JSON.parse(jest.mocked(copyText).mock.lastCall![0])).toMatchObject({
      bisect: {
        result: 'found',
        suspects: [
          {
            key: 'lift',
            code: 'lift',
            version: '2.4.0',
            owner: 'Elevator team',
            runbook: 'https://wiki.example/lift',
          },
        ],
        leftOut: { shown: ['home'], unsaved: ['draft'], failed: [] },
      },
    });
  });

  test('a problem that is there without them is none of theirs', async () => {
    await click('开始排查');
    await click('仍然存在');
    expect(await screen.findByText('问题与已休眠的子系统无关。')).toBeInTheDocument();
    expect(statuses()).toMatchObject({ mgr: 'hidden', lift: 'hidden', wcx: 'hidden' });
  });

  test('one that does not wake up again is left out, and named', async () => {
    jest.mocked(wakeSubsystem).mockImplementation(async (key) => setStatus(key, key === 'mgr' ? 'failed' : 'hidden'));
    await click('开始排查');
    await click('已消失');
    await click('已消失');
    expect(bar()).toHaveTextContent('已关闭或未能重新打开，不参与排查：mgr');
    expect(bar()).toHaveTextContent('已唤醒：wcx');
  });

  test('it can be stopped while panes are suspended: each wakes up after that', async () => {
    let suspend!: () => void;
    const held = new Promise<void>((resolve) => (suspend = resolve));
    jest.mocked(suspendSubsystem).mockImplementation(async (key) => {
      await held;
      setStatus(key, 'asleep');
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '开始排查' })));
    expect(within(bar()).queryByRole('button', { name: '已消失' })).toBeNull();
    await click('停止并全部唤醒');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await act(async () => suspend());
    await waitFor(() => expect(statuses()).toMatchObject({ mgr: 'hidden', lift: 'hidden', wcx: 'hidden' }));
  });

  test('what closes the inspector wakes them, too', async () => {
    await click('开始排查');
    expect(statuses()).toMatchObject({ mgr: 'asleep' });
    cleanup();
    await waitFor(() => expect(statuses()).toMatchObject({ mgr: 'hidden', lift: 'hidden', wcx: 'hidden' }));
    await waitFor(() => expect(stageStore.getState().isMountingAheadPaused).toBe(false));
  });
});
