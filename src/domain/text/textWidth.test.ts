import { textWidth } from './textWidth';

test.each([
  ['', 0],
  ['删除', 2 * 14],
  ['Delete', 6 * 8],
  ['App 端、PC 端', 3 * 14 + 7 * 8],
  ['😀', 14],
])('A41 R087 %j: a full-width character counts 14 px, a narrow one 8 px', (text, width) => {
  expect(textWidth(text)).toBe(width);
});
