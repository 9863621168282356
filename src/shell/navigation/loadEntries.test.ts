import type { Registry } from '@/domain/subsystem/registry';
import { EnvelopeError, HttpStatusError } from '@/services/http';
import { listNavigationEntries } from '@/services/subsystems';
import { setLanguage } from '@/shell/preferences';
import { openRegistry, registryStore } from '@/shell/subsystem-registry';
import { sessionArea } from '@/utils/storage';
import { cancelLoading, loadEntries } from './loadEntries';
import { navigationStore } from './navigationStore';
import { ENTRY_NAMES_WAIT_MS, entriesNow } from './registeredEntries';

jest.mock('@/services/subsystems', () => ({ listNavigationEntries: jest.fn(), listPermissionMenus: jest.fn() }));
jest.mock('@/shell/subsystem-registry', () => {
  const { createStore } = jest.requireActual('zustand/vanilla');
  return { openRegistry: jest.fn(), registryStore: createStore(() => ({ registry: null })) };
});
const list = jest.mocked(listNavigationEntries);
const open = jest.mocked(openRegistry);
const entry = (systemCode: string) => ({
  id: systemCode,
  systemCode,
  systemName: systemCode,
  isShow: true,
  orderNumber: 1,
  isFixed: false,
  isByd: false,
  icon: '',
});

beforeEach(() => {
  list.mockReset();
  open.mockReset();
  void setLanguage('zh-CN');
  sessionArea.clear();
  navigationStore.setState(navigationStore.getInitialState(), true);
});

test('R075 the cached list of this session is shown at once, then the response replaces it', async () => {
  sessionArea.write('portal.navigationEntries', [entry('lift')]);
  list.mockResolvedValue([entry('af')]);
  const loading = loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'loading', list: [entry('lift')] });
  await loading;
  expect(navigationStore.getState()).toMatchObject({ status: 'ready', list: [entry('af')] });
  expect(sessionArea.read('portal.navigationEntries')).toEqual([entry('af')]);
});

test.each([['text'], [[{ systemCode: 'lift' }]], [null]])(
  'R075 a broken cached list %j counts as absent',
  async (copy) => {
    sessionArea.write('portal.navigationEntries', copy);
    list.mockResolvedValue([]);
    const loading = loadEntries();
    expect(navigationStore.getState().list).toEqual([]);
    await loading;
  },
);

test('R097 the list loads without the overlay', async () => {
  list.mockResolvedValue([]);
  await loadEntries();
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ overlay: false }));
});

test('R097 an unreachable server keeps the known list; a retry loads it', async () => {
  sessionArea.write('portal.navigationEntries', [entry('lift')]);
  list.mockRejectedValueOnce(new HttpStatusError('listNavigationEntries', 500)).mockResolvedValueOnce([entry('af')]);
  await loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'failed', list: [entry('lift')] });
  await loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'ready', list: [entry('af')] });
});

test('R211 a refusal by the server leaves the fixed entries only', async () => {
  sessionArea.write('portal.navigationEntries', [entry('lift')]);
  list.mockRejectedValue(new EnvelopeError('listNavigationEntries', '0', '无权限'));
  await loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'failed', list: [] });
  expect(sessionArea.read('portal.navigationEntries')).toBeUndefined();
});

test('R075 a response after the end of the session is dropped', async () => {
  let respond!: (value: never) => void;
  list.mockReturnValue(new Promise<never>((resolve) => (respond = resolve)));
  const loading = loadEntries();
  cancelLoading();
  navigationStore.setState(navigationStore.getInitialState(), true);
  respond([entry('lift')] as never);
  await loading;
  expect(navigationStore.getState().list).toEqual([]);
});

describe("A41 in a language that is not the server's", () => {
  const lifts = { ...entry('lift'), systemName: '电梯平台' };
  const name = { 'en-US': 'Lifts', 'zh-CN': '电梯平台' };
  const registry = {
    subsystems: new Map([['lift', { code: 'lift', name, entryCodes: ['lift'] }]]),
  } as unknown as Registry;
  const shown = () => entriesNow().map(({ systemName }) => systemName);

  beforeEach(() => setLanguage('en-US'));
  afterEach(() => registryStore.setState({ registry: null }));

  test('R075 neither the cached list nor the response is shown before its names are known', async () => {
    let arrive!: () => void;
    open.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(registry))));
    sessionArea.write('portal.navigationEntries', [lifts]);
    list.mockResolvedValue([lifts]);
    const loading = loadEntries();
    expect(shown()).toEqual([]);
    registryStore.setState({ registry });
    arrive();
    await loading;
    expect(shown()).toEqual(['Lifts']);
    expect(sessionArea.read('portal.navigationEntries')).toEqual([lifts]);
    // The names are known now: no wait.
    void loadEntries();
    expect(shown()).toEqual(['Lifts']);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("a page of the portal has the portal's name, unless the server uses a different one", async () => {
    open.mockRejectedValue(new HttpStatusError('subsystemRegistry', 500));
    const page = (systemName: string) => ({ ...entry('systemManager'), systemName });
    list.mockResolvedValue([page('待办任务')]);
    await loadEntries();
    expect(entriesNow()).toEqual([{ ...page('Pending tasks'), serverName: '待办任务' }]);
    list.mockResolvedValue([page('我的待办')]);
    await loadEntries();
    expect(shown()).toEqual(['我的待办']);
  });

  test('R075 the cached list is shown with its names before the response', async () => {
    open.mockImplementation(async () => {
      registryStore.setState({ registry });
      return registry;
    });
    sessionArea.write('portal.navigationEntries', [lifts]);
    list.mockReturnValue(new Promise(() => undefined));
    void loadEntries();
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigationStore.getState().status).toBe('loading');
    expect(shown()).toEqual(['Lifts']);
  });

  test("R097 without the registry the server's names are shown, at once after a failure and soon after a timeout", async () => {
    open.mockRejectedValueOnce(new HttpStatusError('subsystemRegistry', 500));
    list.mockResolvedValue([lifts]);
    await loadEntries();
    expect(shown()).toEqual(['电梯平台']);

    jest.useFakeTimers();
    navigationStore.setState(navigationStore.getInitialState(), true);
    open.mockReturnValue(new Promise(() => undefined));
    void loadEntries();
    await jest.advanceTimersByTimeAsync(ENTRY_NAMES_WAIT_MS - 1);
    expect(navigationStore.getState().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(navigationStore.getState().status).toBe('ready');
    jest.useRealTimers();
  });
});

test('A27 the registry is loaded for an entry that only it can lead somewhere, and for no other', async () => {
  open.mockResolvedValue({ subsystems: new Map(), problems: [] });
  list.mockResolvedValue([entry('lift'), entry('home'), { ...entry('task'), isByd: true }]);
  await loadEntries();
  expect(open).not.toHaveBeenCalled();
  list.mockResolvedValue([entry('lift'), entry('patrols')]);
  await loadEntries();
  expect(open).toHaveBeenCalledTimes(1);
});
