import fc from 'fast-check';
import { ROOT_ATTRIBUTE, scopeSelectors, wrapperClass } from './scopeSelector';

const CONTENT = `
  <div id="app" class="a"><h1 class="b"><i></i></h1><ul class="c"><li></li><li class="a d"><i class="b"></i></li></ul></div>
  <div class="d c"><i></i></div>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const wrapped = (key: string, content: string) =>
  `<div class="${wrapperClass(key)}"><div ${ROOT_ATTRIBUTE}="${key}">${content}</div></div>`;

/** The program in a document of its own, and in a pane of the portal, whose elements have the same names. */
const standalone = parse(CONTENT);
const portal = parse(`
  <ul class="c">
    <li class="d">${wrapped('lift', CONTENT)}${wrapped('lift', '')}</li>
    <li class="a">${wrapped('mgr', CONTENT)}</li>
  </ul>`);
const [root, layer] = portal.querySelectorAll<HTMLElement>(`[${ROOT_ATTRIBUTE}="lift"]`);

/** Gives a page a theme, which the portal copies to the roots of the pane that sets it. */
const setTheme = (place: 'documentElement' | 'body', name: string) => {
  for (const page of [standalone, portal]) {
    page.documentElement.className = '';
    page.body.className = '';
    page[place].className = name;
  }
  root!.className = name;
};

const matched = (elements: readonly Element[], selector: string) =>
  elements.map((element) => element.matches(selector));
const own = [root!, ...root!.querySelectorAll('*')];
const others = [...portal.querySelectorAll('*')].filter((element) => !root!.contains(element) && element !== layer);

const compounds = fc.constantFrom('i', 'li', '.a', '.b', '.c', 'ul.c', ':is(h1, .d)', '#app');
const combinators = fc.constantFrom(' ', ' > ', ' + ', '~');
const path = fc.array(fc.tuple(compounds, combinators), { maxLength: 3 }).map((list) => list.flat().join(''));
const subjects = fc.oneof(compounds, fc.constantFrom('*', 'li:not(.a)'));

test.each([
  ['body', ['', 'html ', 'html body ', 'body.dark ', ':root body ', 'body > ', 'html > body > ', '.dark ', '.dark > ']],
  ['documentElement', ['', 'html.dark ', ':root.dark body ', 'html.dark > body > ', '.dark #app ']],
] as const)(
  'R034 a selector matches in the pane what it matches standalone, and nothing outside, with a theme on %s',
  (place, outer) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...outer),
        path,
        subjects,
        fc.constantFrom('', 'dark'),
        (before, between, subject, theme) => {
          setTheme(place, theme);
          const selector = `${before}${between}${subject}`;
          const scoped = scopeSelectors(selector, 'lift');
          expect(matched(own, scoped)).toEqual(
            matched([standalone.body, ...standalone.body.querySelectorAll('*')], selector),
          );
          expect(matched(others, scoped)).not.toContain(true);
        },
      ),
      { numRuns: 500 },
    );
  },
);
