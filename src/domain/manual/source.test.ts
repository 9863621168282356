import { manualSourceOf } from './source';

test.each([
  [1, 1],
  ['11', 11],
  [5, 5],
  [0, null],
  [12, null],
  [99, null],
  ['', null],
  [null, null],
  [undefined, null],
  ['1e0', null],
  [1.5, null],
])('R136 source %p is %p', (source, expected) => {
  expect(manualSourceOf(source)).toBe(expected);
});
