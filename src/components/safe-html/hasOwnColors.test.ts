import { hasOwnColors } from './hasOwnColors';

test.each([
  ['<p style="color:#c00">x</p>', true],
  ['<p style="text-align:center;background-color: yellow">x</p>', true],
  ['<font color="red">x</font>', true],
  ['<td bgcolor=red>x</td>', true],
  ['<p style="text-align:center">x</p>', false],
  ['<p>color: red, background-color: blue</p>', false],
  ['a < b and color: red', false],
  ['', false],
])('B11 R105 %s sets colors: %s', (html, expected) => expect(hasOwnColors(html)).toBe(expected));
