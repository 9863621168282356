import { nameFromDisposition } from './nameFromDisposition';

test.each([
  [null, undefined],
  ['', undefined],
  ['attachment', undefined],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="two words.pdf"', 'two words.pdf'],
  ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
  ["attachment; filename*=UTF-8''%E6%89%8B%E5%86%8C.pdf", '手册.pdf'],
  ['attachment; filename="x.pdf"; filename*=utf-8\'zh\'%E6%89%8B%E5%86%8C.pdf', '手册.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''%E6%8", 'x.pdf'],
  ["attachment; filename=x.pdf; filename*=iso-8859-1''%E9.pdf", 'x.pdf'],
  ["attachment; FILENAME* = utf-8''a%20b.pdf ; x=1", 'a b.pdf'],
  ["attachment; filename*=UTF-8'en'a.pdf; filename=b.pdf", 'a.pdf'],
  ['attachment; FileName = "a;b.pdf" ; x=1', 'a;b.pdf'],
  ['attachment; filename = a.pdf;x=1', 'a.pdf'],
  ['attachment; filename="a\\\\b.pdf"', 'a\\b.pdf'],
  ['attachment; filename=""', undefined],
  ["attachment; filename*=UTF-8''", undefined],
])('R285 the header %j gives the name %j', (header, expected) => {
  expect(nameFromDisposition(header)).toBe(expected);
});
