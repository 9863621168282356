import { JSDOM } from 'jsdom';
import { allMatching, fewMatching } from './styleRules.cjs';

const TAGS =
  'html head meta title link style script body p div layer article aside footer header hgroup main nav section address blockquote figcaption figure q center hr video audio h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr col colgroup td th caption ul menu dir ol li dd dl dt form label legend fieldset button input textarea select optgroup option output isindex keygen meter progress datalist area object embed iframe u ins strong b i cite em var tt code kbd samp mark big small s strike del sub sup nobr a pre xmp plaintext listing ruby rt rp noframes frameset frame details summary template bdi bdo dialog slot svg math custom-element'.split(
    ' ',
  );
const ATTRIBUTES = [
  'hidden',
  'disabled',
  'readonly',
  'open',
  'list',
  'dir="auto"',
  'href="/"',
  'aria-hidden="true"',
  ...['hidden', 'search', 'password', 'image', 'file', 'radio', 'checkbox', 'button', 'submit', 'reset', 'range'].map(
    (type) => `type="${type}"`,
  ),
  'type="color" list',
];

const { window } = new JSDOM(
  `<style>
    p, .a > *, div .b { display: none }
    @media screen { [hidden] { visibility: hidden } li { color: red } }
    @media print { * { display: none } }
  </style>`,
);
const { document } = window;

function add(tag: string, attributes: string, namespace = 'http://www.w3.org/1999/xhtml') {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.className = 'a';
  // By its name, so that no parser moves it.
  const element = holder.appendChild(document.createElementNS(namespace, tag));
  for (const [, name, value = ''] of attributes.matchAll(/([\w-]+)(?:="(\w+)")?/g)) element.setAttribute(name!, value);
}

test('the same rules match as in jsdom, in the same order', () => {
  for (const tag of TAGS) add(tag, '');
  for (const attributes of ATTRIBUTES) for (const tag of ['input', 'button', 'textarea', 'p']) add(tag, attributes);
  for (const tag of ['a', 'title', 'p']) add(tag, 'hidden', 'http://www.w3.org/2000/svg');
  document.querySelector('input')!.focus();
  const elements = [...document.querySelectorAll('*')];
  expect(elements.filter((element) => String(fewMatching(element)) !== String(allMatching(element)))).toEqual([]);
  expect(new Set(elements.flatMap((element) => fewMatching(element))).size).toBeGreaterThan(80);
});
