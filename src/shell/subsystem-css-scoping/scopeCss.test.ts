import fc from 'fast-check';
import { rewriteCss } from './scanCss';
import { scopeCss } from './scopeCss';
import { wrapperClass } from './scopeSelector';

const scoped = (css: string) => scopeCss(css, 'lift').text;
/**
 * Scoped text in a short form: `«` before what is inside, `«»` after a subject that is inside, `ROOT` for the root itself.
 */
const short = (css: string) =>
  scoped(css)
    .replaceAll(':where(.micro-app-lift) ', '«')
    .replaceAll(':where(.micro-app-lift > *)', 'ROOT')
    .replaceAll(':where(.micro-app-lift *)', '«»')
    .replaceAll(':where([data-micro-app="lift"])', 'ROOT');

describe('R034 style sheets of a micro-app are confined to it', () => {
  test.each([
    ['a{}', '«a{}'],
    ['.a .b > .c, h1 {}', '«.a .b > .c, «h1 {}'],
    ['*,*::before{}', '«*,«*::before{}'],
    ['::selection{}', '«::selection{}'],
    ['a:hover::after, a:after{}', '«a:hover::after, «a:after{}'],
    ['.a:not(.b, .c):is(h1,h2) ~ i{}', '«.a:not(.b, .c):is(h1,h2) ~ i{}'],
    ['[data-a="x, > {y}"] b{}', '«[data-a="x, > {y}"] b{}'],
    ['[class^="x y"] b, b[title="x y"]{}', '«[class^="x y"] b, «b[title="x y"]{}'],
    ['.md\\:a\\,b{}', '«.md\\:a\\,b{}'],
    ['li:nth-child(2n + 1 of .x, .y){}', '«li:nth-child(2n + 1 of .x, .y){}'],
  ])('the subject of a selector is inside: %s', (css, expected) => expect(short(css)).toBe(expected));

  test.each([
    ['html,body{}', 'html ROOT,body ROOT{}'],
    ['html body{}', 'html body ROOT{}'],
    [':root{--a:1}', ':root ROOT{--a:1}'],
    ['body.dark::before{}', 'body.dark ROOT::before{}'],
    [':root[data-theme=dark]{}', ':root[data-theme=dark] ROOT{}'],
    ['body > .modal{}', 'body ROOT > .modal{}'],
    ['html > body > i{}', 'html > body ROOT > i{}'],
    ['html > .x{}', 'html ROOT > .x{}'],
    ['.x /* a */ body /* b */{}', '.x /* a */ body ROOT /* b */{}'],
    ['body.dark a .x{}', 'body.dark ROOT a .x{}'],
    ['html.dark a > .x{}', 'html.dark «a > .x{}'],
    [':is(html, .page){}', '«:is(html, .page),:is(html, .page) ROOT{}'],
    ['.body, #html, body-part, .a-html{}', '«.body, «#html, «body-part, «.a-html{}'],
  ])('html, body and :root mean the root: %s', (css, expected) => expect(short(css)).toBe(expected));

  test.each([
    ['[theme=dark] .x{}', '[theme=dark] .x«»{}'],
    ['[lang=en] .x, [dir=rtl]::before{}', '[lang=en] .x«», «[dir=rtl]::before{}'],
    [':scope .x, & > i::after{}', ':scope .x«», & > i«»::after{}'],
    [':is(html, .page) .x{}', ':is(html, .page) .x«»{}'],
    [':fullscreen .x, [dir=rtl] /* a */ .x /* b */{}', ':fullscreen .x«», [dir=rtl] /* a */ .x«» /* b */{}'],
    ['html + i, > i{}', 'html + i«», > i«»{}'],
    ['@scope (.a){.b{} @media print{> c{}}}.d{}', '@scope (.a){.b«»{} @media print{> c«»{}}}«.d{}'],
    ['@scope (.a){@scope (.b){i{}}u{}}.d{}', '@scope (.a){@scope (.b){i«»{}}u«»{}}«.d{}'],
  ])('what stands before the subject may be outside if only the page has it: %s', (css, expected) =>
    expect(short(css)).toBe(expected),
  );

  test('a selector without pseudo-elements and roots is confined as one that is parsed (a comment makes it so)', () => {
    const part = fc.constantFrom(
      ...['.a', '#b', '[c="d, e"]', ':hover', ':not(.f, .g)', ':is(h1 > i)', ':nth-child(2n + 1 of .x)', '*', '.body'],
    );
    const combinator = fc.constantFrom(' ', ' > ', '+', '~ ', '\n', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(part, combinator), { maxLength: 5 }), part, (list, last) => {
        const selector = `${list.flat().join('')}${last}`;
        expect(scoped(`${selector}/**/{}`)).toBe(scoped(`${selector}{}`).replace('{}', '/**/{}'));
      }),
    );
  });

  test.each([
    ['@media (min-width: 1px){a{}}', '@media (min-width: 1px){«a{}}'],
    ['@layer a, b; @layer a{@supports (x: y){p{}}}', '@layer a, b; @layer a{@supports (x: y){«p{}}}'],
    ['@container card (width > 1px){a{}}b{}', '@container card (width > 1px){«a{}}«b{}'],
    ['@keyframes x{from{a:b}50%{a:c}}i{}', '@keyframes x{from{a:b}50%{a:c}}«i{}'],
    ['@font-face{font-family:x;src:url(a.woff)}i{}', '@font-face{font-family:x;src:url(a.woff)}«i{}'],
    ['.a{color:red;& .b{x:y}.c{x:y}@media print{x:y}}.d{}', '«.a{color:red;& .b{x:y}.c{x:y}@media print{x:y}}«.d{}'],
    ['@charset "utf-8";@import "a.css" layer(b);i{}', '@charset "utf-8";«i{}'],
    ['i{a:url(data:image/svg+xml;{}b)}/* } */b{c:"}"}', '«i{a:url(data:image/svg+xml;{}b)}/* } */«b{c:"}"}'],
    ['a{}}b{}', '«a{}}«b{}'],
    ['<!-- a{} -->', '<!-- «a{} -->'],
  ])('rules in groups are confined, and nothing else changes: %s', (css, expected) =>
    expect(short(css)).toBe(expected),
  );

  test.each(['html ~ {}', '[dir=rtl] .a > {}', 'a, , b >{}'])('what is invalid stays so: %s', (css) =>
    expect(short(css).replaceAll('«', '')).toBe(css),
  );

  test('a prefix that another library puts before what it reads applies', () => {
    const read = (css: string) => scoped(css).replace('{}', '');
    expect(short(`.p ${read('.a{}')}{}`)).toBe('«.p .a{}');
    expect(short(`.p ${read('[dir=rtl] .a::before{}')}{}`)).toBe('.p [dir=rtl] .a«»::before{}');
  });

  test('each pane has a class of its own', () => {
    const keys = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 6 }), { minLength: 2 });
    fc.assert(fc.property(keys, (list) => expect(new Set(list.map(wrapperClass)).size).toBe(list.length)));
    expect(wrapperClass('byd::a')).not.toBe(wrapperClass('byd:Ϊ'));
    expect(wrapperClass('iframe:a b.c')).toMatch(/^[\w-]+$/);
  });

  test('lines keep their numbers, and a text that is confined already stays as it is', () => {
    const css = 'a,\nb\n{\n}\n/* x\n */\n@media x {\n  c > d {}\n}\n/*# sourceMappingURL=a.map */';
    expect(scoped(css).split('\n')).toHaveLength(css.split('\n').length);
    expect(scoped(scoped(css))).toBe(scoped(css));
    expect(scoped(css)).toContain('/*# sourceMappingURL=a.map */');
  });

  test('a text that ends inside of a rule is not complete, and no text makes the scanner fail or lose a character', () => {
    expect(['a{', '@media x{a{}', 'a{}b', 'a{b:"}'].map((css) => scopeCss(css, 'x').isComplete)).toEqual(
      Array(4).fill(false),
    );
    expect(['', 'a{}', '@layer a;', 'a{}\n/* */'].map((css) => scopeCss(css, 'x').isComplete)).toEqual(
      Array(4).fill(true),
    );
    const pieces = fc.constantFrom(
      ...'{}()[]"\'\\;,@:/*#. \n>',
      'a',
      'url(',
      '/*',
      '*/',
      '@media x',
      '@import',
      'html',
      '::b',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const css = parts.join('');
        expect(rewriteCss(css, { selectors: (list) => list }).text).toBe(css);
        scoped(css);
      }),
    );
  });
});
