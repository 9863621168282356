import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { startPage } from './startPage';

const script = readFileSync(join(__dirname, 'startPage.es5.js'), 'utf8');

interface Failure {
  filename?: string;
  target: { src?: string };
}

/** Runs the script in a browser that lacks something, as part of its own or of CSS. */
function run({ without = '', unsupported = '', hasCss = true } = {}) {
  const shown: string[] = [];
  let page: object | null = { setAttribute: (_name: string, problem: string) => shown.push(problem) };
  const listeners = new Set<(event: Failure) => void>();
  const CSS = { supports: (...what: string[]) => !unsupported || !what.join(':').includes(unsupported) };
  const scope: Record<string, unknown> = {
    document: { getElementById: () => page },
    addEventListener: (_type: string, listener: (event: Failure) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: Failure) => void) => listeners.delete(listener),
    structuredClone: () => undefined,
    ...(hasCss && { CSS }),
  };
  scope.window = scope;
  // The engine of Node has everything else.
  runInNewContext(`${without && `delete ${without};`}${script}`, scope);
  return {
    shown,
    listeners,
    fail: (event: Failure) => listeners.forEach((listener) => listener(event)),
    render: () => void (page = null),
  };
}

describe('F55 the check for browsers that are too old', () => {
  test.each([
    ['Array.prototype.toSorted', 'Chrome 109, Firefox 114'],
    ['Object.hasOwn', 'Chrome 92'],
    ['window.structuredClone', 'Chrome 97'],
  ])('without %s (%s) the page is shown at once, before any other script', (without) => {
    expect(run({ without }).shown).toEqual(['outdated']);
  });

  test.each(['color-mix', ':has'])('without %s in styles', (unsupported) => {
    expect(run({ unsupported }).shown).toEqual(['outdated']);
  });

  test('without CSS.supports', () => {
    expect(run({ hasCss: false }).shown).toEqual(['outdated']);
  });

  test('a later error keeps the reason', () => {
    const browser = run({ without: 'Object.hasOwn' });
    browser.fail({ filename: 'https://portal.example/js/umi.12345678.js', target: {} });
    expect(browser.shown).toEqual(['outdated']);
  });

  test('a browser that has all of it sees nothing', () => {
    expect(run().shown).toEqual([]);
  });
});

describe('F55 R286 the first script fails', () => {
  test('it is missing or throws: the page says that it could not load', () => {
    const browser = run();
    browser.fail({ filename: 'https://portal.example/js/p__home.12345678.async.js', target: {} });
    expect(browser.shown).toEqual([]);
    browser.fail({ filename: 'https://portal.example/js/umi.12345678.js', target: {} });
    browser.fail({ target: { src: 'https://portal.example/js/umi.12345678.js' } });
    expect(browser.shown).toEqual(['failed', 'failed']);
  });

  test('after the portal has rendered nothing is shown and nothing listens', () => {
    const browser = run();
    browser.render();
    browser.fail({ filename: 'https://portal.example/js/umi.12345678.js', target: {} });
    expect(browser.shown).toEqual([]);
    expect(browser.listeners.size).toBe(0);
  });
});

test('F55 the page names the oldest browsers in both languages', () => {
  const page = startPage(111);
  expect(page).toContain('Chrome 和 Edge 需 111 及以上版本，Firefox 需 121，Safari 需 16.4');
  expect(page).toContain('Chrome and Edge from version 111, Firefox from 121, Safari from 16.4');
});
