import { createFakePortal } from '@portal/subsystem-sdk';
import { outerOf } from '@/domain/subsystem/address';
import { createBridge } from '@/shell/bridge';
import { createPaneNavigator } from './createPaneNavigator';

jest.mock('@/services/dictionaries', () => ({
  listDictionaries: async () => [],
  listItemsOfDictionaries: async () => [],
}));

describe('the bridge and the fake portal of the SDK behave the same', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  const fakeSide = () => {
    const fake = createFakePortal({ code: 'mgr' });
    const named = () => fake.calls.flatMap((call) => (call.name === 'setTitle' ? [call.title] : []));
    return { navigation: fake.navigation, named, root: '' };
  };
  const bridgeSide = () => {
    const { contract } = createPaneNavigator('/', { onMove: () => undefined });
    const titles: (string | null)[] = [];
    const { context, setVisible, stop } = createBridge({
      code: 'mgr',
      variant: null,
      followsColorScheme: true,
      calls: [],
      isDisabled: () => false,
      navigation: contract,
      hrefOf: (inner) => outerOf('mgr', inner),
      popupContainer: () => document.body,
      onUnsaved: () => undefined,
      onTitle: (title) => void titles.push(title),
    });
    stops.push(stop);
    setVisible(true);
    return { navigation: context.navigation, named: () => titles, root: '/mgr' };
  };

  test.each([
    ['the bridge', bridgeSide],
    ['the fake portal', fakeSide],
  ])('%s', (_, side) => {
    const { navigation, named, root } = side();
    for (const [inner, normal] of [
      ['orders/42/', '/orders/42'],
      ['//orders//42', '/orders/42'],
      ['/a b?q=x y#z', '/a%20b?q=x%20y#z'],
      ['', '/'],
    ] as const) {
      navigation.push(inner);
      expect(navigation.current()).toBe(normal);
      navigation.push('/elsewhere');
      navigation.replace(inner);
      expect(navigation.current()).toBe(normal);
      // The first page of a standalone subsystem is the root of its origin.
      expect(navigation.hrefOf(inner)).toBe(`${root}${normal === '/' && root ? '' : normal}`);
    }
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'help', '', null])
      expect(() => navigation.openPage(path as string)).toThrow(TypeError);
    expect(() => navigation.openPage('/help')).not.toThrow();
    for (const code of ['../evil', 'Mgr', '', null])
      expect(() => navigation.openSubsystem(code as string)).toThrow(TypeError);
    for (const title of [' Order 42 ', 'x'.repeat(200), '  ', null, {}, 7]) navigation.setTitle(title as string);
    expect(named()).toEqual(['Order 42', 'x'.repeat(100), null, null, null, '7']);
  });
});
