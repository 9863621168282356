import { act, renderHook } from '@testing-library/react';
import { EnvelopeError, type CallOptions } from '@/services/http';
import { toast } from '@/shell/feedback';
import { useRecord } from './useRecord';

interface Row {
  title: string;
}

const get = jest.fn<Promise<Row>, [string, CallOptions]>();

const settle = () => act(async () => undefined);

/** The responses that are still pending. */
const owe = () => {
  const owed: { id: string; answer: (row: Row) => void; fail: (error: unknown) => void }[] = [];
  get.mockImplementation((id) => new Promise((answer, fail) => owed.push({ id, answer, fail })));
  return owed;
};

const show = (record: string | null, options?: { isForEditing: boolean }) =>
  renderHook(({ id }: { id: string | null }) => useRecord(id, get, options), { initialProps: { id: record } });

beforeEach(() => get.mockReset());

describe('a complete record', () => {
  test('R117 is fetched when its id is set and dropped when the id is removed', async () => {
    const owed = owe();
    const { result, rerender } = show(null);
    expect(get).not.toHaveBeenCalled();
    rerender({ id: '1' });
    expect(get.mock.calls[0]![1]).toMatchObject({ overlay: false, quiet: true });
    owed[0]!.answer({ title: '甲' });
    await settle();
    expect(result.current.record?.title).toBe('甲');
    rerender({ id: null });
    expect(result.current.record).toBeNull();
    rerender({ id: '1' });
    expect(result.current.record).toBeNull();
    expect(get).toHaveBeenCalledTimes(2);
  });

  test('R117 F29 a slow response for an earlier one is ignored, and its request is aborted', async () => {
    const owed = owe();
    const { result, rerender } = show('1');
    rerender({ id: null });
    rerender({ id: '2' });
    expect(get.mock.calls[0]![1].signal!.aborted).toBe(true);
    owed[1]!.answer({ title: '乙' });
    await settle();
    owed[0]!.answer({ title: '甲' });
    await settle();
    expect(result.current.record?.title).toBe('乙');
  });

  test('R178 A42 loading one for editing shows the overlay', () => {
    owe();
    show('1', { isForEditing: true });
    expect(get.mock.calls[0]![1]).toMatchObject({ overlay: true, quiet: true });
  });

  test('A42 F29 a failure for a record that is no longer open shows no message', async () => {
    const message = jest.spyOn(toast, 'show').mockClear();
    const owed = owe();
    const { rerender } = show('1');
    rerender({ id: null });
    owed[0]!.fail(new EnvelopeError('getNotice', '0', '已删除'));
    await settle();
    expect(message).not.toHaveBeenCalled();
  });

  test('R117 R179 A42 a failure shows a message and is returned, and a retry requests it again', async () => {
    const message = jest.spyOn(toast, 'show').mockClear();
    const owed = owe();
    const { result } = show('1');
    const error = new EnvelopeError('getNotice', '0', '已撤回');
    owed[0]!.fail(error);
    await settle();
    expect(result.current.error).toBe(error);
    expect(message.mock.calls).toEqual([[expect.objectContaining({ type: 'error', text: '已撤回' })]]);
    expect(result.current.record).toBeNull();
    act(() => result.current.retry());
    expect(result.current.error).toBeNull();
    owed[1]!.answer({ title: '甲' });
    await settle();
    expect(result.current.record?.title).toBe('甲');
  });
});
