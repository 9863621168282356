import { LOGIN_HASH } from '@/constants/paths';
import { acceptPendingToken, dropPendingToken, pendingToken, consumeTokenFromUrl } from './consumeTokenFromUrl';
import { OWN_SIGN_IN_MS, recordRedirect, recordFirstAddress } from './signInRedirects';

const openAddress = (address: string) => {
  window.history.replaceState(null, '', address);
  consumeTokenFromUrl();
};
const here = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  document.cookie = 'ssoToken=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  recordFirstAddress();
  dropPendingToken();
});

test.each([
  '/?ssoToken=persona-demo',
  '/mainApp/noticeList?a=1&ssoToken=persona-demo#row',
  '/?ssoToken=bad!&ssoToken=persona-demo',
])('R043 R151 T1 %s leads to the root with one cookie and the token in storage', (address) => {
  const before = window.history.length;
  openAddress(address);
  expect(here()).toBe('/');
  expect(window.history.length).toBe(before);
  expect(document.cookie).toBe('ssoToken=persona-demo');
  expect(localStorage.getItem('ssoToken')).toBe('persona-demo');
});

test.each(['/?ssoToken=', '/?ssoToken=%3Cscript%3E', '/help#ssoToken=persona-demo'])(
  'T2 %s is removed from the address, too, and the current session stays',
  (address) => {
    document.cookie = 'ssoToken=persona-old; Path=/';
    sessionStorage.setItem('powerList', '[]');
    openAddress(address);
    expect(here()).toBe('/');
    expect(document.cookie).toBe('ssoToken=persona-old');
    expect(sessionStorage.getItem('powerList')).toBe('[]');
  },
);

test('without a token the address is unchanged', () => {
  openAddress('/mainApp/noticeList?a=1#row');
  expect(here()).toBe('/mainApp/noticeList?a=1#row');
  expect(document.cookie).toBe('');
});

/** The data of a session in the window and in the browser. */
const signIn = () => {
  document.cookie = 'ssoToken=persona-old; Path=/';
  localStorage.setItem('ssoToken', 'persona-old');
  localStorage.setItem('userName', '林知远');
  localStorage.setItem('portal.person', 'abc');
  sessionStorage.setItem('userInfo', '{"telephone":"13812345678"}');
  sessionStorage.setItem('of-a-subsystem', '林知远');
  sessionStorage.setItem('portal.wantedAddress', '{"version":1,"value":"/lift"}');
};
const stored = () => ({ cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } });

describe('A44 another token while someone is signed in', () => {
  test('T1 T3 it is removed from the address and not stored before a decision', () => {
    signIn();
    const before = stored();
    openAddress('/mainApp/noticeList?ssoToken=persona-new');
    expect(here()).toBe('/');
    expect(stored()).toEqual(before);
    expect(pendingToken()).toBe('persona-new');
    dropPendingToken();
    expect(pendingToken()).toBeNull();
    expect(stored()).toEqual(before);
  });

  test('T3 accepted for another person it clears all session keys except the return address', () => {
    signIn();
    openAddress('/?ssoToken=persona-new');
    acceptPendingToken(false);
    expect(document.cookie).toBe('ssoToken=persona-new');
    expect(Object.keys(sessionStorage)).toEqual(['portal.wantedAddress']);
    expect({ ...localStorage }).toEqual({ ssoToken: 'persona-new' });
    expect(pendingToken()).toBeNull();
  });

  test('A11 accepted for the same person it replaces the token and clears what was postponed until the next sign-in', () => {
    signIn();
    const before = stored();
    sessionStorage.setItem('portal.bindingLater', '{"version":1,"value":true}');
    openAddress('/?ssoToken=persona-new');
    acceptPendingToken(true);
    expect(stored()).toEqual({
      cookie: 'ssoToken=persona-new',
      local: { ...before.local, ssoToken: 'persona-new' },
      session: before.session,
    });
  });

  test('T3 R151 a token from a sign-in of this window replaces the older one immediately', () => {
    signIn();
    recordRedirect();
    openAddress('/?ssoToken=persona-new');
    expect(pendingToken()).toBeNull();
    expect(document.cookie).toBe('ssoToken=persona-new');
    expect(Object.keys(sessionStorage)).toEqual(['portal.wantedAddress']);
  });

  test.each<[string, () => void]>([
    [
      'a redirect whose token was already received',
      () => {
        recordRedirect();
        openAddress('/?ssoToken=');
      },
    ],
    ['a redirect too long ago', () => recordRedirect(Date.now() - OWN_SIGN_IN_MS)],
    ['a malformed record', () => sessionStorage.setItem('portal.signInTrip', '{"version":1,"value":7}')],
  ])('%s does not authorize a token', (_, depart) => {
    signIn();
    depart();
    openAddress('/?ssoToken=persona-new');
    expect(pendingToken()).toBe('persona-new');
    expect(document.cookie).toBe('ssoToken=persona-old');
  });

  test('R152 a window that a sign-out has redirected to the login address records no redirect', () => {
    window.history.replaceState(null, '', `/${LOGIN_HASH}`);
    recordFirstAddress();
    recordRedirect();
    expect(sessionStorage).toHaveLength(0);
  });

  test('a malformed token in the cookie does not count as a session', () => {
    document.cookie = 'ssoToken=a%20b; Path=/';
    openAddress('/?ssoToken=persona-new');
    expect(document.cookie).toBe('ssoToken=persona-new');
  });
});

test('the same token again keeps its data', () => {
  document.cookie = 'ssoToken=persona-demo; Path=/';
  sessionStorage.setItem('powerList', '["a"]');
  openAddress('/?ssoToken=persona-demo');
  expect(sessionStorage.getItem('powerList')).toBe('["a"]');
});
