import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { FRESH_FOR_MS, markStale, reloadShown, useFreshness } from './useFreshness';

function openPage() {
  const visibility = createVisibility(true);
  const reload = jest.fn();
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useFreshness('notices', reload);
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <PageVisibility value={visibility}>{children}</PageVisibility>
      ),
    },
  );
  const show = (isShown: boolean) => act(() => visibility.set(isShown));
  return { reload, result, show, drawn: () => drawn };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('R069 a page that is shown again does not reload fresh data', () => {
  const { reload, show, drawn } = openPage();
  const before = drawn();
  show(false);
  markStale('manuals');
  show(true);
  expect(reload).not.toHaveBeenCalled();
  expect(drawn()).toBe(before);
});

test('A18 data changed elsewhere are reloaded once, and not before the page is shown', () => {
  const { reload, show } = openPage();
  show(false);
  markStale('notices');
  markStale('notices');
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
  show(false);
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('A18 a change while the page was shown does not reload it', () => {
  const { reload, show } = openPage();
  markStale('notices');
  show(false);
  show(true);
  expect(reload).not.toHaveBeenCalled();
});

test('A18 a change by a page that was left reloads the page on screen, once, and only for its own data', () => {
  const { reload, show } = openPage();
  markStale('notices');
  reloadShown('notices');
  reloadShown('manuals');
  expect(reload).toHaveBeenCalledTimes(1);
  show(false);
  reloadShown('notices');
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  [FRESH_FOR_MS - 1, 0],
  [FRESH_FOR_MS, 1],
])('R069 data that are %i ms old are reloaded %i times', (age, times) => {
  const { reload, show } = openPage();
  show(false);
  act(() => void jest.advanceTimersByTime(age));
  show(true);
  expect(reload).toHaveBeenCalledTimes(times);
});

test('R069 a reload by the page itself counts as fresh', () => {
  const { reload, result, show } = openPage();
  jest.advanceTimersByTime(FRESH_FOR_MS);
  result.current();
  show(false);
  show(true);
  expect(reload).not.toHaveBeenCalled();
});
