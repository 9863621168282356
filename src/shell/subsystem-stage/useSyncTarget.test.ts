import { act, renderHook } from '@testing-library/react';
import { history } from '@umijs/max';
import { navigateGranted } from '@/shell/permissions';
import { stageStore } from '@/shell/subsystem-host';
import { registeredCodeAt, registryStore } from '@/shell/subsystem-registry';
import { useSyncTarget } from './useSyncTarget';

jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  withHost: () => undefined,
}));

const codeAt = (pathname: string) => /^\/(mgr|byd|lift)(\/|$)/.exec(pathname)?.[1];
const currentTarget = () => {
  const { target } = stageStore.getState();
  return target && `${target.key} ${target.inner}`;
};
const go = (path: string) => act(() => history.push(path));

beforeEach(() => stageStore.setState(stageStore.getInitialState(), true));

test('R036 F10 the target is set in the task of the navigation, before any page is rendered', () => {
  go('/home');
  renderHook(() => useSyncTarget(codeAt));
  expect(currentTarget()).toBeNull();
  act(() => {
    history.push('/lift/units/4?tab=log');
    expect(currentTarget()).toBe('lift /units/4?tab=log');
    history.push('/home');
    expect(currentTarget()).toBeNull();
  });
});

test('R083 T18 the target carries the grant of its own navigation only', () => {
  go('/home');
  renderHook(() => useSyncTarget(codeAt));
  const granted = () => stageStore.getState().target?.grantedCode;
  act(() => navigateGranted('workorder', () => history.push('/byd?source=workorder')));
  expect(granted()).toBe('workorder');
  act(() => history.replace('/byd/tasks?source=workorder'));
  expect(granted()).toBeNull();
});

test('R031 a deep link is followed from the start, and t creates no other target', () => {
  go('/byd/tasks?source=task&t=1700000000000');
  renderHook(() => useSyncTarget(codeAt));
  expect(currentTarget()).toBe('byd:task /tasks');
  go('/byd/tasks?source=task&t=1700000000001');
  expect(currentTarget()).toBe('byd:task /tasks');
});

test('the target of a page that sets it itself is not changed', () => {
  go('/home');
  const { unmount } = renderHook(() => useSyncTarget(codeAt));
  const target = {
    key: 'iframe:iot',
    code: 'iframe',
    variant: 'iot',
    inner: '/',
    kind: 'PUSH',
    isFirstPage: false,
  } as const;
  stageStore.setState({ target });
  go('/help');
  expect(currentTarget()).toBe('iframe:iot /');
  unmount();
  expect(currentTarget()).toBe('iframe:iot /');
});

test('leaving the frame of the portal clears the target', () => {
  go('/mgr');
  const { unmount } = renderHook(() => useSyncTarget(codeAt));
  expect(currentTarget()).toBe('mgr /');
  unmount();
  expect(currentTarget()).toBeNull();
});

test('R017 A27 a subsystem that only the registry knows is shown once it is loaded, and then in the task of the navigation', () => {
  go('/patrols/7?tab=log');
  const { unmount } = renderHook(() => useSyncTarget(registeredCodeAt));
  expect(currentTarget()).toBeNull();
  const register = (...codes: string[]) =>
    act(() =>
      registryStore.setState({
        registry: { subsystems: new Map(codes.map((code) => [code, {}])), problems: [] } as never,
      }),
    );
  register('patrols');
  expect(currentTarget()).toBe('patrols /7?tab=log');
  act(() => {
    history.push('/patrols/8');
    expect(currentTarget()).toBe('patrols /8');
  });
  const { target } = stageStore.getState();
  register('patrols', 'rounds');
  expect(stageStore.getState().target).toBe(target);
  go('/rounds');
  expect(currentTarget()).toBe('rounds /');
  go('/nowhere');
  expect(currentTarget()).toBeNull();
  unmount();
  act(() => registryStore.setState({ registry: null }));
});
