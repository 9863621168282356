import { renderHook } from '@testing-library/react';
import { history } from '@umijs/max';
import { useLeaveGuard } from './useLeaveGuard';

const mockPortal = { reportUnsaved: jest.fn(), confirm: jest.fn(), getState: () => ({ locale: 'zh-CN' }) };
jest.mock('@portal/subsystem-sdk/react', () => ({ usePortal: () => mockPortal }));

type Blocker = Parameters<typeof history.block>[0];

/** The active blocks of the history, in order. */
const blockers = new Set<Blocker>();
const leave = (pathname: string) => {
  const retry = jest.fn();
  [...blockers].at(-1)?.({ action: 'PUSH' as never, location: { pathname } as never, retry });
  return retry;
};
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  blockers.clear();
  mockPortal.confirm.mockReset();
  jest.spyOn(history, 'block').mockImplementation((blocker) => {
    blockers.add(blocker);
    return () => void blockers.delete(blocker);
  });
});

describe('leaving a form with unsaved work', () => {
  test('a form that is drawn again while the question is open asks once, and the answer still leads away', async () => {
    let answer!: (agreed: boolean) => void;
    mockPortal.confirm.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { rerender } = renderHook(() => useLeaveGuard(true, '/orders/42'));
    const retry = leave('/orders');
    rerender();
    leave('/orders');
    expect(mockPortal.confirm).toHaveBeenCalledTimes(1);
    answer(true);
    await settle();
    expect(blockers.size).toBe(0);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('who stays is asked again next time', async () => {
    mockPortal.confirm.mockResolvedValue(false);
    renderHook(() => useLeaveGuard(true, '/orders/42'));
    const retry = leave('/orders');
    await settle();
    leave('/orders');
    expect(mockPortal.confirm).toHaveBeenCalledTimes(2);
    expect(retry).not.toHaveBeenCalled();
    expect(blockers.size).toBe(1);
  });

  test('a tab of the same order and a form without changes ask nothing', () => {
    const { unmount } = renderHook(() => useLeaveGuard(true, '/orders/42'));
    expect(leave('/orders/42')).toHaveBeenCalledTimes(1);
    unmount();
    renderHook(() => useLeaveGuard(false, '/orders/42'));
    expect(blockers.size).toBe(0);
    expect(mockPortal.confirm).not.toHaveBeenCalled();
  });
});
