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
    onTokenChange(() => {
      throw new Error('of the listener');
    });
    onTokenChange(received);
    signInWith('persona-demo.r1');
    readToken();
    forgetToken();
    adoptSharedToken();
    expect(received).not.toHaveBeenCalled();
    adoptRenewedToken('persona-demo.r1', 'persona-demo.r2');
    expect(received).toHaveBeenCalledTimes(1);
  });
});
