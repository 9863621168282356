import fc from 'fast-check';
import { createRecentItems } from './recentItems';

const ofAtMost = (most: number) => createRecentItems('portal.recentEntries', most);

afterEach(() => localStorage.clear());

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['a', 'b', 'c'], 'd', ['d', 'a', 'b']],
  [['a', 'b', 'c'], 'c', ['c', 'a', 'b']],
])('R048 R086 of at most three, after %j the use of %s leaves %j', (items, item, expected) => {
  expect(ofAtMost(3).withNewest(items, item)).toEqual(expected);
});

test('R048 R086 any sequence of uses leaves the last items, each once, newest first', () => {
  const uses = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(uses, fc.integer({ min: 1, max: 6 }), (used, most) => {
      const items = used.reduce<string[]>((known, item) => ofAtMost(most).withNewest(known, item), []);
      expect(items).toEqual([...new Set(used.toReversed())].slice(0, most));
    }),
  );
});

test('T3 T17 a list above the limit is cut, and invalid items are dropped', () => {
  ofAtMost(2).write('lin', ['a', 1 as unknown as string, 'b', 'c']);
  expect(ofAtMost(2).read('lin')).toEqual(['a', 'b']);
});

test('T3 A31 while nobody is known nothing is offered, and nothing is deleted', () => {
  ofAtMost(2).write('lin', ['a']);
  expect(ofAtMost(2).read(null)).toEqual([]);
  expect(ofAtMost(2).read('lin')).toEqual(['a']);
});
