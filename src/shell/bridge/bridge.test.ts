import { history } from '@umijs/max';
import { createFakePortal, PROTOCOL_VERSION } from '@portal/subsystem-sdk';
import { outerOf } from '@/domain/subsystem/address';
import { SubsystemError } from '@/domain/subsystem/failure';
import { listDictionaries, listItemsOfDictionaries } from '@/services/dictionaries';
import { checkHousekeeperAccount, getHousekeeperPermission } from '@/services/housekeeper';
import { confirm, toast } from '@/shell/feedback';
import { setLanguage } from '@/shell/preferences';
import { sessionStore } from '@/shell/session';
import {
  type Bridge,
  createBridge,
  followSession,
  loadPermissionData,
  propsFor,
  refreshPermissionData,
  setHideBar,
} from '.';
import { freezeCopy, setDictionary, setHousekeeperPermission, sharedState } from './sharedState';

jest.mock('@/services/dictionaries', () => ({ listDictionaries: jest.fn(), listItemsOfDictionaries: jest.fn() }));

jest.mock('@/services/housekeeper', () => ({
  checkHousekeeperAccount: jest.fn(),
  getHousekeeperPermission: jest.fn(),
}));

jest.mock('@/shell/session', () => {
  const ends = new Set<() => void>();
  return {
    ...jest.requireActual('@/shell/session'),
    onSessionEnd: (end: () => void) => {
      ends.add(end);
      return () => ends.delete(end);
    },
    endSession: () => ends.forEach((end) => end()),
  };
});
const { endSession } = jest.requireMock<{ endSession: () => void }>('@/shell/session');

jest.mock('@/shell/feedback', () => ({ ...jest.requireActual('@/shell/feedback'), confirm: jest.fn() }));

const getPermission = jest.mocked(getHousekeeperPermission);
const checkAccount = jest.mocked(checkHousekeeperAccount);
const { signal } = new AbortController();

const bridges: Bridge[] = [];
const titles: (string | null)[] = [];
const announced: string[] = [];
const bridgeTo = (code = 'mgr', onUnsaved: (has: boolean) => void = () => undefined) => {
  const container = document.createElement('div');
  const navigation = {
    current: () => '/',
    push: () => undefined,
    replace: () => undefined,
    onNavigate: () => () => undefined,
  };
  const bridge = createBridge({
    code,
    variant: null,
    calls: [],
    isDisabled: () => false,
    navigation,
    hrefOf: (inner) => outerOf(code, inner),
    popupContainer: () => container,
    onUnsaved,
    onTitle: (title) => void titles.push(title),
    onAnnounce: () => void announced.push(code),
  });
  bridges.push(bridge);
  return bridge;
};

const allKeys = (value: object): string[] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? [name, ...allKeys(inner as object).map((key) => `${name}.${key}`)]
      : [name],
  );

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

let stop: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  setLanguage('zh-CN');
  sessionStore.setState({
    user: {
      telephone: '13800000001',
      identityState: 0,
      userName: '林知远',
      sex: 1,
      jobNumber: 'GJ1',
      loginTicket: 'secret-ticket',
      extra: { ssoToken: 'secret-token' },
    },
    powerList: ['notice:edit'],
    permissionMenus: {},
  });
  getPermission.mockResolvedValue({ status: '1', data: { permissions: ['visit:view'] } });
  checkAccount.mockResolvedValue(true);
  jest.mocked(listDictionaries).mockResolvedValue([]);
  titles.length = 0;
  announced.length = 0;
  stop = followSession();
});
afterEach(() => {
  stop();
  bridges.splice(0).forEach((bridge) => bridge.stop());
  setHousekeeperPermission(null);
  setDictionary(null);
});

