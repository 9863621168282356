import { act, renderHook } from '@testing-library/react';
import { getMessageSummary } from '@/services/messages';
import { refreshUnread, useMessageTypes, useUnread } from '.';

const { emitSessionEnd } = jest.requireActual('../session/sessionEvents') as { emitSessionEnd(reason: string): void };
jest.mock('@/services/messages');
const ask = jest.mocked(getMessageSummary);
const summary = (unread: number) => ({ total: 30, unread, types: [] });

let visibility: DocumentVisibilityState;
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  ask.mockReset().mockResolvedValue(summary(12));
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('unread messages', () => {
  test('R053 R263 two components share one number, requested once a minute', async () => {
    const menu = renderHook(() => useUnread());
    const bell = renderHook(() => useUnread());
    await act(() => refreshUnread());
    expect([menu.result.current, bell.result.current]).toEqual([12, 12]);
    const before = ask.mock.calls.length;
    ask.mockResolvedValue(summary(13));
    await pass(59_999);
    expect(ask).toHaveBeenCalledTimes(before);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(before + 1);
    expect(bell.result.current).toBe(13);
    menu.unmount();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(before + 2);
    bell.unmount();
    await pass(300_000);
    expect(ask).toHaveBeenCalledTimes(before + 2);
  });

  test('R263 a hidden window sends no request; when visible again it does if a minute has passed', async () => {
    const { unmount } = renderHook(() => useUnread());
    await act(() => refreshUnread());
    const before = ask.mock.calls.length;
    show('hidden');
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(before);
    show('visible');
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(before + 1);
    show('hidden');
    show('visible');
    await pass(30_000);
    expect(ask).toHaveBeenCalledTimes(before + 1);
    unmount();
  });

  test('R263 A42 a failure keeps the number and is reported when a person requested it; an outdated response is dropped', async () => {
    const { result, unmount } = renderHook(() => useUnread());
    await act(() => refreshUnread());
    ask.mockRejectedValueOnce(new Error('no'));
    await act(() => refreshUnread());
    expect(result.current).toBe(12);
    const onFailure = jest.fn();
    const failure = new Error('asked for');
    ask.mockRejectedValueOnce(failure);
    await act(() => refreshUnread(onFailure));
    expect(onFailure.mock.calls).toEqual([[failure]]);
    let respondLate = (_: unknown) => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (respondLate = resolve as typeof respondLate)));
    const late = refreshUnread();
    ask.mockResolvedValueOnce(summary(3));
    await act(() => refreshUnread());
    await act(async () => {
      respondLate(summary(99));
      await late;
    });
    expect(result.current).toBe(3);
    unmount();
  });

  test('A40 R045 the types are not said to have failed while they are requested, only when there are none', async () => {
    act(() => emitSessionEnd('expired'));
    const { result, unmount } = renderHook(() => useMessageTypes());
    const failed = () => result.current.hasFailed;
    let respond = (_: unknown) => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (respond = resolve as typeof respond)));
    const first = refreshUnread();
    expect(failed()).toBe(false);
    respond({ ...summary(1), types: [{ typeCode: 'system', typeName: '系统', total: 1, unread: 1 }] });
    await act(() => first);
    expect([failed(), result.current.types.length]).toEqual([false, 1]);
    ask.mockRejectedValueOnce(new Error('no'));
    await act(() => refreshUnread());
    expect([failed(), result.current.types.length]).toEqual([false, 1]);
    await act(() => refreshUnread());
    expect([failed(), result.current.types.length]).toEqual([true, 0]);
    unmount();
  });
});
