/**
 * @jest-environment <rootDir>/tests/support/jest/jsdom.cjs
 * @jest-environment-options {"url": "https://portal.property-group.example/home"}
 */
import { readCookie, writeCookie } from './storage';

test('R150 T4 over https the cookie is Secure, Lax, host-only and a session cookie', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('ssoToken', 'persona-demo');
  expect(written.mock.calls.at(-1)?.[0]).toBe('ssoToken=persona-demo; Path=/; SameSite=Lax; Secure');
  written.mockRestore();
  writeCookie('ssoToken', 'persona-demo');
  expect(readCookie('ssoToken')).toBe('persona-demo');
});

test('T8 the older cookies are expired on every parent domain', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('ssoToken', 'persona-demo');
  const domains = written.mock.calls.map(([cookie]) => /Domain=([^;]+)/.exec(cookie)?.[1]);
  expect(new Set(domains)).toEqual(
    new Set([undefined, 'portal.property-group.example', 'property-group.example', 'example']),
  );
});