describe('the state of a micro-app', () => {
  test('R140 T19 has the user, the permissions, the language and the theme; never a token or ticket', () => {
    const { context } = bridgeTo();
    expect(context.getState()).toMatchObject({
      user: { userName: '林知远', telephone: '13800000001', jobNumber: 'GJ1', sex: 1 },
      permissions: { powerCodes: ['notice:edit'], menus: [], housekeeper: null },
      locale: 'zh-CN',
      hideBar: false,
    });
    expect(JSON.stringify(propsFor(context))).not.toContain('secret');
  });

  test('R140 status and data of the housekeeper’s permission are in its props', async () => {
    const { context } = bridgeTo();
    expect(propsFor(context)).not.toHaveProperty('status');
    await loadPermissionData('housekeeper', signal);
    expect(propsFor(context)).toMatchObject({ status: '1', data: { permissions: ['visit:view'] } });
  });

  test('the bridge and the fake portal of the SDK have the same members', () => {
    const { context } = bridgeTo();
    const fake = createFakePortal();
    const own = allKeys(context).sort();
    expect(own).toEqual(
      allKeys(fake)
        .filter((key) => !['calls', 'setState', 'navigate'].includes(key))
        .sort(),
    );
    expect(
      allKeys(context.getState())
        .filter((key) => !key.startsWith('permissions'))
        .sort(),
    ).toEqual(
      allKeys(fake.getState())
        .filter((key) => !key.startsWith('permissions'))
        .sort(),
    );
    expect(context.protocol).toBe(PROTOCOL_VERSION);
  });

  test('a snapshot is deeply frozen and shares nothing with the shell', () => {
    const source = { list: [{ code: 'a' }], ['__proto__']: 'x' };
    const copy = freezeCopy(source);
    expect(copy).toEqual(source);
    expect(copy.list).not.toBe(source.list);
    expect(() => copy.list.push({ code: 'b' })).toThrow(TypeError);
    expect(() => Object.assign(copy.list[0]!, { code: 'b' })).toThrow(TypeError);
    expect(() => Object.assign(bridgeTo().context, { request: null })).toThrow(TypeError);
  });
});

describe('changes of the state', () => {
  test('R140 language, permission codes, housekeeper permission and bars reach a mounted micro-app, old snapshots stay', async () => {
    const { context } = bridgeTo();
    const first = context.getState();
    const received: string[] = [];
    const end = context.subscribe((state) =>
      received.push(
        `${state.locale} ${state.permissions.powerCodes.length} ${state.hideBar} ${!!state.permissions.housekeeper}`,
      ),
    );
    setLanguage('en-US');
    sessionStore.setState({ powerList: ['a', 'b'] });
    setHideBar(true);
    await refreshPermissionData('housekeeper', signal);
    end();
    setHideBar(false);
    expect(received).toEqual(['en-US 1 false false', 'en-US 2 false false', 'en-US 2 true false', 'en-US 2 true true']);
    expect(first.locale).toBe('zh-CN');
  });

  test('each micro-app gets its own visibility; a listener that throws does not affect the others', () => {
    const one = bridgeTo('mgr');
    const other = bridgeTo('lift');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    one.context.subscribe(() => {
      throw new Error('of the micro-app');
    });
    const received = jest.fn();
    one.context.subscribe(received);
    one.setVisible(true);
    expect(received).toHaveBeenCalledTimes(1);
    expect([one, other].map(({ context }) => context.getState().isVisible)).toEqual([true, false]);
  });

  test('a refresh that fails keeps the present data', async () => {
    await loadPermissionData('housekeeper', signal);
    getPermission.mockRejectedValue(new Error('HTTP 500'));
    await refreshPermissionData('housekeeper', signal);
    expect(sharedState.getState().permissions.housekeeper?.status).toBe('1');
  });
});

describe('the dictionaries of the portal', () => {
  const item = (parentCode: string, dataCode: string) => ({ id: dataCode, dataCode, dataName: dataCode, parentCode });

  test('R141 are fetched with the first micro-app, live and read-only; after a failure they are fetched again', async () => {
    const lists = jest.mocked(listDictionaries).mockRejectedValueOnce(new Error('HTTP 500'));
    jest.mocked(listItemsOfDictionaries).mockResolvedValue([item('orderKind', 'repair'), item('unknown', 'x')]);
    bridgeTo();
    await settle();
    expect(sharedState.getState().dictionary).toEqual({ fieldSelected: [], dictMap: {} });

    lists.mockResolvedValue([
      { id: '1', dataCode: 'orderKind', dataName: '' },
      { id: '2', dataCode: 'empty', dataName: '' },
    ]);
    const { context } = bridgeTo('lift');
    const received = jest.fn();
    context.subscribe(received);
    await settle();
    const { dictionary } = context.getState();
    expect(dictionary).toEqual({
      fieldSelected: ['orderKind', 'empty'],
      dictMap: { orderKind: [item('orderKind', 'repair')], empty: [] },
    });
    expect(received).toHaveBeenCalledTimes(1);
    expect(propsFor(context).dictionary).toBe(dictionary);
    expect(() => Object.assign(dictionary.dictMap.orderKind![0]!, { dataName: 'b' })).toThrow(TypeError);
    bridgeTo('af');
    expect(lists).toHaveBeenCalledTimes(2);
  });

  test('R141 are cleared before the next user signs in', async () => {
    jest.mocked(listDictionaries).mockResolvedValue([{ id: '1', dataCode: 'orderKind', dataName: '' }]);
    jest.mocked(listItemsOfDictionaries).mockResolvedValue([]);
    bridgeTo();
    await settle();
    expect(sharedState.getState().dictionary.fieldSelected).toEqual(['orderKind']);
    endSession();
    expect(sharedState.getState().dictionary.fieldSelected).toEqual([]);
  });
});

