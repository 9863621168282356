import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { initialPane } from '@/domain/subsystem/pane';
import { listReceivedEvents } from '@/services/receivedEvents';
import { sessionStore } from '@/shell/session';
import { closeSubsystem, reloadSubsystem, stageStore, type PaneView } from '@/shell/subsystem-host';
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
