import { FIRST_PATHS } from '@/constants/paths';
import { writeCookie } from '@/utils/storage';
import { adoptRenewedToken, adoptSharedToken, forgetToken, onTokenChange, readToken } from './token';

const signInWith = (token: string) => writeCookie('ssoToken', token, FIRST_PATHS);

beforeEach(forgetToken);

describe('a token that changes', () => {
  test('R140 R222 notifies listeners after a renewal, in this window or another', () => {
    signInWith('persona-demo.r1');
    readToken();
    const received: (string | null)[] = [];
    const stop = onTokenChange(() => received.push(readToken()));
    adoptRenewedToken('persona-demo.r1', 'persona-demo.r2');
    expect(received).toEqual(['persona-demo.r2']);
    signInWith('persona-demo.r3');
    adoptSharedToken();
    adoptSharedToken();
    adoptRenewedToken('persona-demo.r3', 'persona-demo.r3');
    expect(received).toEqual(['persona-demo.r2', 'persona-demo.r3']);
    stop();
    adoptRenewedToken('persona-demo.r3', 'persona-demo.r4');
    expect(received).toHaveLength(2);
  });

  test('R140 the first token and the end are not changes, and a listener that throws does not stop the others', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const received = jest.fn();
    const stops = [
      onTokenChange(() => {
        throw new Error('of the listener');
      }),
      onTokenChange(received),
    ];
    signInWith('persona-demo.r1');
    readToken();
    forgetToken();
    adoptSharedToken();
    expect(received).not.toHaveBeenCalled();
    adoptRenewedToken('persona-demo.r1', 'persona-demo.r2');
    expect(received).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
  });
});

describe('R222 a renewed token', () => {
  test('is dropped when another window has stored one meanwhile, which this window then uses', () => {
    signInWith('persona-demo.r1');
    readToken();
    signInWith('persona-demo.r5');
    expect(adoptRenewedToken('persona-demo.r1', 'persona-demo.r2')).toBe(true);
    expect([readToken(), document.cookie]).toEqual(['persona-demo.r5', 'ssoToken=persona-demo.r5']);
  });

  test.each(['', 'a;b', '换新'])('R155 R159 that is none (%j) is refused, and the old one stays', (renewed) => {
    signInWith('persona-demo.r1');
    readToken();
    expect(() => adoptRenewedToken('persona-demo.r1', renewed)).toThrow(TypeError);
    expect([readToken(), document.cookie]).toEqual(['persona-demo.r1', 'ssoToken=persona-demo.r1']);
  });

  test('T11 does not restore a session that another window has ended, which is no change of the token', () => {
    signInWith('persona-demo.r1');
    readToken();
    const changed = jest.fn();
    const stop = onTokenChange(changed);
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    expect(adoptRenewedToken('persona-demo.r1', 'persona-demo.r2')).toBe(false);
    expect([readToken(), document.cookie]).toEqual([null, '']);
    expect(changed).not.toHaveBeenCalled();
    stop();
  });
});