describe('refreshed permission data', () => {
  const shown = () => sharedState.getState().permissions.housekeeper?.data;

  test('R140 F29 the response to the newest request counts, in any order of arrival', async () => {
    const answers: ((data: string) => void)[] = [];
    getPermission.mockImplementation(
      () => new Promise((resolve) => answers.push((data) => resolve({ status: '1', data: [data] }))),
    );
    const older = refreshPermissionData('housekeeper', signal);
    const newer = refreshPermissionData('housekeeper', signal);
    answers[1]!('newer');
    await newer;
    answers[0]!('older');
    await older;
    expect(shown()).toEqual(['newer']);
  });

  test('F29 an aborted response changes nothing', async () => {
    const controller = new AbortController();
    const asked = refreshPermissionData('housekeeper', controller.signal);
    expect(getPermission).toHaveBeenLastCalledWith(expect.objectContaining({ signal: controller.signal }));
    controller.abort();
    await asked;
    expect(shown()).toBeUndefined();
  });
});

describe('permission data before the mount', () => {
  test('R270 R271 the permission and the account are requested once each, and only where the registry says so', async () => {
    await loadPermissionData(undefined, signal);
    expect(getPermission).not.toHaveBeenCalled();
    await loadPermissionData('housekeeper', signal);
    expect([getPermission, checkAccount].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test.each([
    ['the permission', getPermission],
    ['the account', checkAccount],
  ])('R032 R304 without %s it fails as a whole', async (_, service) => {
    service.mockRejectedValue(new Error('HTTP 500'));
    await expect(loadPermissionData('housekeeper', signal)).rejects.toMatchObject({
      failure: { kind: 'permission-data' },
    });
    await expect(loadPermissionData('housekeeper', signal)).rejects.toBeInstanceOf(SubsystemError);
    expect(sharedState.getState().permissions.housekeeper).toBeNull();
  });
});

describe('a user without an account', () => {
  test('R032 R271 gets an error and no permission', async () => {
    checkAccount.mockResolvedValue(false);
    await expect(loadPermissionData('housekeeper', signal)).rejects.toMatchObject({
      failure: { kind: 'no-account' },
    });
    expect(sharedState.getState().permissions.housekeeper).toBeNull();
  });
});

describe('navigation, messages and questions of a micro-app', () => {
  /** Not a path of the portal, or no longer one after a browser has parsed it. */
  const HOSTILE = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n\\evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/help/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'help',
    '',
  ];

  test('F16 links of the micro-app have the address of the portal', () => {
    const { context } = bridgeTo('mgr');
    expect(context.navigation.hrefOf('/orders/42?tab=log')).toBe('/mgr/orders/42?tab=log');
    expect(context.navigation.hrefOf('/')).toBe('/mgr');
  });

  test('R058 links to another subsystem or page keep hidden bars hidden, unless they say otherwise', () => {
    const { context, setVisible } = bridgeTo();
    setVisible(true);
    history.push('/mgr?hideBar=1');
    const went = (go: () => void) => {
      go();
      return history.location.pathname + history.location.search;
    };
    expect(went(() => context.navigation.openSubsystem('lift', '/cars/3?tab=a'))).toBe('/lift/cars/3?tab=a&hideBar=1');
    expect(went(() => context.navigation.openPage('/mainApp/noticeList'))).toBe('/mainApp/noticeList?hideBar=1');
    expect(went(() => context.navigation.openPage('/help?hideBar=0'))).toBe('/help?hideBar=0');
    expect(went(() => context.navigation.openSubsystem('lift'))).toBe('/lift');
  });

  test('it navigates the portal only while it is on screen, and only to paths of the portal', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const { context, setVisible, stop: cut } = bridgeTo();
    for (let turn = 0; turn < 2; turn += 1) context.navigation.openPage('/help');
    expect(history.location.pathname).toBe('/');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/not on screen$/)]]);
    setVisible(true);
    context.navigation.openPage('/mainApp/noticeList');
    expect(history.location.pathname).toBe('/mainApp/noticeList');
    context.navigation.openSubsystem('lift', '/cars/3?tab=a');
    expect(history.location.pathname + history.location.search).toBe('/lift/cars/3?tab=a');
    context.navigation.openPage('/help/../lift/cars/3?tab=a');
    expect(history.location.pathname).toBe('/lift/cars/3');
    for (const hostile of HOSTILE) expect(() => context.navigation.openPage(hostile)).toThrow(TypeError);
    expect(() => context.navigation.openPage(null as never)).toThrow(TypeError);
    expect(() => context.navigation.openSubsystem('../evil')).toThrow(TypeError);
    cut();
    context.navigation.openPage('/help');
    expect(history.location.pathname).toBe('/lift/cars/3');
  });

  test('names its inner page as text, and announces its protocol version', () => {
    const { context, stop: cut } = bridgeTo();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    context.navigation.setTitle(` ${'x'.repeat(200)}`);
    context.navigation.setTitle(null);
    context.navigation.setTitle({} as never);
    expect(titles).toEqual(['x'.repeat(99), null, null]);
    expect(context.announce(PROTOCOL_VERSION)).toBe('compatible');
    expect(warn).not.toHaveBeenCalled();
    expect(context.announce('99.0')).toBe('portal-too-old');
    expect(announced).toEqual(['mgr']);
    cut();
    context.navigation.setTitle('late');
    expect(titles).toHaveLength(3);
  });

  test('only a valid version announces the contract, and only once', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { context, stop: cut } = bridgeTo();
    for (const protocol of ['', 'x', null, {}]) expect(context.announce(protocol as never)).toBe('unreadable');
    expect(announced).toEqual([]);
    context.announce('1.0');
    context.announce('1.0');
    expect(announced).toEqual(['mgr']);
    cut();
    const other = bridgeTo('lift');
    other.stop();
    other.context.announce('1.0');
    expect(announced).toEqual(['mgr']);
  });

  test('a micro-app asks one question at a time, while it is on screen; the question closes when the micro-app stops', async () => {
    const ask = jest.mocked(confirm).mockImplementation(jest.requireActual('@/shell/feedback').confirm);
    const { context, setVisible, stop: cut } = bridgeTo();
    const question = { title: '?', content: '' };
    expect(await context.confirm(question)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    setVisible(true);
    const first = context.confirm(question);
    expect(await context.confirm(question)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    setVisible(false);
    expect(await first).toBe(false);
    setVisible(true);
    const last = context.confirm(question);
    expect(ask).toHaveBeenCalledTimes(2);
    cut();
    expect(await last).toBe(false);
    expect(await context.confirm(question)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('a flood of messages is limited; later ones are shown again', () => {
    jest.useFakeTimers();
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const show = jest.spyOn(toast, 'show').mockReturnValue('1');
    const { context } = bridgeTo();
    for (let turn = 0; turn < 100; turn += 1) context.toast({ type: 'info', text: String(turn) });
    expect(show).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[portal\] mgr: .*too many/)]]);
    bridgeTo('lift').context.toast({ type: 'info', text: 'of another' });
    expect(show).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(2_000);
    context.toast({ type: 'info', text: 'later' });
    expect(show).toHaveBeenCalledTimes(5);
    jest.useRealTimers();
  });

  test('only messages with text and a known kind are shown, and none after the stop', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const show = jest.spyOn(toast, 'show').mockReturnValue('1');
    const unsaved: boolean[] = [];
    const { context, stop: cut } = bridgeTo('mgr', (has) => unsaved.push(has));
    context.toast({ type: 'loading' as never, text: 'x'.repeat(500) });
    expect(show).toHaveBeenCalledWith({ type: 'info', text: 'x'.repeat(200) });
    context.reportUnsaved(true);
    cut();
    context.reportUnsaved(true);
    context.toast({ type: 'info', text: 'late' });
    expect(unsaved).toEqual([true]);
    expect(show).toHaveBeenCalledTimes(1);
    expect(await context.confirm({ title: '?', content: '' })).toBe(false);
    await expect(context.request('/_base/visits')).rejects.toMatchObject({ name: 'AbortedError' });
  });

  test('a question consists of text only: no elements, no options of the dialog', async () => {
    const ask = jest.mocked(confirm).mockResolvedValue(true);
    const { context, setVisible } = bridgeTo();
    setVisible(true);
    const any = expect.any(AbortSignal) as AbortSignal;
    const forged = { title: 7, content: { type: 'b' }, okText: 'x'.repeat(50), cancelText: {}, danger: 'yes', icon: 1 };
    expect(await context.confirm(forged as never)).toBe(true);
    expect(ask).toHaveBeenLastCalledWith({ title: '7', content: '', okText: 'x'.repeat(20), danger: false }, any);
    await context.confirm(undefined as never);
    expect(ask).toHaveBeenLastCalledWith({ title: '', content: '', danger: false }, any);
    await context.confirm({ title: '离开？', content: 'y'.repeat(900), cancelText: '留下', danger: true });
    expect(ask).toHaveBeenLastCalledWith(
      {
        title: '离开？',
        content: 'y'.repeat(500),
        cancelText: '留下',
        danger: true,
      },
      any,
    );
  });
});
