import { render } from '@testing-library/react';
import SanitizedHtml from './SanitizedHtml';

const notice =
  '<p style="color: red">周五停水</p><table><tbody><tr><td colspan="2" align="center">八点</td></tr></tbody></table>' +
  '<img src="data:image/png;base64,iVBORw0KGgo="><a href="https://example.org">详情</a>';
const hostile = `${notice}<script>alert(1)</script><p onclick="alert(1)">x</p>`;

interface Call {
  html: string;
  elements: string[];
  attributes: string[];
}
const calls: Call[] = [];
let inner: jest.SpyInstance<void, [string]>;

/** Stands in for the browser's class; what it removes is covered by the browser tests. */
class Sanitizer {
  constructor(readonly list: Omit<Call, 'html'>) {}
  get() {
    return this.list;
  }
}
const have = (window_: object, element: object) => {
  Object.assign(window, window_);
  Object.assign(Element.prototype, element);
};
function setHTML(this: Element, html: string, { sanitizer }: { sanitizer: Sanitizer }) {
  calls.push({ html, ...sanitizer.list });
  this.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
}

beforeEach(() => {
  calls.length = 0;
  inner = jest.spyOn(Element.prototype, 'innerHTML', 'set');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Sanitizer');
  Reflect.deleteProperty(Element.prototype, 'setHTML');
});

const show = () => {
  const view = render(<SanitizedHtml html={hostile} />);
  return { ...view, box: () => view.container.firstElementChild! };
};
const written = () => inner.mock.calls.map(([html]) => html).filter((html) => html.includes('周五停水'));

describe('T15 cleaned markup on the page', () => {
  test.each([
    ['has no sanitizer', {}, {}],
    ['implements an earlier draft', { Sanitizer: class {} }, { setHTML }],
    ['has Sanitizer but not setHTML', { Sanitizer }, {}],
  ])('is inserted with innerHTML where the browser %s', (_name, window_, element) => {
    have(window_, element);
    const { box } = show();
    expect(calls).toEqual([]);
    expect(written()).toHaveLength(1);
    expect(box().querySelector('td')).toHaveTextContent('八点');
    expect(box().innerHTML).not.toMatch(/script|onclick/);
  });

  test('also passes through the browser’s own sanitizer where available, already sanitized', () => {
    have({ Sanitizer }, { setHTML });
    const { box } = show();
    expect(calls).toHaveLength(1);
    expect(written()).toEqual([]);
    expect(calls[0]!.html).toContain('周五停水');
    expect(calls[0]!.html).not.toMatch(/script|onclick/);
    expect(box().querySelector('td')).toHaveTextContent('八点');
  });

  test('keeps everything that the profile allows', () => {
    have({ Sanitizer }, { setHTML });
    const { box } = show();
    const { elements, attributes } = calls[0]!;
    const used = [...box().querySelectorAll('*')];
    expect(used.length).toBeGreaterThan(5);
    expect(used.map(({ localName }) => localName).filter((name) => !elements.includes(name))).toEqual([]);
    const names = new Set(used.flatMap((element) => element.getAttributeNames()));
    expect([...names]).toEqual(expect.arrayContaining(['style', 'colspan', 'src', 'href', 'rel', 'target', 'loading']));
    expect([...names].filter((name) => !attributes.includes(name))).toEqual([]);
    expect(elements).not.toEqual(expect.arrayContaining(['script']));
  });

  test('is inserted once, and again when it changes', () => {
    have({ Sanitizer }, { setHTML });
    const { rerender, box } = show();
    rerender(<SanitizedHtml html={hostile} className="wide" />);
    expect(calls).toHaveLength(1);
    rerender(<SanitizedHtml html="<p>停电</p>" />);
    expect(calls).toHaveLength(2);
    expect(box()).toHaveTextContent(/^停电$/);
  });
});
