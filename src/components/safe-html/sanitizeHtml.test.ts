import { hostileMarkup } from '../../../tests/support/hostileInputs';
import { faultsOf } from '../../../tests/support/markupFaults';
import { safeStyle } from './safeStyle';
import { sanitizeHtml } from './sanitizeHtml';

describe('T15 an author’s markup', () => {
  test('by a hostile author keeps nothing that runs, draws over the page, collects input or calls home', () => {
    const faults = hostileMarkup().flatMap((input) =>
      faultsOf(sanitizeHtml(input)).map((fault) => `${fault} ← ${input}`),
    );
    expect(faults).toEqual([]);
  });

  test('by a hostile author fails the same checks without the sanitizer', () => {
    const inputs = hostileMarkup();
    const seen = inputs.filter((input) => faultsOf(input).length > 0);
    expect(seen.length / inputs.length).toBeGreaterThan(0.3);
  });

  test('keeps headings, lists, tables and images', () => {
    const html =
      '<h2>Notice</h2><ol start="3"><li>one</li></ol><table><tbody><tr><td colspan="2">a</td></tr></tbody></table>' +
      '<p>H<sub>2</sub>O <strong>bold</strong></p>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test.each([
    ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['mailto:service@example.org', 'mailto:service@example.org'],
    ['/help', '/help'],
  ])('opens the link %s in a new tab, without a referrer', (href, kept) => {
    expect(sanitizeHtml(`<a href="${href}" target="_self" rel="opener">x</a>`)).toBe(
      `<a href="${kept}" target="_blank" rel="noopener noreferrer nofollow">x</a>`,
    );
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', '//evil.example', 'https://portal@evil.example'])(
    'removes the address %s from a link and keeps the text',
    (href) => expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>'),
  );

  test('loads images lazily and without a referrer, and only raster data URLs', () => {
    expect(sanitizeHtml('<img src="/_files/1.png">')).toBe(
      '<img src="/_files/1.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    );
    expect(sanitizeHtml('<img src="data:image/png;base64,iVBORw0KGgo=">')).toContain(
      'src="data:image/png;base64,iVBORw0KGgo="',
    );
    expect(sanitizeHtml('<img src="data:image/svg+xml;base64,PHN2Zz4=">')).not.toContain('src=');
  });

  test('is sanitized even when Object.prototype is polluted', () => {
    const names = [
      'ALLOWED_TAGS',
      'ADD_TAGS',
      'ADD_ATTR',
      'RETURN_DOM',
      'WHOLE_DOCUMENT',
      'FORCE_BODY',
      'SAFE_FOR_XML',
    ];
    for (const name of names)
      Object.defineProperty(Object.prototype, name, { value: ['script', 'onerror'], configurable: true });
    try {
      expect(faultsOf(sanitizeHtml('<script>1</script><img src="/a.png" onerror=alert(1)>'))).toEqual([]);
    } finally {
      for (const name of names) delete (Object.prototype as Record<string, unknown>)[name];
    }
  });
});

describe('T15 an author’s style', () => {
  test.each([
    ['color: red; position: fixed; top: 0', 'color: red'],
    ['COLOR:#0b57c4;background-color:rgb(1, 2, 3)', 'color: #0b57c4; background-color: rgb(1, 2, 3)'],
    ['font-size: 16px; line-height: 1.5; text-indent: 2em', 'font-size: 16px; line-height: 1.5; text-indent: 2em'],
    ['width: 50%; list-style-type: cjk-ideographic', 'width: 50%; list-style-type: cjk-ideographic'],
  ])('%s becomes %s', (style, kept) => expect(safeStyle(style)).toBe(kept));

  test.each([
    'background: url(https://evil.example)',
    'background-color: url(https://evil.example)',
    'width: expression(alert(1))',
    'width: 99999px',
    'font-size: 400px',
    'text-indent: -9999px',
    'color: red !important',
    'color: var(--ink)',
    'font-family: x; } body { display: none',
    'co\\6cor: red',
    'color: /**/red',
    '--x: 1',
    'transform: scale(9)',
    'opacity: 0',
    'color',
    ':red',
  ])('%s is left out', (style) =>
    expect(safeStyle(style)).not.toMatch(/url|expression|9999|400|important|var|body|\\|\*|--|transform|opacity|red/),
  );
});
