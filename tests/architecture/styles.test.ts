import { dirname, join } from 'node:path';
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

/** A property, or the shorthand that sets it, too. */
const shorthandOf = (property: string): string =>
  /^(inset|padding|margin|border|background|font|flex|overflow)(?=-|$)/.exec(property)?.[1] ?? property;

const propertiesOf = (body: string): string[] =>
  [...body.matchAll(/(?:^|;)\s*([\w-]+):/g)].map(([, property]) => shorthandOf(property!));

/** Properties that a rule sets although the class of another file that it composes sets them, too. */
function overriddenByOrder(path: string, css: string, readOther: (path: string) => string): string[] {
  return rulesOf(css).flatMap(([selector, body]) => {
    const [, name, file] = /composes: ([\w-]+) from '(\.[^']+)'/.exec(body) ?? [];
    if (!name) return [];
    const composed = rulesOf(readOther(join(dirname(path), file!)))
      .filter(([other]) => other.split(/,\s*/).includes(`.${name}`))
      .flatMap(([, other]) => propertiesOf(other));
    return propertiesOf(body)
      .filter((property) => property !== 'composes' && composed.includes(property))
      .map((property) => `${path} ${selector} { ${property} }`);
  });
}

// A chunk that is loaded later may repeat the composed class; of two rules of one specificity the later one wins.
test('R074 no style overrides a class that it composes merely by its place in the file', () => {
  expect(styleSheets.flatMap((path) => overriddenByOrder(path, read(path), read))).toEqual([]);
});

test.each([
  [".a { composes: item from './menu.css'; inset: 0; }", ['src/x.css .a { inset }']],
  [".a { composes: item from './menu.css'; display: grid; } .b .a { inset: 0; }", []],
])('%s', (css, refused) => {
  const menu = '.item, .other { color: red; inset-inline-end: 4px; }';
  expect(overriddenByOrder('src/x.css', css, (path) => (path === 'src/menu.css' ? menu : ''))).toEqual(refused);
});
