import { LOCAL_KEYS, SESSION_KEYS, type SessionKey } from '@/constants/storage';
import {
  endLocalSession,
  expireAllCookies,
  localArea,
  onStorageFailure,
  readCookie,
  sessionArea,
  writeCookie,
} from './storage';

const cookies = () => document.cookie.split('; ').filter(Boolean);

/** A fresh copy of the module, whose state belongs to one window. */
const freshStorage = (): typeof import('./storage') => {
  let fresh!: typeof import('./storage');
  jest.isolateModules(() => {
    fresh = jest.requireActual('./storage');
  });
  return fresh;
};

beforeEach(() => {
  expireAllCookies();
  localStorage.clear();
  sessionStorage.clear();
});

describe('values', () => {
  test('A32 R150 the keys of the specification are written unchanged', () => {
    localArea.write('ssoToken', 'persona-demo');
    sessionArea.write('bindStatus', 'true');
    sessionArea.write('userInfo', { userName: '林知远' });
    sessionArea.write('powerList', ['a', 'b']);
    expect(localStorage.getItem('ssoToken')).toBe('persona-demo');
    expect(sessionStorage.getItem('bindStatus')).toBe('true');
    expect(sessionStorage.getItem('userInfo')).toBe('{"userName":"林知远"}');
    expect(sessionArea.read('powerList')).toEqual(['a', 'b']);
  });

  test("the portal's own keys have a version, and another version counts as absent", () => {
    localArea.write('portal.language', 'zh-CN');
    expect(localStorage.getItem('portal.language')).toBe('{"version":1,"value":"zh-CN"}');
    expect(localArea.read('portal.language')).toBe('zh-CN');
    localStorage.setItem('portal.language', '{"version":0,"value":"zh-CN"}');
    expect(localArea.read('portal.language')).toBeUndefined();
    expect(localStorage.getItem('portal.language')).toBeNull();
  });

  test('A32 a key outside the list neither compiles nor runs', () => {
    // @ts-expect-error not in constants/storage
    expect(() => localArea.write('telephone', '13800000000')).toThrow("'telephone' is not a key");
    // @ts-expect-error inherited names are not keys either
    expect(() => sessionArea.read('toString')).toThrow();
    expect(localStorage).toHaveLength(0);
  });

  test('A32 T5 phone and user info are never written to local storage', () => {
    expect(Object.keys(LOCAL_KEYS)).not.toEqual(expect.arrayContaining(['userInfo']));
    expect(Object.keys(LOCAL_KEYS).join()).not.toMatch(/phone|identity|idCard/i);
  });

  const broken = {
    'bad JSON': '{"a":',
    'another type': '[[[7]]]',
    '5 MB': `"${'x'.repeat(5_000_000)}"`,
    'an old schema': '{"version":-1,"value":{"a":1}}',
    null: 'null',
    nothing: '',
  };
  const accept = (value: unknown) => {
    const good = typeof value === 'object' && value !== null && 'userName' in value;
    return good || (typeof value === 'string' && value === 'good') ? value : undefined;
  };
  const keys = Object.keys(SESSION_KEYS) as SessionKey[];
  test.each(keys.flatMap((key) => Object.entries(broken).map(([kind, raw]) => [key, kind, raw] as const)))(
    'F37 R142 R143 %s: %s counts as absent and is removed',
    (key, _, raw) => {
      // More than jsdom allows in one area, but a browser may contain it.
      const held = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(raw);
      const removed = jest.spyOn(Storage.prototype, 'removeItem');
      expect(sessionArea.read(key, accept)).toBeUndefined();
      expect(removed).toHaveBeenCalledWith(key);
      held.mockRestore();
    },
  );

  test('A31 signing out keeps preferences and the last address', () => {
    localArea.write('ssoToken', 'persona-demo');
    localArea.write('userName', '林知远');
    localArea.write('portal.person', 'abc');
    localArea.write('portal.language', 'en-US');
    localArea.write('portal.wayBack', {});
    endLocalSession();
    expect(Object.keys(localStorage).sort()).toEqual(['portal.language', 'portal.wayBack']);
  });
});

