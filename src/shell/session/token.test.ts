import { FIRST_PATHS } from '@/constants/paths';
import { writeCookie } from '@/utils/storage';
import { adoptRenewedToken, followSharedToken, forgetToken, onTokenChange, readToken } from './token';

const signInWith = (token: string) => writeCookie('ssoToken', token, FIRST_PATHS);

beforeEach(forgetToken);

describe('a token that changes', () => {
  test('R140 R222 is told of once it has been renewed, here or in another window', () => {
    signInWith('token-a');
    readToken();
    const heard: (string | null)[] = [];
    const stop = onTokenChange(() => heard.push(readToken()));
    adoptRenewedToken('token-a', 'token-b');
    expect(heard).toEqual(['token-b']);
    signInWith('token-c');
    followSharedToken();
    followSharedToken();
    adoptRenewedToken('token-c', 'token-c');
    expect(heard).toEqual(['token-b', 'token-c']);
    stop();
    adoptRenewedToken('token-c', 'token-d');
    expect(heard).toHaveLength(2);
  });

  test('R140 the first one and the end are no change, and a listener that throws harms nobody', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = jest.fn();
    onTokenChange(() => {
      throw new Error('of the listener');
    });
    onTokenChange(heard);
    signInWith('token-a');
    readToken();
    forgetToken();
    followSharedToken();
    expect(heard).not.toHaveBeenCalled();
    adoptRenewedToken('token-a', 'token-b');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
