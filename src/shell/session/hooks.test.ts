import { act, renderHook } from '@testing-library/react';
import { person } from '../../../tests/support/sessionPage';
import { hasPower, sessionStore, usePower, useSession, useUser } from '.';

const power = (powerList: string[], powerState: 'loading' | 'ready' | 'failed') =>
  act(() => sessionStore.setState({ powerList, powerState }));

test('R141 R194 a power is unknown until the codes are there, then held or not', () => {
  power([], 'loading');
  const { result } = renderHook(() => ['notice:publish', 'gray:edit'].map(usePower));
  expect(result.current).toEqual([undefined, undefined]);
  power(['notice:publish'], 'ready');
  expect(result.current).toEqual([true, false]);
  power([], 'failed');
  expect(result.current).toEqual([false, false]);
});

test('R141 the session is followed as a whole and by part, the person also before anybody is there', () => {
  const { result } = renderHook(() => ({
    whole: useSession(),
    phase: useSession(({ phase }) => phase),
    user: useUser(),
  }));
  expect(result.current.whole).toBe(sessionStore.getState());
  expect(result.current.user).toEqual({
    ...{ telephone: '', identityState: 0, userName: '', sex: null, jobNumber: '', extra: {} },
  });
  act(() => sessionStore.setState({ phase: 'active', user: person }));
  expect(result.current).toMatchObject({ phase: 'active', user: person });
});

test('R194 outside of React a power is held when its code is there, and not before', () => {
  power([], 'loading');
  expect(hasPower('notice:publish')).toBe(false);
  power(['notice:publish'], 'ready');
  expect([hasPower('notice:publish'), hasPower('gray:edit')]).toEqual([true, false]);
});
