import fc from 'fast-check';
import { match } from 'pinyin-pro';
import { searchEntries } from './searchEntries';

const entries = [
  ['workorder', '工单平台'],
  ['gdzt', '工单中台'],
  ['lift', '电梯平台'],
  ['opbi', '报表中心'],
  ['iot', 'IoT 平台'],
  ['__proto__', '未知'],
].map(([systemCode, systemName]) => ({ systemCode: systemCode!, systemName: systemName! }));

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
    ['across a blank of its name', 'iot平', ['iot']],
  ])('%s', (_, typed, expected) => {
    expect(codes(typed, read)).toEqual(expected);
  });

  test('what begins so before what holds it, and in their own order where they are equal', () => {
    expect(codes('gd', read)).toEqual(['workorder', 'gdzt']);
    expect(codes('o', read)).toEqual(['opbi', 'iot', 'workorder', '__proto__']);
  });

  test('before pinyin has come, by name and code', () => {
    expect(codes('dtp')).toEqual([]);
    expect(codes('工单')).toEqual(['workorder', 'gdzt']);
    expect(codes('__p')).toEqual(['__proto__']);
  });
});

test('R086 the part of the name that answers is told', () => {
  expect(searchEntries(entries, '梯平')[0]!.mark).toEqual([1, 3]);
  expect(searchEntries(entries, 'tpt', read)[0]!.mark).toEqual([1, 4]);
  expect(searchEntries(entries, 'lif')[0]!.mark).toBeNull();
});

test('R086 T17 nothing typed finds nothing, and nothing that is typed breaks it', () => {
  expect(codes('  ')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: 'grapheme' }), (typed, name) => {
      const list = [{ systemCode: 'x', systemName: name }, ...entries];
      for (const { entry, mark } of searchEntries(list, typed, read))
        if (mark) expect(entry.systemName.slice(mark[0], mark[1])).not.toBe('');
    }),
  );
});
