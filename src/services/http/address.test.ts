import fc from 'fast-check';
import type { PortalEnvironment } from '@/domain/environment';
import { environments } from '../../../config/environments';
import { fakeFetch, okResponse, wireHttp } from '../../../tests/support/http';
import { endpoints } from '../endpoints';
import { apiLocationOf, hasNoLoadingFlag, headersFor, isWithinApi, queryOf, resolveAddress } from './address';
import { call } from './index';

const mock = environments.development;
const real = environments.production;
const { hosts, fileHost } = real;

describe('which addresses belong to the portal', () => {
  const table: [string, PortalEnvironment, boolean][] = [
    ['/_base/system/x', mock, true],
    ['/_base', mock, true],
    ['/_workorder/user/oiAuthentication', mock, true],
    ['/_portal/api/reflashToken?x=1#y', mock, true],
    ['/_files/w1/1.pdf', mock, false],
    ['/_files', mock, false],
    ['/_base/../_files/1.pdf', mock, false],
    ['/_base/%2e%2e/_files/1.pdf', mock, false],
    ['/_base\\..\\_files\\1.pdf', mock, false],
    ['/_based/x', mock, false],
    ['/_BASE/x', mock, false],
    ['/', mock, false],
    ['/home', mock, false],
    ['_base/x', mock, true],
    ['//evil.example/_base/x', mock, false],
    ['https://evil.example/_base/x', mock, false],
    ['http://localhost:81/_base/x', mock, false],
    ['https://localhost/_base/x', mock, false],
    ['http://user@localhost/_base/x', mock, false],
    ['http://:secret@localhost/_base/x', mock, false],
    ['data:application/json,{}', mock, false],
    ['javascript:void(0)', mock, false],
    [`${hosts.base}/system/x`, real, true],
    [hosts.base, real, true],
    [`${hosts.workOrder}/user/x`, real, true],
    [`${hosts.portal}/api/x`, real, true],
    [`${hosts.base}.evil.example/x`, real, false],
    [`${hosts.base}@evil.example/x`, real, false],
    [hosts.base.replace('https://', 'http://'), real, false],
    [hosts.base.replace('https://', 'https://sub.'), real, false],
    [`${hosts.base}:8443/x`, real, false],
    [`${fileHost}/1.pdf`, real, false],
    [real.identityProvider, real, false],
    ['/_base/system/x', real, false],
    ['/_base/files/1.pdf', { ...mock, fileHost: '/_base/files' }, false],
    ['/_base/filesystem', { ...mock, fileHost: '/_base/files' }, true],
  ];

  test.each(table)('R204 %s (%#): the token may go there or not', (address, environment, expected) => {
    const resolved = resolveAddress(address);
    expect(isWithinApi(resolved, environment)).toBe(expected);
    const headers = headersFor({ ssoToken: '' }, resolved, environment, 'secret');
    expect(headers.get('ssoToken')).toBe(expected ? 'secret' : null);
  });

  const nested = { ...mock, hosts: { base: '/api/', workOrder: '/api/work//', portal: '/api/work/portal' } };
  test.each([
    ['/api', { host: 'base', path: '' }],
    ['/api/system/x', { host: 'base', path: '/system/x' }],
    ['/api/work/user/x', { host: 'workOrder', path: '/user/x' }],
    ['/api/work/portal/x', { host: 'portal', path: '/x' }],
    ['/api/worker/x', { host: 'base', path: '/worker/x' }],
    ['/elsewhere', null],
  ])('T19 of bases within each other %s belongs to the innermost one', (address, location) => {
    expect(apiLocationOf(resolveAddress(address), nested)).toEqual(location);
  });

  test('R204 no address outside the bases gets the token', () => {
    const bases = [mock.hosts.base, mock.hosts.workOrder, mock.hosts.portal];
    const parts = fc.array(
      fc.constantFrom('..', '.', '_base', '_files', '%2e%2e', '', 'x', '\\', '//evil', '@', '?', '#'),
    );
    fc.assert(
      fc.property(fc.constantFrom('', '/', '//', 'https://', '/_base/', '\\\\'), parts, (start, path) => {
        let address: URL;
        try {
          address = resolveAddress(start + path.join('/'));
        } catch {
          return;
        }
        const isOurs =
          address.origin === location.origin &&
          bases.some((base) => address.pathname === base || address.pathname.startsWith(`${base}/`)) &&
          address.username === '';
        expect(isWithinApi(address, mock)).toBe(isOurs);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('headers', () => {
  const ours = resolveAddress('/_base/x');

  test.each([
    ['declared empty', { ssoToken: '' }, 'secret', 'secret'],
    ['undeclared', {}, 'secret', null],
    ['declared empty, nobody signed in', { ssoToken: '' }, null, null],
    ['declared empty, an empty token', { ssoToken: '' }, '', null],
    ['declared with a value of its own', { ssoToken: 'own' }, 'secret', 'own'],
  ])('R204 token %s', (_name, declared, token, expected) => {
    expect(headersFor(declared as Record<string, string>, ours, mock, token).get('ssoToken')).toBe(expected);
  });

  test('R203 the no-loading flag is matched case-insensitively and never sent', () => {
    for (const name of ['No-Loading', 'no-loading', 'NO-LOADING']) {
      expect(hasNoLoadingFlag({ [name]: 'true' })).toBe(true);
      expect([...headersFor({ [name]: 'true', Other: 'x' }, ours, mock, null)]).toEqual([['other', 'x']]);
    }
    expect(hasNoLoadingFlag({ ssoToken: '' })).toBe(false);
  });

  test('R204 other headers are sent with their value, and left out when empty', () => {
    expect([...headersFor({ Other: 'x', Empty: '' }, ours, mock, 'secret')]).toEqual([['other', 'x']]);
    expect([...headersFor({ SSOTOKEN: '' }, ours, mock, 'secret')]).toEqual([['ssotoken', 'secret']]);
  });

  test.each([
    [{ a: null, b: 'x' }, 'a=&b=x'],
    [null, ''],
    ['text', ''],
    [7, ''],
  ])('R202 the payload %j becomes the query %j', (payload, query) => {
    expect(queryOf(payload).toString()).toBe(query);
  });

  test('R203 R204 a flagged call to each host is sent with the token and without the flag', async () => {
    wireHttp();
    const { sent } = fakeFetch(() => okResponse([]));
    const flagged = [endpoints.listPowerCodes, { ...endpoints.listPowerCodes, host: 'workOrder' as const }];
    for (const endpoint of flagged) await call(endpoint, undefined);
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/_base/power/listUserPowerCode',
      '/_workorder/power/listUserPowerCode',
    ]);
    for (const { headers } of sent) {
      expect(headers.get('ssoToken')).toBe('persona-demo');
      expect(headers.has('No-Loading')).toBe(false);
    }
  });
});
