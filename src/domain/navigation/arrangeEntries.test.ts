import fc from 'fast-check';
import { arrangeEntries } from './arrangeEntries';
import { FIXED_CODES } from './codes';
import type { NavigationEntry } from './entry';

const own: [NavigationEntry, NavigationEntry] = [
  { systemCode: 'home', systemName: '首页' },
  { systemCode: 'basic', systemName: '基础信息' },
];
const entry = (
  systemCode: string,
  orderNumber: unknown,
  isShow: unknown = 1,
  systemName: string | null = systemCode,
) => ({
  systemCode,
  systemName,
  isShow,
  orderNumber,
});
const arrange = (list: NavigationEntry[]) => {
  const { main, more, right } = arrangeEntries(list, own);
  const codes = (entries: NavigationEntry[]) => entries.map(({ systemCode }) => systemCode);
  return { main: codes(main), more: codes(more), right: codes(right) };
};

test('R074 home and basic exist without a list', () => {
  expect(arrange([])).toEqual({ main: ['home', 'basic'], more: [], right: [] });
});

test('R074 home and basic come first and once, whatever the server sends', () => {
  const list = [entry('lift', 1), entry('basic', 9, 0, null), entry('home', 5, 0)];
  expect(arrange(list).main).toEqual(['home', 'basic', 'lift']);
});

describe('R075 the entries of the server', () => {
  test('sort by number, as number or string; entries without one come last', () => {
    const list = [entry('a', '10'), entry('b', 9), entry('c', null), entry('d', 'x'), entry('e', '')];
    expect(arrange(list).main).toEqual(['home', 'basic', 'b', 'a', 'c', 'd', 'e']);
    expect(arrange([entry('a', 2), entry('b', 1)]).main.slice(2)).toEqual(['b', 'a']);
  });

  test.each([1, '1', true])('isShow %j puts the entry in the main row', (isShow) => {
    expect(arrange([entry('a', 1, isShow)])).toMatchObject({ main: ['home', 'basic', 'a'], more: [] });
  });

  test.each([0, '0', 5, '', null, undefined, 'true', [1]])('isShow %j puts the entry in the menu', (isShow) => {
    expect(arrange([{ ...entry('a', 1), isShow }])).toMatchObject({ main: ['home', 'basic'], more: ['a'] });
  });

  test('without a name are left out; a repeated code counts once', () => {
    const list = [entry('a', 2), entry('b', 1, 1, null), entry('c', 1, 1, '  '), entry('a', 1, 0)];
    expect(arrange(list)).toEqual({ main: ['home', 'basic'], more: ['a'], right: [] });
  });

  test('T17 with hostile codes are shown like any other', () => {
    const codes = ['__proto__', 'constructor', '', 'x'.repeat(10_000)];
    expect(arrange(codes.map((code, index) => entry(code, index, 1, '名')))).toMatchObject({
      main: ['home', 'basic', ...codes],
    });
  });
});

test('R090 R317 decoration and task are promoted only by isShow 1', () => {
  expect(arrange([entry('decoration', 1, 0), entry('task', 2, 1)])).toMatchObject({
    main: ['home', 'basic', 'task'],
    more: ['decoration'],
  });
});

test('R091 R317 fire-safety and IoT are on the right, whatever isShow is', () => {
  expect(arrange([entry('iot', 2, 0), entry('fireSafety', 1, 1), entry('a', 3)])).toEqual({
    main: ['home', 'basic', 'a'],
    more: [],
    right: ['fireSafety', 'iot'],
  });
});

describe('R314 R316 the main row holds at most seven', () => {
  test('the last ones move to the front of the menu', () => {
    const list = [...'abcdefg'].map((code, index) => entry(code, index)).concat(entry('z', -1, 0));
    expect(arrange(list)).toMatchObject({
      main: ['home', 'basic', 'a', 'b', 'c', 'd', 'e'],
      more: ['f', 'g', 'z'],
    });
  });

  test('fixed codes keep their position whatever their isShow and number', () => {
    const list = [...'abcdefg'].map((code, index) => entry(code, index)).concat(entry('gdzt', 99, 0));
    expect(arrange(list).main).toEqual(['home', 'basic', 'a', 'b', 'c', 'd', 'gdzt']);
  });

  test('a fixed code that the server does not list is absent', () => {
    expect(arrange([entry('a', 1)]).main).not.toContain('workorder');
  });
});

test('R075 R314 no list breaks the order or the limit, or loses an entry', () => {
  const item = fc.record({
    systemCode: fc.oneof(fc.constantFrom(...FIXED_CODES, 'iot', 'fireSafety', 'task'), fc.string({ maxLength: 3 })),
    systemName: fc.option(fc.string({ maxLength: 4 })),
    isShow: fc.constantFrom(0, 1, '0', '1', null, 5),
    orderNumber: fc.oneof(fc.integer(), fc.constantFrom('3', '', null, NaN)),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 200 }), (list) => {
      const { main, more, right } = arrange(list);
      expect(main.slice(0, 2)).toEqual(['home', 'basic']);
      expect(main.length).toBeLessThanOrEqual(7);
      expect(more.filter((code) => FIXED_CODES.has(code))).toEqual([]);
      const named = new Set(list.filter(({ systemName }) => systemName?.trim()).map(({ systemCode }) => systemCode));
      expect([...main, ...more, ...right].sort()).toEqual([...new Set(['home', 'basic', ...named])].sort());
    }),
  );
});
