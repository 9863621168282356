import { act, renderHook } from '@testing-library/react';
import { useDoneOrTimeout } from './useDoneOrTimeout';

beforeEach(() => void jest.useFakeTimers());

test('waits until it is done', () => {
  const { result, rerender } = renderHook(({ isDone }) => useDoneOrTimeout(isDone, 1_000), {
    initialProps: { isDone: false },
  });
  expect(result.current).toBe(false);
  rerender({ isDone: true });
  expect(result.current).toBe(true);
});

test('waits no longer than the timeout, and clears the timer on unmount', () => {
  const { result, unmount } = renderHook(() => useDoneOrTimeout(false, 1_000));
  act(() => jest.advanceTimersByTime(999));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
