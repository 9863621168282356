import fc from 'fast-check';
import { carryHideBar, decideMove, innerOf, normalizeInner, outerOf } from './address';
import { paneKeyOf, variantOf } from './paneKey';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://portal.example');
  return { pathname, search, hash };
};

describe('address of a subsystem', () => {
  test.each([
    ['/mgr', '/'],
    ['/mgr/', '/'],
    ['/mgr/orders/42?tab=log', '/orders/42?tab=log'],
    ['/mgr/orders/42/?tab=log#end', '/orders/42?tab=log#end'],
    ['/mgr?status=open', '/?status=open'],
    ['/mgr/楼栋/3 幢', '/%E6%A5%BC%E6%A0%8B/3%20%E5%B9%A2'],
    ['/mgr//evil.example/x', '/evil.example/x'],
    ['/MGR/orders/5', '/orders/5'],
    ['/Mgr', '/'],
    ['/mGr/Orders/A', '/Orders/A'],
  ])('F16 %s shows %s', (outer, inner) => expect(innerOf('mgr', at(outer))).toBe(inner));

  test.each(['/mgrs', '/MGRS/orders', '/home', '/', '/x/mgr'])('F16 %s is outside of /mgr', (outer) =>
    expect(innerOf('mgr', at(outer))).toBeNull(),
  );

  test('F16 a code with capitals is matched case-insensitively', () =>
    expect(innerOf('publicBenefits', at('/publicbenefits/a'))).toBe('/a'));

  test('F16 inner and outer address are inverse for any path', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map(encodeURIComponent);
    const inner = fc
      .tuple(fc.array(segment, { maxLength: 4 }), fc.option(segment), fc.option(segment))
      .map(([path, query, hash]) => `/${path.join('/')}${query ? `?q=${query}` : ''}${hash ? `#${hash}` : ''}`);
    fc.assert(
      fc.property(inner, (address) => {
        const once = normalizeInner(address);
        expect(normalizeInner(once)).toBe(once);
        expect(innerOf('mgr', at(outerOf('mgr', address)))).toBe(once);
      }),
    );
  });

  test('an inner address never leads outside of the subsystem', () => {
    for (const hostile of ['//evil.example', '\\\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])
      expect(outerOf('mgr', hostile)).toMatch(/^\/mgr(\/|$)/);
  });
});

describe('address of a pane that shares its route', () => {
  test.each([
    ['byd', '/byd?source=workorder&t=1700000000000', '/'],
    ['byd', '/byd/tasks/3?source=workorder&tab=log&t=1700000000000#end', '/tasks/3?tab=log#end'],
    ['byd', '/byd/tasks/?t=1&q=%E6%A5%BC&source=task', '/tasks?q=%E6%A5%BC'],
    ['byd', '/byd?%73ource=task&sources=2', '/?sources=2'],
    ['iframe', '/iframe?code=plans&page=2', '/?page=2'],
    ['mgr', '/mgr?source=a&code=b&t=1', '/?source=a&code=b&t=1'],
    ['mgr', '/mgr/orders?hideBar=1&tab=log', '/orders?tab=log'],
    ['byd', '/byd?hideBar=1&source=task', '/'],
  ])(
    'R031 the parameters that distinguish the panes of %s are not part of the inner address: %s',
    (code, outer, inner) => expect(innerOf(code, at(outer))).toBe(inner),
  );

  test.each([
    ['byd', '/', 'workorder', '/byd?source=workorder'],
    ['byd', '/tasks/3?tab=log#end', 'workorder', '/byd/tasks/3?source=workorder&tab=log#end'],
    ['byd', '/tasks?source=other&t=5', 'workorder', '/byd/tasks?source=workorder'],
    ['byd', '/tasks?source=task', null, '/byd/tasks?source=task'],
    ['iframe', '/', '楼 & 栋', '/iframe?code=%E6%A5%BC%20%26%20%E6%A0%8B'],
    ['mgr', '/orders', 'nothing', '/mgr/orders'],
  ])('R031 %s shows %s of %s at %s', (code, inner, variant, outer) =>
    expect(outerOf(code, inner, variant)).toBe(outer),
  );

  test('F16 inner and outer address are inverse for every variant', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(name, fc.option(name), name, (segment, value, variant) => {
        const query = value === null ? '' : `?q=${encodeURIComponent(value)}`;
        const inner = normalizeInner(`/${encodeURIComponent(segment)}${query}`);
        const outer = at(outerOf('byd', inner, variant));
        expect(innerOf('byd', outer)).toBe(inner);
        expect(variantOf({ code: 'byd', query: new URLSearchParams(outer.search) })).toBe(variant);
      }),
    );
  });
});

