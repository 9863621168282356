import { useLayoutEffect } from 'react';
import { act, renderHook } from '@testing-library/react';
import { backgroundCache, forgetBackgroundData, prefetchBackgroundData } from './backgroundCache';
import { createVisibility, PageVisibility } from './pageVisibility';
import { useBackgroundRequest, type BackgroundOptions } from './useBackgroundRequest';

const load = jest.fn<Promise<string>, [BackgroundOptions]>();
const settle = () => act(async () => undefined);
const show = () => renderHook(() => useBackgroundRequest(load, { cacheKey: 'test', staleMs: 60_000 }));

beforeEach(() => {
  forgetBackgroundData();
  load.mockReset();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});

describe('background requests', () => {
  test('R008 cached data is shown at once on return and loaded again only when stale', async () => {
    load.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const first = show();
    expect(first.result.current.data).toBeUndefined();
    await settle();
    first.unmount();
    const second = show();
    expect(second.result.current.data).toBe('one');
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    second.unmount();
    jest.setSystemTime(Date.now() + 60_001);
    const third = show();
    expect(third.result.current.data).toBe('one');
    await settle();
    expect(third.result.current.data).toBe('two');
  });

  test('R008 a preserved page loads again when it is shown with stale data, and never while it is hidden', async () => {
    load.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const visibility = createVisibility(true);
    const { result } = renderHook(
      () => useBackgroundRequest(load, { cacheKey: 'test', staleMs: 60_000, isRefreshedOnFocus: true }),
      { wrapper: ({ children }) => <PageVisibility value={visibility}>{children}</PageVisibility> },
    );
    await settle();
    act(() => visibility.set(false));
    act(() => visibility.set(true));
    act(() => visibility.set(false));
    expect(load).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 60_001);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(load).toHaveBeenCalledTimes(1);
    act(() => visibility.set(true));
    expect(result.current.data).toBe('one');
    await settle();
    expect(result.current.data).toBe('two');
  });

  test('R201 a request is aborted with its page', () => {
    load.mockReturnValue(new Promise(() => undefined));
    const { unmount } = show();
    expect(load.mock.calls[0]![0].signal.aborted).toBe(false);
    unmount();
    expect(load.mock.calls[0]![0].signal.aborted).toBe(true);
  });

  test('R006 a failure keeps the known data', async () => {
    load.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('no'));
    const { result } = show();
    await settle();
    act(() => result.current.retry());
    await settle();
    expect(result.current).toMatchObject({ data: 'one', isLoading: false });
    expect(result.current.error).toBeInstanceOf(Error);
  });

  describe('prefetched data', () => {
    const prefetch = () => {
      let respond!: (data: string) => void;
      let refuse!: (error: Error) => void;
      const response = new Promise<string>((resolve, reject) => {
        [respond, refuse] = [resolve, reject];
      });
      prefetchBackgroundData('test', () => response);
      return { respond, refuse };
    };

    test('R008 that has arrived is shown by the first render, without a request', async () => {
      prefetch().respond('early');
      await settle();
      const { result } = show();
      expect(result.current).toMatchObject({ data: 'early', isLoading: false });
      await settle();
      expect(load).not.toHaveBeenCalled();
    });

    test('R008 that arrives later is shown without a request of its own', async () => {
      const { respond } = prefetch();
      const { result } = show();
      expect(result.current).toMatchObject({ data: undefined, isLoading: true });
      respond('late');
      await settle();
      expect(result.current).toMatchObject({ data: 'late', isLoading: false });
      expect(load).not.toHaveBeenCalled();
    });

    test('R008 that arrives between rendering and its effects is shown', async () => {
      function useBoth() {
        const request = useBackgroundRequest(load, { cacheKey: 'test', staleMs: 60_000 });
        // Before the effects, as a response may arrive while React renders in slices.
        useLayoutEffect(() => backgroundCache.set('test', { data: 'meanwhile', time: Date.now() }) && undefined, []);
        return request;
      }
      const { result } = renderHook(useBoth);
      await settle();
      expect(result.current.data).toBe('meanwhile');
      expect(load).not.toHaveBeenCalled();
    });

    test('R006 a failed prefetch is a failure of the part, which can be retried', async () => {
      load.mockResolvedValueOnce('second');
      prefetch().refuse(new Error('no'));
      await settle();
      const { result } = show();
      await settle();
      expect(result.current.error).toBeInstanceOf(Error);
      act(() => result.current.retry());
      await settle();
      expect(result.current.data).toBe('second');
    });

    test('T3 of a session that has ended is never shown', async () => {
      load.mockResolvedValueOnce('of the next person');
      const { respond } = prefetch();
      forgetBackgroundData();
      respond('of the last person');
      await settle();
      const { result } = show();
      await settle();
      expect(result.current.data).toBe('of the next person');
    });
  });
});
