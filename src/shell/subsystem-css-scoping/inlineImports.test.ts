import { inlineImports } from './inlineImports';

const files: Record<string, string> = {
  'http://a.example/css/b.css': '@import "c.css";\nb{background:url(b.png)}',
  'http://a.example/css/c.css': '@import url(b.css);\nc{}',
  'http://a.example/d.css': 'd{}',
};
const fetchStyle = async (address: string) => {
  const text = files[address];
  if (text === undefined) throw new Error('not found');
  return text;
};
const inlined = (css: string) => inlineImports(css, 'http://a.example/css/app.css', fetchStyle);

describe('R034 imported style sheets are put in the place of the import', () => {
  test.each([
    ['@import "../d.css";a{}', 'd{}a{}'],
    ["@import url('../d.css') screen and (min-width: 1px);", '@media screen and (min-width: 1px){d{}}'],
    [
      '@import url(../d.css) layer(x.y) supports(display: grid) print;',
      '@media print{@supports (display: grid){@layer x.y{d{}}}}',
    ],
    ['@import "../d.css" layer;', '@layer {d{}}'],
    ['@import "gone.css";a{}', 'a{}'],
    ['a{content:"@import"}', 'a{content:"@import"}'],
  ])('%s', async (css, expected) => expect(await inlined(css)).toBe(expected));

  test('addresses are resolved against the imported style sheet, and a circle ends', async () => {
    const text = await inlined('@import "b.css";');
    expect(text).toContain('b{background:url(http://a.example/css/b.png)}');
    expect(text).not.toContain('@import');
  });
});
