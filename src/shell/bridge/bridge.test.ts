import { createFakePortal, PROTOCOL_VERSION } from '@portal/subsystem-sdk';
import { listDictionaries, listItemsOfDictionaries } from '@/services/dictionaries';
import { checkHousekeeperAccount, getHousekeeperPermission } from '@/services/housekeeper';
import { setColorScheme, setLanguage } from '@/shell/preferences';
import { sessionStore } from '@/shell/session';
import { themeStyles } from '../../../config/theme';
import { darkTokens, tokens } from '../../../config/tokens';
import { fakeBridges } from '../../../tests/support/bridges';
import { followSession, loadPermissionData, propsFor, refreshPermissionData, setHideBar } from '.';
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

const getPermission = jest.mocked(getHousekeeperPermission);
const checkAccount = jest.mocked(checkHousekeeperAccount);
const { signal } = new AbortController();

const { bridgeTo } = fakeBridges();

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
  void setLanguage('zh-CN');
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
  stop = followSession();
});
afterEach(() => {
  stop();
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
    void setLanguage('en-US');
    sessionStore.setState({ powerList: ['a', 'b'] });
    setHideBar(true);
    await refreshPermissionData('housekeeper', signal);
    end();
    setHideBar(false);
    expect(received).toEqual(['en-US 1 false false', 'en-US 2 false false', 'en-US 2 true false', 'en-US 2 true true']);
    expect(first.locale).toBe('zh-CN');
  });

  test('R140 B11 a dark portal passes its theme on to those that draw with it, and the light one to all others', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = themeStyles();
    try {
      const following = bridgeTo('mgr').context;
      const other = bridgeTo('old', undefined, { followsColorScheme: false }).context;
      const themes = () => [following, other].map((context) => context.getState().theme);
      setColorScheme('light');
      expect(themes()).toMatchObject([{ colorScheme: 'light' }, { colorScheme: 'light' }]);
      const light = other.getState().theme;
      const received = jest.fn();
      following.subscribe(({ theme }) => received(theme.colorScheme));
      setColorScheme('dark');
      expect(received.mock.calls).toEqual([['dark']]);
      expect(themes()).toMatchObject([
        { colorScheme: 'dark', card: darkTokens.colors.card, ink: darkTokens.colors.ink },
        { colorScheme: 'light', card: tokens.colors.card, ink: tokens.colors.ink },
      ]);
      expect(Object.keys(other.getState().theme)).toEqual(Object.keys(light));
      // One object: a new one would draw it anew at each change of the state.
      const before = other.getState().theme;
      setHideBar(true);
      expect(other.getState().theme).toBe(before);
      expect(document.querySelectorAll('body > [data-color-scheme]')).toHaveLength(0);
    } finally {
      setHideBar(false);
      setColorScheme('system');
      style.remove();
    }
  });

  test('R140 a refresh with the same result changes nothing: a micro-app that redraws for new permissions keeps what is typed', async () => {
    await refreshPermissionData('housekeeper', signal);
    const { context } = bridgeTo();
    const { permissions } = context.getState();
    const received = jest.fn();
    context.subscribe(received);
    getPermission.mockResolvedValue({ status: '1', data: { permissions: ['visit:view'] } });
    await refreshPermissionData('housekeeper', signal);
    sessionStore.setState({ powerList: ['notice:edit'] });
    expect(received).not.toHaveBeenCalled();
    void setLanguage('en-US');
    expect(context.getState().permissions).toBe(permissions);
    getPermission.mockResolvedValue({ status: '1', data: { permissions: ['visit:edit'] } });
    await refreshPermissionData('housekeeper', signal);
    expect(context.getState().permissions.housekeeper?.data).toEqual({ permissions: ['visit:edit'] });
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
});

describe('the dictionaries of the portal', () => {
  const item = (parentCode: string, dataCode: string) => ({ id: dataCode, dataCode, dataName: dataCode, parentCode });
  beforeEach(endSession);

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
    // At the same moment, as when several are mounted ahead.
    bridgeTo('wcx');
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
