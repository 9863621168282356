import { takeToken } from './takeToken';

const arrive = (address: string) => {
  window.history.replaceState(null, '', address);
  takeToken();
};
const here = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  document.cookie = 'ssoToken=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  '/?ssoToken=persona-demo',
  '/mainApp/noticeList?a=1&ssoToken=persona-demo#row',
  '/?ssoToken=bad!&ssoToken=persona-demo',
])('R043 R151 T1 %s leads to the root with one cookie and the token in storage', (address) => {
  document.cookie = 'ssoToken=persona-old; Path=/';
  const before = window.history.length;
  arrive(address);
  expect(here()).toBe('/');
  expect(window.history.length).toBe(before);
  expect(document.cookie).toBe('ssoToken=persona-demo');
  expect(localStorage.getItem('ssoToken')).toBe('persona-demo');
});

test.each(['/?ssoToken=', '/?ssoToken=%3Cscript%3E', '/help#ssoToken=persona-demo'])(
  'T2 %s leaves the address too, and the session that is there stays',
  (address) => {
    document.cookie = 'ssoToken=persona-old; Path=/';
    sessionStorage.setItem('powerList', '[]');
    arrive(address);
    expect(here()).toBe('/');
    expect(document.cookie).toBe('ssoToken=persona-old');
    expect(sessionStorage.getItem('powerList')).toBe('[]');
  },
);

test('without a token the address is not touched', () => {
  arrive('/mainApp/noticeList?a=1#row');
  expect(here()).toBe('/mainApp/noticeList?a=1#row');
  expect(document.cookie).toBe('');
});

test('T3 a token of somebody else clears all session keys but the address that was wanted', () => {
  document.cookie = 'ssoToken=persona-old; Path=/';
  localStorage.setItem('userName', '林知远');
  localStorage.setItem('portal.person', 'abc');
  sessionStorage.setItem('userInfo', '{"telephone":"13812345678"}');
  sessionStorage.setItem('of-a-subsystem', '林知远');
  sessionStorage.setItem('portal.wantedAddress', '{"version":1,"value":"/lift"}');
  arrive('/?ssoToken=persona-new');
  expect(Object.keys(sessionStorage)).toEqual(['portal.wantedAddress']);
  expect(Object.keys(localStorage)).toEqual(['ssoToken']);
});

test('the same token again keeps what belongs to it', () => {
  document.cookie = 'ssoToken=persona-demo; Path=/';
  sessionStorage.setItem('powerList', '["a"]');
  arrive('/?ssoToken=persona-demo');
  expect(sessionStorage.getItem('powerList')).toBe('["a"]');
});