test.each([
  ['/mgr', '/mgr?hideBar=1', '/mgr?hideBar=1'],
  ['/byd/a?source=task&tab=log#end', '/byd?hideBar=1&source=task', '/byd/a?source=task&tab=log&hideBar=1#end'],
  ['/mgr/a', '/mgr?hideBar=0', '/mgr/a'],
  ['/mgr/a', '/mgr', '/mgr/a'],
  ['/mgr/a?hideBar=0', '?hideBar=1', '/mgr/a?hideBar=0'],
  ['/mgr/a?hideBar=1', '?hideBar=1', '/mgr/a?hideBar=1'],
])('R058 %s, coming from %s, is %s', (address, present, carried) =>
  expect(carryHideBar(address, present)).toBe(carried),
);

describe('direction of the address sync', () => {
  const request = { wanted: '/', current: '/orders/42', wasVisible: false, leftAt: null, kind: 'PUSH' } as const;

  test('A26 a click on the entry returns to the inner page that was left', () =>
    expect(decideMove(request)).toEqual({ move: 'outer', to: '/orders/42' }));
  test('a click on the entry of the visible subsystem leads to its first page', () =>
    expect(decideMove({ ...request, wasVisible: true })).toEqual({ move: 'inner', to: '/' }));
  test('F17 back and forward navigate the micro-app', () =>
    expect(decideMove({ ...request, kind: 'POP' })).toEqual({ move: 'inner', to: '/' }));
  test('A26 the address that was left returns to what the micro-app has replaced it by since', () => {
    const left = { ...request, wanted: '/orders/', current: '/orders?q=lift', leftAt: '/orders' };
    expect(decideMove({ ...left, kind: 'POP' })).toEqual({ move: 'outer', to: '/orders?q=lift' });
    expect(decideMove(left)).toEqual({ move: 'outer', to: '/orders?q=lift' });
    expect(decideMove({ ...left, wasVisible: true })).toEqual({ move: 'inner', to: '/orders' });
    expect(decideMove({ ...left, wanted: '/orders/7' })).toEqual({ move: 'inner', to: '/orders/7' });
  });
  test('a link to an inner page navigates the micro-app', () =>
    expect(decideMove({ ...request, wanted: '/orders/7' })).toEqual({ move: 'inner', to: '/orders/7' }));
  test('nothing happens at the same address, whatever its spelling, or before the mount', () => {
    expect(decideMove({ ...request, wanted: '/orders/42/' })).toEqual({ move: 'none' });
    expect(decideMove({ ...request, current: null })).toEqual({ move: 'none' });
  });
});

describe('key of a pane', () => {
  const query = (text: string) => new URLSearchParams(text);

  test('R031 A27 panes of byd are distinguished by source, never by t', () => {
    const first = paneKeyOf({ code: 'byd', query: query('source=workorder&t=1700000000000') });
    expect(first).toBe('byd:workorder');
    expect(paneKeyOf({ code: 'byd', query: query('source=workorder&t=1700000000001') })).toBe(first);
    expect(paneKeyOf({ code: 'byd', query: query('source=task&t=1700000000000') })).not.toBe(first);
  });
  test('R030 A27 panes of the iframe route are keyed by the code of the page, all others by their own code', () => {
    expect(paneKeyOf({ code: 'iframe', query: query('code=report') })).toBe('iframe:report');
    expect(paneKeyOf({ code: 'mgr', query: query('source=x&code=y') })).toBe('mgr');
    expect(paneKeyOf({ code: 'constructor', query: query('source=x') })).toBe('constructor');
  });
});
