import { waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { verifySubsystemPermission } from '@/services/subsystems';
import { AbortedError, loadJson, NetworkError, SessionExpiredError } from '@/services/http';
import { grantedCode } from '@/shell/permissions';
import { toast } from '@/shell/feedback';
import { readToken, sessionStore } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { stageStore } from '@/shell/subsystem-host';
import { openExternal } from '@/utils/safeRedirect';
import { sessionArea } from '@/utils/storage';
import { navigationStore } from './navigationStore';
import { cancelOpening, openEntry, openEntryByCode } from './openEntry';

jest.mock('@/services/subsystems', () => ({
  verifySubsystemPermission: jest.fn(),
  listPermissionMenus: jest.fn(),
  listNavigationEntries: jest.fn(),
}));
jest.mock('@/utils/safeRedirect', () => ({ ...jest.requireActual('@/utils/safeRedirect'), openExternal: jest.fn() }));
jest.mock('@/utils/environment', () => ({
  getEnvironment: () => ({
    fireSafetySite: 'https://fire.example',
    iotSite: 'https://iot.example/app',
    subsystemOrigins: ['https://patrols.example'],
    frameOrigins: [],
  }),
}));
jest.mock('@/services/http', () => ({ ...jest.requireActual('@/services/http'), loadJson: jest.fn() }));
jest.mock('@/shell/session', () => ({ ...jest.requireActual('@/shell/session'), readToken: jest.fn() }));

const ask = jest.mocked(verifySubsystemPermission);
const openWindow = jest.mocked(openExternal);
let show: jest.SpiedFunction<typeof toast.show>;

const response = (isLimit: unknown, { status = '1', msg = '', reasonsRejection = '' } = {}) =>
  ({ status, msg, data: { isLimit, reasonsRejection } }) as never;
const byd = (systemCode: string, systemName = '工单平台') => ({ systemCode, systemName, isByd: '1' });
const address = () => history.location.pathname + history.location.search;
const settle = () => new Promise((resolve) => setTimeout(resolve));
/** The registry that the portal's server has now. */
const registryHas = (...codes: string[]) =>
  jest.mocked(loadJson).mockImplementation(async () => ({
    version: 1,
    subsystems: codes.map((code) => ({ code, entry: 'https://patrols.example/', entryCodes: [`${code}-entry`] })),
  }));
const later = () => {
  let respondWith!: (value: never) => void;
  const promise = new Promise<never>((resolve) => (respondWith = resolve));
  return { promise, respondWith };
};

beforeEach(() => {
  ask.mockReset();
  jest.mocked(loadJson).mockReset();
  registryHas();
  openWindow.mockReset();
  show = jest.spyOn(toast, 'show');
  jest.mocked(readToken).mockReturnValue('TOKEN+/=1');
  sessionStore.setState({ user: { telephone: '13812345678', userName: '张 三&x' } as never });
  history.replace('/home');
});
afterEach(() => {
  cancelOpening();
  registryStore.setState({ registry: null });
});

test('R076 R144 a code with its own page opens it and is stored', () => {
  openEntry({ systemCode: 'housekeeper', systemName: '管家' });
  expect(address()).toBe('/mgr');
  expect(sessionArea.read('nav_header_check_value')).toBe('housekeeper');
});

test('R021 R076 the entry of the workspace opens its first page in one navigation; hidden bars stay hidden', () => {
  history.replace('/home?hideBar=1');
  const visited: string[] = [];
  const stop = history.listen(({ location }) => visited.push(location.pathname + location.search));
  openEntry({ systemCode: 'basic', systemName: '基础信息' });
  stop();
  expect(visited).toEqual(['/mainApp/messageList?hideBar=1']);
});

test('R084 R145 an unknown code opens the help page and passes its name to it', async () => {
  openEntry({ systemCode: 'foo', systemName: '其他' });
  expect(navigationStore.getState().pendingCode).toBe('foo');
  await waitFor(() => expect(address()).toBe('/help?applyState=6&systemCode=foo&systemName=%E5%85%B6%E4%BB%96'));
  expect(sessionArea.read('help_tisp_name')).toBe('其他');
  expect(navigationStore.getState().pendingCode).toBeNull();
});

describe('A27 an entry that only the registry lists', () => {
  const entry = { systemCode: 'patrols-entry', systemName: '巡查' };

  test('opens its subsystem, whose pane asks for the permission, and at once when the registry is loaded', async () => {
    registryHas('patrols');
    openEntry(entry);
    openEntry(entry);
    await waitFor(() => expect(address()).toBe('/patrols'));
    expect(loadJson).toHaveBeenCalledTimes(1);
    expect(ask).not.toHaveBeenCalled();
    history.replace('/home');
    openEntry(entry);
    expect(address()).toBe('/patrols');
  });

  test('R084 opens the help page until it is registered, without a reload of the portal', async () => {
    openEntry(entry);
    await waitFor(() => expect(history.location.pathname).toBe('/help'));
    registryHas('patrols');
    openEntry(entry);
    await waitFor(() => expect(address()).toBe('/patrols'));
  });

  test('stays here with a message when the registry cannot be loaded, and can be tried again', async () => {
    jest.mocked(loadJson).mockRejectedValueOnce(new NetworkError('subsystemRegistry'));
    openEntry(entry);
    await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
    expect(show.mock.calls[0]![0]).toMatchObject({ type: 'error', text: expect.stringContaining('“巡查”打开失败') });
    expect(address()).toBe('/home');
    registryHas('patrols');
    show.mock.calls[0]![0].action!.onClick();
    await waitFor(() => expect(address()).toBe('/patrols'));
  });

  test('R083 is not opened late when another entry was clicked meanwhile', async () => {
    const slow = later();
    jest.mocked(loadJson).mockReturnValueOnce(slow.promise);
    openEntry(entry);
    openEntry({ systemCode: 'lift' });
    slow.respondWith({ version: 1, subsystems: [] } as never);
    await settle();
    await settle();
    expect(address()).toBe('/lift');
  });
});

test.each([
  ['a code with its own page', { systemCode: 'lift' }, /^\/lift\?hideBar=1$/],
  ['a checked entry', byd('workorder'), /^\/byd\?source=workorder&t=\d{13}&hideBar=1$/],
  ['an unknown code', { systemCode: 'foo' }, /^\/help\?applyState=6&systemCode=foo&hideBar=1$/],
])('R058 a hidden side bar stays hidden when opening %s', async (_, entry, expected) => {
  ask.mockResolvedValue(response('1'));
  history.replace('/mainApp/noticeList?hideBar=1');
  openEntry(entry);
  await waitFor(() => expect(address()).toMatch(expected));
});

test('R083 R172 allowed: opens the work-order-app page with code and 13 digits', async () => {
  ask.mockResolvedValue(response('1'));
  openEntry(byd('workorder'));
  expect(navigationStore.getState().pendingCode).toBe('workorder');
  await settle();
  expect(address()).toMatch(/^\/byd\?source=workorder&t=\d{13}$/);
  expect(navigationStore.getState().pendingCode).toBeNull();
});

test('R083 R178 A42 the check of a click shows the overlay', async () => {
  ask.mockResolvedValue(response('1'));
  openEntry(byd('workorder'));
  expect(ask.mock.lastCall![1]).toMatchObject({ overlay: true });
  await settle();
});

test('R176 A42 a check canceled in the overlay shows no message and stays on the page', async () => {
  ask.mockRejectedValue(new AbortedError('verifySubsystemPermission'));
  openEntry(byd('workorder'));
  await settle();
  expect(navigationStore.getState().pendingCode).toBeNull();
  expect(show).not.toHaveBeenCalled();
  expect(address()).toBe('/home');
});

test.each([
  ['0', '0', '请先认证'],
  ['4', '4', null],
  ['5', '5', '岗位不符'],
  [null, '6', null],
  ['9', '9', null],
])('R173 R174 R175 isLimit %j: the help page with applyState %s', async (isLimit, applyState, msg) => {
  ask.mockResolvedValue(response(isLimit, { msg: '请先认证', reasonsRejection: '岗位不符' }));
  openEntry(byd('workorder'));
  await settle();
  const query = new URLSearchParams(history.location.search);
  expect(history.location.pathname).toBe('/help');
  expect(Object.fromEntries(query)).toEqual({
    applyState,
    systemCode: 'workorder',
    systemName: '工单平台',
    ...(msg && { msg }),
  });
});

test("R176 R303 a status other than 1 shows the server's message once and stays on the page", async () => {
  ask.mockResolvedValue(response('1', { status: '0', msg: '系统维护中' }));
  openEntry(byd('workorder'));
  await settle();
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith({ type: 'error', text: '系统维护中' });
  expect(address()).toBe('/home');
});

test('R083 the navigation of an allowed click carries the grant, that of any other click does not', async () => {
  const granted: unknown[] = [];
  const stop = history.listen(() => granted.push(grantedCode()));
  ask.mockResolvedValue(response('1'));
  openEntry(byd('workorder'));
  await settle();
  openEntry({ systemCode: 'lift', systemName: '电梯' });
  stop();
  expect(granted).toEqual(['workorder', null]);
});

test('R083 T18 an opening that unsaved work blocked is checked again when it continues', async () => {
  let continueNavigation = () => {};
  const release = history.block(({ retry }) => (continueNavigation = retry));
  ask.mockResolvedValue(response('1'));
  openEntry(byd('workorder'));
  await settle();
  expect(address()).toBe('/home');
  const granted: unknown[] = [];
  const stop = history.listen(() => granted.push(grantedCode()));
  release();
  continueNavigation();
  stop();
  expect(address()).toContain('source=workorder');
  expect(granted).toEqual([null]);
});

test('T10 an expired session shows no message for the click', async () => {
  ask.mockRejectedValue(new SessionExpiredError('verifySubsystemPermission'));
  openEntry(byd('workorder'));
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(show).not.toHaveBeenCalled();
  expect(address()).toBe('/home');
});

test('R083 offline: shows a message and stays on the page', async () => {
  ask.mockRejectedValue(new NetworkError('verifySubsystemPermission'));
  openEntry(byd('workorder'));
  await settle();
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
  expect(address()).toBe('/home');
  expect(navigationStore.getState().pendingCode).toBeNull();
});

test('R083 two fast clicks check once, a later click checks again', async () => {
  ask.mockResolvedValue(response('4'));
  openEntry(byd('workorder'));
  openEntry(byd('workorder'));
  expect(ask).toHaveBeenCalledTimes(1);
  await settle();
  openEntry(byd('workorder'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('R083 the newest click wins: the late response to the first one opens nothing', async () => {
  const slow = later();
  ask.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(response('1'));
  openEntry(byd('workorder'));
  openEntry(byd('decoration'));
  await settle();
  expect(address()).toContain('source=decoration');
  slow.respondWith(response('1'));
  await settle();
  expect(address()).toContain('source=decoration');
});

test('R083 a click on a page of the portal cancels the pending check', async () => {
  const slow = later();
  ask.mockReturnValueOnce(slow.promise);
  openEntry(byd('workorder'));
  openEntry({ systemCode: 'lift', systemName: '电梯' });
  slow.respondWith(response('1'));
  await settle();
  expect(address()).toBe('/lift');
  expect(navigationStore.getState().pendingCode).toBeNull();
});

describe('R082 external sites', () => {
  test('get token and user name at the time of the click', () => {
    openWindow.mockReturnValue('opened');
    openEntry({ systemCode: 'iot', systemName: '物联平台' });
    expect(openWindow).toHaveBeenCalledWith('https://iot.example/app', {
      query: { ssoToken: 'TOKEN+/=1', userName: '张 三&x' },
    });
    expect(show).not.toHaveBeenCalled();
    expect(address()).toBe('/home');
  });

  test('a blocked window shows a message with a retry button', () => {
    openWindow.mockReturnValueOnce('blocked').mockReturnValueOnce('opened');
    openEntry({ systemCode: 'fireSafety', systemName: '智慧消防' });
    const { action, text } = show.mock.calls[0]![0];
    expect(text).toContain('智慧消防');
    expect(action?.label).toBe('重试');
    action?.onClick();
    expect(openWindow).toHaveBeenCalledTimes(2);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('an address that may not be opened shows a message without a retry', () => {
    openWindow.mockReturnValue('refused');
    openEntry({ systemCode: 'iot', systemName: '物联平台' });
    expect(show.mock.calls[0]![0]).toMatchObject({ type: 'error' });
    expect(show.mock.calls[0]![0].action).toBeUndefined();
  });
});

describe('R014 opening by code from elsewhere', () => {
  test('follows the entry of the list', async () => {
    navigationStore.setState({ status: 'ready', list: [{ ...byd('workorder'), isByd: true } as never] });
    ask.mockResolvedValue(response('1'));
    await openEntryByCode('workorder');
    await settle();
    expect(address()).toContain('/byd?source=workorder');
  });

  test('waits for a list that is still loading', async () => {
    navigationStore.setState({ status: 'loading', list: [] });
    const opening = openEntryByCode('workorder', '工单平台');
    await settle();
    expect(address()).toBe('/home');
    navigationStore.setState({ status: 'ready', list: [] });
    await opening;
    await waitFor(() =>
      expect(address()).toBe(`/help?applyState=6&systemCode=workorder&systemName=${encodeURIComponent('工单平台')}`),
    );
  });

  test('is canceled by a click elsewhere', async () => {
    navigationStore.setState({ status: 'loading', list: [] });
    const opening = openEntryByCode('workorder');
    openEntry({ systemCode: 'lift', systemName: '电梯' });
    navigationStore.setState({ status: 'ready', list: [] });
    await opening;
    expect(address()).toBe('/lift');
  });
});

describe('a checked entry with a live pane', () => {
  const pane = { key: 'byd:workorder', state: { status: 'hidden' } } as never;
  const onScreen = { key: 'byd:workorder', code: 'byd' } as never;
  afterEach(() => stageStore.setState(stageStore.getInitialState(), true));

  test('A28 is shown at once when it was hidden; its host checks the permission', () => {
    stageStore.setState({ panes: [pane], target: null });
    openEntry(byd('workorder'));
    expect(ask).not.toHaveBeenCalled();
    expect(history.location.pathname).toBe('/byd');
  });

  test('R083 T18 is checked again when on screen', async () => {
    stageStore.setState({ panes: [pane], target: onScreen });
    ask.mockResolvedValue(response('1'));
    openEntry(byd('workorder'));
    expect(ask).toHaveBeenCalledTimes(1);
    await settle();
  });
});
