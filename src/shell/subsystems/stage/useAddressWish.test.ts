import { act, renderHook } from '@testing-library/react';
import { history } from '@umijs/max';
import { stageStore } from '../stageStore';
import { useAddressWish } from './useAddressWish';

jest.mock('../openHost', () => ({ withHost: () => undefined }));

const codeAt = (pathname: string) => /^\/(mgr|byd|lift)(\/|$)/.exec(pathname)?.[1];
const wished = () => {
  const { wish } = stageStore.getState();
  return wish && `${wish.key} ${wish.inner}`;
};
const go = (path: string) => act(() => history.push(path));

beforeEach(() => stageStore.setState(stageStore.getInitialState(), true));

test('R036 F10 the wish is made in the task of the navigation, before any page is drawn', () => {
  go('/home');
  renderHook(() => useAddressWish(codeAt));
  expect(wished()).toBeNull();
  act(() => {
    history.push('/lift/units/4?tab=log');
    expect(wished()).toBe('lift /units/4?tab=log');
    history.push('/home');
    expect(wished()).toBeNull();
  });
});

test('R031 a deep link is followed from the start, and t makes no other wish', () => {
  go('/byd/tasks?source=task&t=1700000000000');
  renderHook(() => useAddressWish(codeAt));
  expect(wished()).toBe('byd:task /tasks');
  go('/byd/tasks?source=task&t=1700000000001');
  expect(wished()).toBe('byd:task /tasks');
});

test('the wish of a page that asks by itself is not touched', () => {
  go('/home');
  const { unmount } = renderHook(() => useAddressWish(codeAt));
  const wish = {
    key: 'iframe:iot',
    code: 'iframe',
    variant: 'iot',
    inner: '/',
    kind: 'PUSH',
    isFirstPage: false,
  } as const;
  stageStore.setState({ wish });
  go('/help');
  expect(wished()).toBe('iframe:iot /');
  unmount();
  expect(wished()).toBe('iframe:iot /');
});

test('leaving the frame of the portal takes the wish away', () => {
  go('/mgr');
  const { unmount } = renderHook(() => useAddressWish(codeAt));
  expect(wished()).toBe('mgr /');
  unmount();
  expect(wished()).toBeNull();
});
