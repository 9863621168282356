import fc from 'fast-check';
import { readWire } from '../wire';
import { isCallListed, subsystemCalls, type SubsystemCall } from './allowedCalls';

const BASE = 'https://api.example';
const call = (path: string, more: Partial<SubsystemCall> = {}): SubsystemCall => ({
  host: 'base',
  path,
  methods: ['GET'],
  ...more,
});
const read = (...calls: unknown[]) => readWire(subsystemCalls, calls)!.data;

/** Asks as a request does: the address is resolved first. */
const isListed = (pattern: string, address: string, method = 'GET') =>
  isCallListed([call(pattern)], { host: 'base', path: new URL(address, BASE).pathname, method });

describe('T19 the calls of a subsystem', () => {
  test.each([
    ['/visits', '/visits', true],
    ['/visits', '/visits?id=1&path=/admin#x', true],
    ['/visits', 'https://api.example/visits', true],
    ['/visits', '/x/../visits', true],
    ['/visits', '/%76isits', true],
    ['/visits', '/Visits', false],
    ['/visits', '/visits/', false],
    ['/visits', '//visits', false],
    ['/visits', '/visits/1', false],
    ['/visits', '/visit', false],
    ['/visits', '/', false],
    ['/visits/*', '/visits/1', true],
    ['/visits/*', '/visits/%E5%B7%A1', true],
    ['/visits/*', '/visits', false],
    ['/visits/*', '/visits/', false],
    ['/visits/*', '/visits/1/notes', false],
    ['/visits/*', '/visits/*/../../admin', false],
    ['/visits/*', '/visits/%2e%2e', false],
    ['/visits/*', '/visits/1%2f..%2f..%2fadmin', false],
    ['/visits/*', '/visits/1%5c..', false],
    ['/visits/*', '/visits/1;v=2', false],
    ['/visits/*', '/visits/1%3b', false],
    ['/visits/*', '/visits/%252e%252e', false],
    ['/visits/*', '/visits/%00', false],
    ['/visits/*', '/visits/%3Fx', false],
    ['/visits/*', '/visits/%', false],
    ['/visits/*', '/visits/%ff', false],
    ['/visits/*/notes', '/visits/1/notes', true],
    ['/visits/*/notes', '/visits/notes', false],
    ['/visits/**', '/visits/1/notes/2', true],
    ['/visits/**', '/visits/1', true],
    ['/visits/**', '/visits', false],
    ['/visits/**', '/visits/1//notes', false],
    ['/visits/**', '/visits/../admin', false],
    ['/visits/**', '\\visits\\1', true],
    ['/巡查/*', '/巡查/1', true],
  ])('%s lists %s: %s', (pattern, address, expected) => expect(isListed(pattern, address)).toBe(expected));

  test('hosts and methods are compared, too; an empty list has no call', () => {
    const calls = [call('/visits', { host: 'portal', methods: ['POST', 'PATCH'] })];
    const has = (method: string, host: SubsystemCall['host'] = 'portal') =>
      isCallListed(calls, { host, path: '/visits', method });
    expect(['POST', 'post', 'patch', 'GET', 'HEAD', 'DELETE', 'POST ', ''].filter((method) => has(method))).toEqual([
      'POST',
      'post',
      'patch',
    ]);
    expect(has('POST', 'base')).toBe(false);
    expect(isCallListed([], { host: 'base', path: '/visits', method: 'GET' })).toBe(false);
  });

  test('however an address is spelled, a listed one stays below its pattern when a server decodes it', () => {
    const piece = fc.constantFrom(
      ...'.. . %2e%2e %2E. %252e%252e %2f %5c \\ ; ;x %3b %00 %09 %0a * ** visits admin VISITS 1 ? # @ : //'.split(' '),
      '',
      ' ',
    );
    const spelled = fc.tuple(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/visits/',
        '/visits/',
        '\\visits\\',
        'https://api.example/visits/',
        'https:/',
        '',
      ),
      fc.array(fc.tuple(piece, fc.constantFrom('/', '', '\\', '%2f')), { maxLength: 8 }),
    );
    let listed = 0;
    fc.assert(
      fc.property(spelled, ([start, pieces]) => {
        const address = `${start}${pieces.flat().join('')}`;
        const url = URL.canParse(address, BASE) ? new URL(address, BASE) : null;
        if (url?.origin !== BASE || !isListed('/visits/**', address)) return;
        listed += 1;
        let { pathname } = url;
        for (let step = 0; step < 3; step += 1) {
          const resolved = new URL(pathname.replaceAll('\\', '/').replaceAll(/;[^/]*/g, ''), BASE).pathname;
          expect(resolved.replaceAll(/\/{2,}/g, '/')).toMatch(/^\/visits\/./);
          pathname = decodeURIComponent(pathname);
        }
      }),
      { numRuns: 20_000 },
    );
    expect(listed).toBeGreaterThan(100);
  });
});

describe('A40 the field "calls"', () => {
  const visits = call('/visits/*', { methods: ['GET', 'POST'] });

  test('keeps what can be read', () => {
    expect(read(visits, { ...visits, note: 'x' })).toEqual([visits, visits]);
    expect(readWire(subsystemCalls, null)?.data).toEqual([]);
  });

  test.each([
    [{ path: '/*' }],
    [{ path: '/**' }],
    [{ path: '**' }],
    [{ path: '' }],
    [{ path: '/' }],
    [{ path: 'visits' }],
    [{ path: '//visits' }],
    [{ path: '/visits/' }],
    [{ path: '/visits/../admin' }],
    [{ path: '/visits/%2e%2e' }],
    [{ path: '/visits/**/notes' }],
    [{ path: '/visits/v*' }],
    [{ path: '/visits?id=1' }],
    [{ path: 'https://api.example/visits' }],
    [{ path: `/${'x'.repeat(200)}` }],
    [{ path: 7 }],
    [{ host: undefined }],
    [{ host: 'Base' }],
    [{ host: '__proto__' }],
    [{ methods: [] }],
    [{ methods: undefined }],
    [{ methods: '*' }],
    [{ methods: ['get'] }],
    [{ methods: ['GET', 'TRACE'] }],
  ])('%j grants nothing', (change) => expect(read({ ...visits, ...change }, visits)).toEqual([visits]));
});
