import fc from 'fast-check';
import { placeClass, ROOT_ATTRIBUTE, scopeSelectors } from './scopeSelector';

const CONTENT = `
  <div id="app" class="a"><h1 class="b"><i></i></h1><ul class="c"><li></li><li class="a d"><i class="b"></i></li></ul></div>
  <div class="d c"><i></i></div>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const around = (key: string) =>
  `<div class="${placeClass(key)}"><div ${ROOT_ATTRIBUTE}="${key}">${CONTENT}</div></div>`;

/** The program in a document of its own, and in a pane of the portal, whose elements have the same names. */
const standalone = parse(CONTENT);
const portal = parse(`<ul class="c"><li class="d">${around('lift')}</li><li class="a">${around('mgr')}</li></ul>`);
const rootOf = (key: string) => portal.querySelector<HTMLElement>(`[${ROOT_ATTRIBUTE}="${key}"]`)!;

/** Gives the body a theme, which the portal copies to the roots of the pane that sets it. */
const setTheme = (name: string) => {
  for (const element of [standalone.body, portal.body, rootOf('lift')]) element.className = name;
};

const matched = (elements: Iterable<Element>, selector: string) =>
  [...elements].map((element) => element.matches(selector));

const compounds = fc.constantFrom('i', 'li', '.a', '.b', '.c', 'ul.c', ':is(h1, .d)', '#app', '.dark');
const combinators = fc.constantFrom(' ', ' > ', ' + ', '~');
const outer = fc.constantFrom('', '', 'html ', 'body.dark ', ':root body ', 'body > ', 'html > body ');
const selectors = fc
  .tuple(
    outer,
    fc.array(fc.tuple(compounds, combinators), { maxLength: 3 }),
    fc.oneof(compounds, fc.constantFrom('*', 'li:not(.a)')),
  )
  .map(([before, path, subject]) => `${before}${path.flat().join('')}${subject}`);

test('R034 a selector matches in the pane what it matches standalone, and nothing outside', () => {
  fc.assert(
    fc.property(selectors, fc.constantFrom('', 'dark'), (selector, theme) => {
      setTheme(theme);
      const scoped = scopeSelectors(selector, 'lift');
      const own = rootOf('lift').querySelectorAll('*');
      expect(matched(own, scoped)).toEqual(matched(standalone.body.querySelectorAll('*'), selector));
      const others = [...portal.querySelectorAll('*')].filter((element) => !rootOf('lift').contains(element));
      expect(matched(others, scoped)).not.toContain(true);
    }),
    { numRuns: 2000 },
  );
});
