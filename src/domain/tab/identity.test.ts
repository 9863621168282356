import fc from 'fast-check';
import type { RouteRecord } from '../navigation';
import { addressBeside, tabKeyOf, tabPageOf, withoutStamps } from './identity';

const list: RouteRecord = { path: '/mainApp/noticeList', titleKey: 'route.noticeList', tab: true, cache: true };
const many: RouteRecord = { path: '/mainApp/operationManualEdit', tab: true, openMoreTab: true };
const pathOf = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://portal.invalid');
  return { pathname, search, hash };
};
const keyAt = (route: RouteRecord, query: string) => tabKeyOf(route, pathOf(`${route.path}${query}`));

describe('the key of a tab', () => {
  test('R061 only the path counts, in any spelling and with any query', () => {
    const keys = ['', '?x=1', '?x=2', '#end', '?hideBar=1'].map((rest) => keyAt(list, rest));
    expect(new Set([...keys, tabKeyOf(list, pathOf('/MAINAPP/noticelist/'))])).toEqual(
      new Set(['/mainApp/noticeList']),
    );
  });

  test('R028 a route without the tab flag has none', () => {
    expect(tabKeyOf({ path: '/mainApp/noticeEdit' }, pathOf('/mainApp/noticeEdit'))).toBeNull();
    expect(tabKeyOf(undefined, pathOf('/nowhere'))).toBeNull();
    expect(tabPageOf(undefined, pathOf('/nowhere'))).toBeNull();
  });

  test('R062 two ids make two tabs, the same id one', () => {
    expect(keyAt(many, '?id=1')).not.toBe(keyAt(many, '?id=2'));
    expect(keyAt(many, '?id=1')).toBe(keyAt(many, '?id=1#end'));
  });

  test.each([
    ['?id=1&t=1700000000000', '?id=1'],
    ['?t=1700000000000&id=1', '?id=1'],
    ['?t=1700000000000', ''],
    ['?id=1700000000000', ''],
    ['?t=170000000000', '?t=170000000000'],
    ['?t=17000000000000', '?t=17000000000000'],
    ['?t=1700000000000x', '?t=1700000000000x'],
    ['?t=-1700000000000', '?t=-1700000000000'],
    ['?1700000000000', '?1700000000000'],
    ['?b=2&t=1700000000000&a=1&a=0', '?b=2&a=1&a=0'],
    ['?t=%31700000000000&id=1', '?id=1'],
    ['?id=1&', '?id=1'],
    ['?id=1&hideBar=1', '?id=1'],
    ['?name=a%20b+c', '?name=a%20b+c'],
  ])('R063 A12 %s is the tab of %s', (query, expected) => {
    expect(keyAt(many, query)).toBe(`${many.path}${expected}`);
  });

  test('R063 A12 parameters that a route names are kept, whatever their value', () => {
    expect(keyAt({ ...many, keepStamps: ['id'] }, '?id=1700000000000&t=1700000000000')).toBe(
      `${many.path}?id=1700000000000`,
    );
  });

  test('R073 white space would split the id of its panel in two', () => {
    expect(tabKeyOf(many, { pathname: many.path, search: '?name=a b' })).toBe(`${many.path}?name=a%20b`);
  });

  const parameter = fc.tuple(
    fc.constantFrom('id', 't', 'stamp', 'name'),
    fc.oneof(fc.integer({ min: 1e12, max: 9999999999999 }).map(String), fc.stringMatching(/^[0-9a-z]{0,15}$/)),
  );
  const queryOf = (parameters: readonly (readonly [string, string])[]) =>
    parameters.length > 0 ? `?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}` : '';

  test('R063 exactly the values of 13 digits are removed, the others keep their order; idempotent', () => {
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 8 }), (parameters) => {
        const kept = parameters.filter(([, value]) => !/^[0-9]{13}$/.test(value));
        const stripped = withoutStamps(queryOf(parameters));
        expect(stripped).toBe(queryOf(kept));
        expect(withoutStamps(stripped)).toBe(stripped);
      }),
    );
  });
});

describe('the page of a tab', () => {
  test('R064 R069 has the title and cache name of its route', () => {
    expect(tabPageOf(list, pathOf('/mainApp/noticeList?x=1#end'))).toEqual({
      key: '/mainApp/noticeList',
      route: '/mainApp/noticeList',
      address: '/mainApp/noticeList?x=1#end',
      titleKey: 'route.noticeList',
      cacheName: '/mainApp/noticeList',
      isOneOfMany: false,
    });
    expect(tabPageOf({ ...list, cacheName: 'notices' }, pathOf(list.path))).toMatchObject({ cacheName: 'notices' });
    expect(tabPageOf(many, pathOf(many.path))).toEqual({
      key: many.path,
      route: many.path,
      address: many.path,
      isOneOfMany: true,
    });
  });
});

describe('R058 hideBar=1 is carried over', () => {
  test.each([
    ['/a', '/b?hideBar=1', '/a?hideBar=1'],
    ['/a?x=1#end', '/b?hideBar=1', '/a?x=1&hideBar=1#end'],
    ['/a?hideBar=1&x=1', '/b?y=2', '/a?x=1'],
    ['/a?hideBar=1', '/b?hideBar=1', '/a?hideBar=1'],
    ['/a?hideBar=1', '/b?hideBar=0', '/a'],
    ['/a?q=a%20b', '/b', '/a?q=a%20b'],
    ['/a?q=1?2#x?hideBar=1', '/b', '/a?q=1?2#x?hideBar=1'],
  ])('%s seen from %s is %s', (address, present, expected) => {
    expect(addressBeside(address, present)).toBe(expected);
  });
});
