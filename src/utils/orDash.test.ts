import { orDash } from './orDash';

test.each([
  ['Li', 'Li'],
  ['', '-'],
  ['  ', '-'],
  [null, '-'],
  [undefined, '-'],
])('R107 R110 R111 field %p reads %s', (value, text) => {
  expect(orDash(value)).toBe(text);
});

test.each([
  [0, '0'],
  ['0', '0'],
  [12, '12'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
])('R112 sort number %p reads %s', (value, text) => {
  expect(orDash(value)).toBe(text);
});
