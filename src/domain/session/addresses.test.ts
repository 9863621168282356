import {
  isProviderAddress,
  keepableAddress,
  loginAddress,
  providerLoginAddress,
  providerLogoutAddress,
} from './addresses';

const own = 'https://portal.example';
const elsewhere = { portalSite: 'https://portal.group.example', identityProvider: 'https://idp.example' };
const here = { portalSite: '', identityProvider: '/_idp' };

describe('addresses of sign-in and sign-out', () => {
  test('R042 the login address is the portal and the hash path /login', () => {
    expect(loginAddress(elsewhere, own)).toBe('https://portal.group.example/#/login');
    expect(loginAddress(here, own)).toBe('https://portal.example/#/login');
  });

  test('A19 the provider signs in and returns to the root', () =>
    expect(providerLoginAddress(here, own)).toBe(
      '/_idp/login?entityId=portal&returnUrl=https%3A%2F%2Fportal.example%2F',
    ));

  test('R152 the provider signs out everywhere and returns to the login address', () => {
    const address = new URL(providerLogoutAddress(elsewhere, own));
    expect(address.origin + address.pathname).toBe('https://idp.example/logout');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      redirectToLogin: 'true',
      entityId: 'portal',
      returnUrl: 'https://portal.group.example/#/login',
    });
  });
});

test.each([
  [here, '/_idp/login?entityId=portal', true],
  [here, '/_idp', true],
  [here, '/_idphone', false],
  [here, '/', false],
  [here, '/home', false],
  [elsewhere, '/', false],
  [elsewhere, '/_idp/login', false],
  [elsewhere, 'https://idp.example/login', true],
])('A36 with %j the page %s is the identity provider’s: %s', (sites, address, isProviders) =>
  expect(isProviderAddress(sites, address, own)).toBe(isProviders),
);

describe('A30 T9 return address', () => {
  test.each([
    ['/mainApp/noticeList', '/mainApp/noticeList'],
    ['/mainApp/noticeList?a=1&b=x%20y#row', '/mainApp/noticeList?a=1&b=x%20y#row'],
    ['/mgr/楼栋', '/mgr/%E6%A5%BC%E6%A0%8B'],
    ['/help?ssoToken=persona-demo&msg=x', '/help?msg=x'],
    ['/help#ssoToken=persona-demo', '/help'],
    ['/iframe?code=x#/login', '/iframe?code=x'],
    ['/mgr/../../lift', '/lift'],
    ['/home?preview=42', '/home?preview=42'],
    ['/home?ssoToken=persona-demo&preview=42', '/home?preview=42'],
  ])('%s is stored as %s', (address, kept) => expect(keepableAddress(address)).toBe(kept));

  test.each([
    ['/'],
    ['/home'],
    ['/home?ssoToken=persona-demo'],
    ['/home#/login'],
    ['/home?hideBar=1'],
    ['/home#x'],
    ['/?x=1'],
    ['/#/login'],
    ['//evil.example/x'],
    ['/\\evil.example/x'],
    ['/\t/evil.example'],
    ['/.//evil.example'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['mainApp'],
    [''],
    [`/${'a'.repeat(3000)}`],
    [null],
    [7],
    [{ toString: () => '/help' }],
  ])('%s is not stored', (address) => expect(keepableAddress(address)).toBeNull());
});
