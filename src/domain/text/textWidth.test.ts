import { spacedWidth, textWidth } from './textWidth';

test.each([
  ['', 0],
  ['删除', 2 * 14],
  ['Delete', 6 * 8],
  ['App 端、PC 端', 3 * 14 + 7 * 8],
  ['😀', 14],
])('A41 R087 %j: a full-width character counts 14 px, a narrow one 8 px', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test.each([
  [96, 0, 96],
  [96, 2, 120],
  [100, 1.68, 121],
])('R048 %i px of text need, with %d px more per character, %i px', (width, letterSpacing, expected) => {
  expect(spacedWidth(width, letterSpacing)).toBe(expected);
});
