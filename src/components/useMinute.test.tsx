import { act, renderHook } from '@testing-library/react';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { useMinute } from './useMinute';

test('R007 the time follows each full minute; a hidden page renders nothing and catches up when it is shown', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T09:12:30+08:00') });
  const page = createVisibility(true);
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useMinute().getTime();
    },
    { wrapper: ({ children }) => <PageVisibility value={page}>{children}</PageVisibility> },
  );
  const at = (time: string) => new Date(`2026-11-25T${time}+08:00`).getTime();
  expect(result.current).toBe(at('09:12:30'));
  act(() => jest.advanceTimersByTime(30_000));
  expect(result.current).toBe(at('09:13:00'));

  act(() => page.set(false));
  act(() => page.set(true));
  act(() => page.set(false));
  const rendersBefore = renders;
  act(() => jest.advanceTimersByTime(600_000));
  expect(renders).toBe(rendersBefore);
  act(() => page.set(true));
  expect(result.current).toBe(at('09:23:00'));
});
