import { FIRST_PATHS } from '@/constants/paths';
import { writeCookie } from '@/utils/storage';
import { adoptRenewedToken, followSharedToken, forgetToken, onTokenChange, readToken } from './token';

const signInWith = (token: string) => writeCookie('ssoToken', token, FIRST_PATHS);

beforeEach(forgetToken);

describe('a token that changes', () => {
  test('R140 R222 is told of once it has been renewed, here or in another window', () => {
    signInWith('persona-demo.r1');
    readToken();
    const received: (string | null)[] = [];
    const stop = onTokenChange(() => received.push(readToken()));
    adoptRenewedToken('persona-demo.r1', 'persona-demo.r2');
    expect(received).toEqual(['persona-demo.r2']);
    signInWith('persona-demo.r3');
    followSharedToken();
    followSharedToken();
    adoptRenewedToken('persona-demo.r3', 'persona-demo.r3');
    expect(received).toEqual(['persona-demo.r2', 'persona-demo.r3']);
    stop();
    adoptRenewedToken('persona-demo.r3', 'persona-demo.r4');
    expect(received).toHaveLength(2);
  });

  test('R140 the first one and the end are no change, and a listener that throws harms nobody', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const received = jest.fn();
    onTokenChange(() => {
      throw new Error('of the listener');
    });
    onTokenChange(received);
    signInWith('persona-demo.r1');
    readToken();
    forgetToken();
    followSharedToken();
    expect(received).not.toHaveBeenCalled();
    adoptRenewedToken('persona-demo.r1', 'persona-demo.r2');
    expect(received).toHaveBeenCalledTimes(1);
  });
});