describe('F36 browsers that cannot store', () => {
  const failures: [string, () => void][] = [
    [
      'full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'switched off',
      () =>
        jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
  ];

  test.each(failures)('local storage %s: values stay in memory, with one warning', (_, fail) => {
    const storage = freshStorage();
    const warn = jest.fn();
    const stop = storage.onStorageFailure(warn);
    fail();
    storage.localArea.write('userName', '林知远');
    storage.localArea.write('ssoToken', 'persona-demo');
    expect(storage.localArea.read('userName')).toBe('林知远');
    expect(warn).toHaveBeenCalledTimes(1);
    storage.endLocalSession();
    expect(storage.localArea.read('userName')).toBeUndefined();
    stop();
  });

  test('cookies disabled: the token stays in memory; a late listener is notified', () => {
    const storage = freshStorage();
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    storage.writeCookie('ssoToken', 'persona-demo');
    expect(storage.readCookie('ssoToken')).toBe('persona-demo');
    const warn = jest.fn();
    storage.onStorageFailure(warn);
    expect(warn).toHaveBeenCalledTimes(1);
    storage.expireAllCookies();
    expect(storage.readCookie('ssoToken')).toBeNull();
  });

  test('storage that works again is used again', () => {
    const storage = freshStorage();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.localArea.write('userName', 'a');
    storage.localArea.write('userName', 'b');
    expect(localStorage.getItem('userName')).toBe('b');
    expect(storage.localArea.read('userName')).toBe('b');
    full.mockRestore();
  });

  test('an unsubscribed listener is not called', () => {
    const warn = jest.fn();
    onStorageFailure(warn)();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('cookies', () => {
  test('R151 a new token replaces the old one, on any path', () => {
    window.history.replaceState(null, '', '/mainApp/noticeList');
    document.cookie = 'ssoToken=OLD-ROOT-1; Path=/';
    document.cookie = 'ssoToken=OLD-DEEP-1; Path=/mainApp';
    document.cookie = 'ssoToken=OLD-DEEP-2; Path=/mainApp/';
    writeCookie('ssoToken', 'persona-demo');
    expect(cookies()).toEqual(['ssoToken=persona-demo']);
  });

  test('R151 paths that cannot be seen from here are cleared when known', () => {
    window.history.replaceState(null, '', '/mgr/x');
    document.cookie = 'ssoToken=OLD-DEEP-1; Path=/mgr';
    window.history.replaceState(null, '', '/');
    writeCookie('ssoToken', 'persona-demo', ['/mgr']);
    window.history.replaceState(null, '', '/mgr/x');
    expect(cookies()).toEqual(['ssoToken=persona-demo']);
  });

  test('T2 a value cannot inject attributes', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCookie('ssoToken', 'a; Domain=evil.example');
    const last = written.mock.calls.at(-1)?.[0];
    expect(last).toBe('ssoToken=a%3B%20Domain%3Devil.example; Path=/; SameSite=Lax');
    expect(readCookie('ssoToken')).toBe('a; Domain=evil.example');
  });

  test('T8 every cookie that scripts can see is expired, the token first', () => {
    window.history.replaceState(null, '', '/mainApp/noticeList');
    document.cookie = 'other=1; Path=/';
    document.cookie = 'deep=1; Path=/mainApp';
    document.cookie = 'ssoToken=persona-demo; Path=/';
    document.cookie = 'nameless; Path=/';
    const written = jest.spyOn(document, 'cookie', 'set');
    expireAllCookies();
    expect(document.cookie).toBe('');
    expect(written.mock.calls[0]?.[0]).toMatch(/^ssoToken=;/);
  });

  test('T8 parent domains are tried, except for an IP address', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCookie('ssoToken', 'persona-demo');
    expect(written.mock.calls.some(([cookie]) => cookie.includes('Domain=localhost'))).toBe(true);
  });

  test('a malformed escape counts as absent', () => {
    document.cookie = 'ssoToken=%E0%A4%A; Path=/';
    expect(readCookie('ssoToken')).toBeNull();
  });
});
