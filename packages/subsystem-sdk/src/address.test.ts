import * as fc from 'fast-check';
import { normalizeInner, requireCode, requirePortalPath } from './address.ts';

describe('normalizeInner', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['orders', '/orders'],
    ['/orders/', '/orders'],
    ['//orders', '/orders'],
    ['\\orders', '/orders'],
    ['/\\/orders', '/orders'],
    ['/orders//42///log', '/orders/42/log'],
    ['/orders/?tab=log#end', '/orders?tab=log#end'],
    ['/a b', '/a%20b'],
    ['/a/../b', '/b'],
    ['?tab=log', '/?tab=log'],
  ])('F17 the address %j is spelled %j', (address, spelled) => {
    expect(normalizeInner(address)).toBe(spelled);
  });

  test('F17 a spelling is its own spelling, and never leaves the origin', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const spelled = normalizeInner(address);
        expect(normalizeInner(spelled)).toBe(spelled);
        expect(spelled).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});

describe('requirePortalPath', () => {
  test.each([
    ['/', '/'],
    ['/mainApp/noticeList', '/mainApp/noticeList'],
    ['/mainApp/../help?msg=a#top', '/help?msg=a#top'],
  ])('T13 the path %j is %j', (path, normal) => {
    expect(requirePortalPath(path)).toBe(normal);
  });

  test.each([
    'help',
    '',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a\u0000',
    '/a\u001f',
    '/a\u007f',
    '/a\u0085',
    '/a\u200b',
    '/a\u2028',
    '/a\u2066',
    '/a\ufeff',
    'https://portal.example/help',
    undefined,
    { toString: () => '/help' },
  ])('T13 %j is refused as no path of the portal', (path) => {
    expect(() => requirePortalPath(path)).toThrow(new TypeError(`${String(path)} is not a path of the portal`));
  });
});

describe('requireCode', () => {
  test.each(['a', 'mgr', 'nfcReader2', `a${'b'.repeat(31)}`])('T13 the code %s is taken', (code) => {
    expect(requireCode(code)).toBe(code);
  });

  test.each(['', 'Mgr', '2d', 'a-b', '../x', 'mgr ', ' mgr', 'mgr\n', `a${'b'.repeat(32)}`, 7, ['mgr']])(
    'T13 %j is refused as no code',
    (code) => {
      expect(() => requireCode(code)).toThrow(new TypeError(`${String(code)} is not the code of a subsystem`));
    },
  );
});
