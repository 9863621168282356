import fc from 'fast-check';
import { gridMove } from './gridMove';

/** Two groups in three columns: 0 1 2 / 3 — 4 5 6 / 7 8 */
const cells = [
  [0, 0],
  [10, 0],
  [20, 0],
  [0, 5],
  [0, 9],
  [10, 9],
  [20, 9],
  [0, 14],
  [10, 14],
].map(([left, top]) => ({ left: left!, top: top! }));

test.each([
  [1, 'ArrowRight', 2],
  [2, 'ArrowRight', 3],
  [8, 'ArrowRight', 0],
  [0, 'ArrowLeft', 8],
  [2, 'ArrowDown', 3],
  [3, 'ArrowDown', 4],
  [5, 'ArrowDown', 8],
  [6, 'ArrowDown', 8],
  [7, 'ArrowDown', undefined],
  [5, 'ArrowUp', 3],
  [1, 'ArrowUp', undefined],
  [4, 'Home', 0],
  [4, 'End', 8],
  [4, 'a', undefined],
  [-1, 'ArrowDown', undefined],
])('R086 from %d %s leads to %p', (index, key, expected) => {
  expect(gridMove(cells, index, key)).toBe(expected);
});

test('R086 arrow keys reach every item from every other, in every number of columns', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5 }), (count, columns) => {
      const grid = Array.from({ length: count }, (_, each) => ({
        left: each % columns,
        top: Math.floor(each / columns),
      }));
      const reached = new Set([0]);
      for (const each of reached)
        for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
          const next = gridMove(grid, each, key);
          if (next !== undefined) reached.add(next);
        }
      expect(reached.size).toBe(count);
    }),
  );
});
