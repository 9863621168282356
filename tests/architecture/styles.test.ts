import { projectFiles, read } from './project';

/** What `align-content` aligns in every supported browser (blocks only since Chromium 123), or a line that is centered anyway. */
const ALIGNED = /\bdisplay: (inline-)?(grid|flex);|\bline-height: calc\(var\(--header-height\)/;

const styleSheets = projectFiles().filter((path) => path.startsWith('src/') && path.endsWith('.css'));

const rulesOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector, body]) => [selector!.split(';').at(-1)!.trim(), body!] as const,
  );

/** Selectors of rules that align the content of a block. */
function alignedBlocks(css: string): string[] {
  const rules = rulesOf(css);
  return rules
    .filter(([, body]) => /\b(align|place)-content:/.test(body))
    .map(([selector]) => selector)
    .filter((selector) => !rules.some(([other, body]) => other === selector && ALIGNED.test(body)));
}

test('F55 no style relies on the alignment of blocks, which the oldest supported browser lacks', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  expect(styleSheets.flatMap((path) => alignedBlocks(read(path)).map((selector) => `${path} ${selector}`))).toEqual([]);
});

test.each([
  ['.a { height: 40px; align-content: center; }', ['.a']],
  ['.a { display: grid; } @media print { .a { align-content: center; } }', []],
])('%s', (css, refused) => {
  expect(alignedBlocks(css)).toEqual(refused);
});

/** `:is(…)` and the like, innermost first. */
const GROUP = /:(is|where|not|has)\(([^()]*)\)/g;

/** A selector with what the browser looks a rule up by: of `:is()` and `:where()`, the subject of a single selector. */
function lookedUp(selector: string): string {
  const next = selector.replace(GROUP, (_, kind: string, list: string) =>
    /not|has/.test(kind) || list.includes(',') ? '' : list.split(/[\s>+~]+/).at(-1)!,
  );
  return next === selector ? selector : lookedUp(next);
}

/**
 * Selectors that the browser tries for each element: it looks rules up by the element, class, id, attribute or
 * `:focus-visible` of their subject, and passes those over that have an ancestor's name which no ancestor has.
 */
const triedEverywhere = (css: string): string[] =>
  rulesOf(css)
    .flatMap(([selectors]) => selectors.split(/,(?![^(]*\))(?=\s)/).map((selector) => selector.trim()))
    .filter((selector) => !selector.startsWith('@'))
    .filter((selector) => !/[\w.#[]/.test(lookedUp(selector).replace(/::\w+$/, '')));

test('A26 one rule, and three with reduced motion, are tried for each element of a subsystem', () => {
  // Forced colors have rules for antd's parts, by the end of their names.
  const always = styleSheets.filter((path) => path !== 'src/forcedColors.css');
  const tried = always.flatMap((path) => triedEverywhere(read(path)).map((selector) => `${path} ${selector}`));
  const outside = ':where(:not([data-micro-app]):not([data-micro-app] *))';
  expect(tried).toEqual(
    [`*${outside}`, outside, `${outside}::before`, `${outside}::after`].map((selector) => `src/global.css ${selector}`),
  );
});

test.each([
  [':is(h1, h2):where(:not([data-x] *)) { margin: 0; }', [':is(h1, h2):where(:not([data-x] *))']],
  [':where(.a > *) { margin: 0; }', [':where(.a > *)']],
  ['h1:where(:not([data-x] *)), h2 { margin: 0; }', []],
  ['.a > *, .a + b, [data-b], :where(.c) > *, :where(.d [data-e]) { margin: 0; }', []],
])('%s', (css, refused) => {
  expect(triedEverywhere(css)).toEqual(refused);
});
