import { act, renderHook } from '@testing-library/react';
import { forgetBackgroundData } from './backgroundCache';
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
});
