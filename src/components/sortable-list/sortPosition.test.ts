import fc from 'fast-check';
import { gapAt, gapOf, insertAt, isCarried, positionInGap } from './sortPosition';

const rows = [0, 40, 80].map((top) => ({ top, left: 0, width: 200, height: 40 }));
const tabs = [0, 100, 200].map((left) => ({ top: 0, left, width: 100, height: 40 }));

test.each([
  ['above everything', -5, 0],
  ['upper half of the first', 19, 0],
  ['exactly its half', 20, 0],
  ['lower half of the first', 21, 1],
  ['lower half of the last', 101, 3],
  ['below everything', 900, 3],
])('R098 the gap changes at the midpoint of a row: %s', (_, y, gap) => {
  expect(gapAt(rows, { x: 500, y }, 'vertical')).toBe(gap);
});

test('R072 in a horizontal list the x coordinate counts', () => {
  expect([49, 51, 151, 251].map((x) => gapAt(tabs, { x, y: 999 }, 'horizontal'))).toEqual([0, 1, 2, 3]);
  expect(gapAt([], { x: 1, y: 1 }, 'horizontal')).toBe(0);
});

test.each([
  [null, false],
  [{ x: 7, y: 0 }, false],
  [{ x: 8, y: 0 }, true],
  [{ x: -6, y: -6 }, true],
])('R072 a drag starts at eight pixels: %p is %p', (way, expected) => {
  expect(isCarried(way)).toBe(expected);
});

test('R098 dropping into either gap next to an item does not move it', () => {
  const from = { zone: 'main', index: 2 };
  expect([1, 2, 3, 4].map((gap) => positionInGap(from, 'main', gap)?.index)).toEqual([1, undefined, undefined, 3]);
  expect(positionInGap(from, 'more', 2)).toEqual({ zone: 'more', index: 2 });
});

test('R098 dropping into a gap puts the item between the two items around it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (length, at, into) => {
      const list = Array.from({ length }, (_, index) => index);
      const from = { zone: 'main', index: at % length };
      const gap = into % (length + 1);
      const to = positionInGap(from, 'main', gap);
      if (!to) return expect([from.index, from.index + 1]).toContain(gap);
      const moved = insertAt(list, from.index, to.index);
      expect([...moved].sort((a, b) => a - b)).toEqual(list);
      expect(moved[to.index]).toBe(from.index);
      if (gap > 0) expect(moved[to.index - 1]).toBe(gap - 1);
      if (gap < length) expect(moved[to.index + 1]).toBe(gap);
      expect(gapOf(from, to)).toBe(gap);
    }),
  );
});
