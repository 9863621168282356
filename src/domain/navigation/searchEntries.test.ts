import fc from 'fast-check';
import { match } from 'pinyin-pro';
import { searchByWords, searchEntries } from './searchEntries';

const entries = [
  ['workorder', '工单平台'],
  ['gdzt', '工单中台'],
  ['lift', '电梯平台'],
  ['opbi', '报表中心'],
  ['iot', 'IoT 平台'],
  ['__proto__', '未知'],
  ['af', 'Security', '安全平台'],
].map(([systemCode, systemName, serverName]) => ({
  systemCode: systemCode!,
  systemName: systemName!,
  ...(serverName && { serverName }),
}));

const read = (name: string, letters: string) => {
  const hit = match(name, letters, { continuous: true, precision: 'start' });
  return hit?.length ? ([hit[0]!, hit.at(-1)! + 1] as const) : null;
};
const codes = (typed: string, reader?: typeof read) =>
  searchEntries(entries, typed, reader).map(({ entry }) => entry.systemCode);

describe('R086 an entry is found', () => {
  test.each([
    ['by its name', '电梯', ['lift']],
    ['by a part of its name', '中心', ['opbi']],
    ['by its initials', 'dtp', ['lift']],
    ['by full pinyin', 'baobiaozhongxin', ['opbi']],
    ['by characters and letters mixed', '电tpt', ['lift']],
    ['by its code', 'opb', ['opbi']],
    ['whatever the case and the width of the letters', 'ＬＩＦＴ', ['lift']],
    ['whatever the blanks', ' 电 梯 ', ['lift']],
    ["by the server's name where it is shown with another", '安全', ['af']],
    ["by the pinyin of the server's name", 'aqpt', ['af']],
    ['across a blank of its name', 'iot平', ['iot']],
  ])('%s', (_, typed, expected) => {
    expect(codes(typed, read)).toEqual(expected);
  });

  test('prefix matches come before other matches, equal ones in list order', () => {
    expect(codes('gd', read)).toEqual(['workorder', 'gdzt']);
    expect(codes('o', read)).toEqual(['opbi', 'iot', 'workorder', '__proto__']);
  });

  test('before pinyin is loaded, entries are found by name and code', () => {
    expect(codes('dtp')).toEqual([]);
    expect(codes('工单')).toEqual(['workorder', 'gdzt']);
    expect(codes('__p')).toEqual(['__proto__']);
  });
});

test('R086 the matching part of the name is returned', () => {
  expect(searchEntries(entries, '梯平')[0]!.mark).toEqual([1, 3]);
  expect(searchEntries(entries, 'tpt', read)[0]!.mark).toEqual([1, 4]);
  expect(searchEntries(entries, 'lif')[0]!.mark).toBeNull();
  expect(searchEntries([{ systemName: 'Work orders' }], ' Work  ORD')[0]!.mark).toEqual([0, 8]);
});

test.each([
  ['in any order', '平台 电梯', ['lift']],
  ['by the pinyin of one of them', '中心 baobiao', ['opbi']],
  ['by the code', '平台 lift', ['lift']],
  ['not by one of them', '电梯 中心', []],
  ['not by single letters', 'o b', []],
  ['not by one word', '电梯', []],
])('B4 an entry is found by several words: %s', (_, typed, expected) => {
  expect(searchByWords(entries, typed, read).map(({ entry }) => entry.systemCode)).toEqual(expected);
});

test('B4 of several words the first one in the name is marked, and the best match is first', () => {
  const named = [{ systemName: 'My work orders' }, { systemCode: 'work', systemName: 'Orders' }];
  expect(searchByWords(named, 'orders work')).toEqual([
    { entry: named[1], mark: [0, 6] },
    { entry: named[0], mark: [8, 14] },
  ]);
  expect(searchByWords(named, 'work orders')[0]).toEqual({ entry: named[1], mark: [0, 6] });
});

test('R086 T17 empty input finds nothing, and no input throws', () => {
  expect(codes('  ')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: 'grapheme' }), (typed, name) => {
      const list = [{ systemCode: 'x', systemName: name }, ...entries];
      for (const { entry, mark } of searchEntries(list, typed, read))
        if (mark) expect(entry.systemName.slice(mark[0], mark[1])).not.toBe('');
    }),
  );
});

describe('R086 order of the results', () => {
  const named = (systemCode: string, systemName?: string) => ({ systemCode, systemName });
  const found = (list: ReturnType<typeof named>[], typed: string, reader?: typeof read) =>
    searchEntries(list, typed, reader).map(({ entry }) => entry.systemCode);

  test('name prefix, code prefix, pinyin prefix, then name, pinyin, code', () => {
    const list = [
      named('xlift', '平台'),
      named('b', 'a lift'),
      named('lift', '平台'),
      named('c', 'Lift'),
      named('d', 'A L I F T'),
      named('e', '平立府'),
    ];
    const reader: typeof read = (name) => (name === '平立府' ? [1, 3] : null);
    expect(found(list, 'lift', reader)).toEqual(['c', 'lift', 'b', 'd', 'e', 'xlift']);
  });

  test('repeated spaces are ignored', () => {
    expect(found([named('a', '电  梯 平台')], '电 梯  平')).toEqual(['a']);
  });

  test('a match across spaces in a name has no highlight', () => {
    expect(searchEntries([named('a', '电 梯')], '电梯')).toEqual([{ entry: named('a', '电 梯'), mark: null }]);
  });

  test('an entry without a name is found by its code alone', () => {
    expect(found([named('lift')], 'lift')).toEqual(['lift']);
    expect(found([named('lift')], 'stryker')).toEqual([]);
  });
});
