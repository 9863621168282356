import { act, renderHook } from '@testing-library/react';
import { person } from '../../../tests/support/sessionPage';
import { hasPermission, sessionStore, usePermission, useSession, useUser } from '.';

const setPermissions = (powerList: string[], permissionState: 'loading' | 'ready' | 'failed') =>
  act(() => sessionStore.setState({ powerList, permissionState }));

test('R141 R194 a permission is undefined until the codes are loaded, then true or false', () => {
  setPermissions([], 'loading');
  const { result } = renderHook(() => ['notice:publish', 'gray:edit'].map(usePermission));
  expect(result.current).toEqual([undefined, undefined]);
  setPermissions(['notice:publish'], 'ready');
  expect(result.current).toEqual([true, false]);
  setPermissions([], 'failed');
  expect(result.current).toEqual([false, false]);
});

test('R141 hooks follow the whole session or a part of it, the person also before sign-in', () => {
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

test('R194 outside React a permission is false until the codes are loaded', () => {
  setPermissions([], 'loading');
  expect(hasPermission('notice:publish')).toBe(false);
  setPermissions(['notice:publish'], 'ready');
  expect([hasPermission('notice:publish'), hasPermission('gray:edit')]).toEqual([true, false]);
});
