import * as sdk from './index.ts';
import { compareProtocols, createFakePortal, defineSubsystem, PROTOCOL_VERSION } from './index.ts';

describe('subsystem SDK', () => {
  test('hands out exactly what the contract names', () =>
    expect(Object.keys(sdk).sort()).toEqual([
      'PROTOCOL_VERSION',
      'ProtocolMismatchError',
      'antdComponents',
      'antdTokens',
      'baseStyles',
      'compareProtocols',
      'createDateField',
      'createFakePortal',
      'createNavigator',
      'createPager',
      'daysText',
      'defineSubsystem',
      'durationText',
      'fakeState',
      'focusFirstProblem',
      'followState',
      'isPlainClick',
      'keepInput',
      'lastAddressOf',
      'leaveQuestion',
      'markTextLanguage',
      'pageOf',
      'partStyles',
      'repeatWhileVisible',
      'startSubsystem',
      'startViewRestoration',
      'themeVariables',
      'trapFocus',
    ]));

  test.each([
    ['1.0', '1.0', 'compatible'],
    ['1.4', '1.2', 'compatible'],
    ['1.2', '1.4', 'portal-too-old'],
    ['1.0', '2.0', 'portal-too-old'],
    ['2.0', '1.9', 'subsystem-too-old'],
    ['1', '1.0', 'unreadable'],
    ['1.0', undefined, 'unreadable'],
  ])('portal %s and subsystem %s: %s', (portal, subsystem, verdict) =>
    expect(compareProtocols(portal, subsystem)).toBe(verdict),
  );

  test('a micro-app refuses to mount under another protocol, and mounts under its own', async () => {
    const mount = jest.fn();
    const lifecycles = defineSubsystem({ mount, unmount: () => undefined });
    const container = document.createElement('div');
    const incompatible = { ...createFakePortal(), protocol: '2.0' };
    await expect(lifecycles.mount({ portal: incompatible, container })).rejects.toMatchObject({
      name: 'ProtocolMismatchError',
      verdict: 'subsystem-too-old',
    });
    expect(mount).not.toHaveBeenCalled();
    await lifecycles.mount({ portal: createFakePortal(), container });
    expect(mount).toHaveBeenCalledTimes(1);
  });

  test('the fake portal plays language, navigation and unsaved work', async () => {
    const portal = createFakePortal({ code: 'mgr', address: '/orders' });
    const locales: string[] = [];
    const stop = portal.subscribe(({ locale }, { locale: before }) => locales.push(`${before} ${locale}`));
    portal.setState({ locale: 'en-US' });
    stop();
    portal.setState({ locale: 'zh-CN' });
    expect(locales).toEqual(['zh-CN en-US']);

    const addresses: string[] = [];
    portal.navigation.onNavigate((inner) => void addresses.push(inner));
    portal.navigation.push('/orders/42');
    expect(portal.navigation.current()).toBe('/orders/42');
    expect(await portal.navigate('/orders')).toBe(true);
    expect(addresses).toEqual(['/orders']);
    for (const hostile of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil',
      '/.//evil.example',
      'help',
    ])
      expect(() => portal.navigation.openPage(hostile)).toThrow(TypeError);

    portal.reportUnsaved(true);
    expect(await portal.confirm({ title: 'Leave?', content: '' })).toBe(true);
    expect(portal.calls.map(({ name }) => name)).toEqual(['push', 'reportUnsaved', 'confirm']);
    expect(portal.protocol).toBe(PROTOCOL_VERSION);
  });

  test('a snapshot cannot be changed by the micro-app', () => {
    const { getState } = createFakePortal();
    expect(Object.isFrozen(getState())).toBe(true);
    expect(Object.isFrozen(getState().user)).toBe(true);
  });
});
