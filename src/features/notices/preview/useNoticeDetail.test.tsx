import { act, renderHook } from '@testing-library/react';
import type { NoticeDetail } from '@/domain/notice/schema';
import { EnvelopeError } from '@/services/http';
import { getNotice } from '@/services/notices';
import { useNoticeDetail } from './useNoticeDetail';

jest.mock('@/services/notices');
const get = jest.mocked(getNotice);

const noticeOf = (title: string) => ({ title }) as NoticeDetail;
const settle = () => act(async () => undefined);

/** The newest answer still owed. */
const owe = () => {
  const owed: { id: string; answer: (notice: NoticeDetail) => void; fail: (error: unknown) => void }[] = [];
  get.mockImplementation((id) => new Promise((answer, fail) => owed.push({ id, answer, fail })));
  return owed;
};

const show = (noticeId: string | null) =>
  renderHook(({ id }: { id: string | null }) => useNoticeDetail(id), { initialProps: { id: noticeId } });

beforeEach(() => get.mockReset());

describe('notice in full', () => {
  test('R117 it is fetched when the dialog opens and forgotten when it closes', async () => {
    const owed = owe();
    const { result, rerender } = show(null);
    expect(get).not.toHaveBeenCalled();
    rerender({ id: '1' });
    expect(get.mock.calls[0]![1]).toMatchObject({ overlay: false, quiet: true });
    owed[0]!.answer(noticeOf('甲'));
    await settle();
    expect(result.current.notice?.title).toBe('甲');
    rerender({ id: null });
    expect(result.current.notice).toBeNull();
    rerender({ id: '1' });
    expect(result.current.notice).toBeNull();
    expect(get).toHaveBeenCalledTimes(2);
  });

  test('R117 a slow answer for an earlier notice never counts, and its request is ended', async () => {
    const owed = owe();
    const { result, rerender } = show('1');
    rerender({ id: null });
    rerender({ id: '2' });
    expect(get.mock.calls[0]![1]!.signal!.aborted).toBe(true);
    owed[1]!.answer(noticeOf('乙'));
    await settle();
    owed[0]!.answer(noticeOf('甲'));
    await settle();
    expect(result.current.notice?.title).toBe('乙');
  });

  test('R117 R179 a failure is handed out, and a retry asks anew', async () => {
    const owed = owe();
    const { result } = show('1');
    const error = new EnvelopeError('getNotice', '0', '已撤回');
    owed[0]!.fail(error);
    await settle();
    expect(result.current.error).toBe(error);
    expect(result.current.notice).toBeNull();
    act(() => result.current.retry());
    expect(result.current.error).toBeNull();
    owed[1]!.answer(noticeOf('甲'));
    await settle();
    expect(result.current.notice?.title).toBe('甲');
  });
});
