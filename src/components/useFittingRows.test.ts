import { rowsThatFit } from './useFittingRows';

test.each([
  [400, 10],
  [399, 9],
  [240, 6],
  [279, 6],
  [39, 1],
  [0, 1],
  [-5, 1],
])('R007 R318 %i px have space for %i rows of 40 px', (height, rows) => {
  expect(rowsThatFit(height, 40)).toBe(rows);
});
