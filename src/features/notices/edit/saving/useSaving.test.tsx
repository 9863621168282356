import { act, renderHook } from '@testing-library/react';
import { EMPTY_NOTICE, type NoticeForm } from '@/domain/notice/editing';
import { createNotice, getEditableNotice, updateNotice } from '@/services/notices';
import { confirm } from '@/shell/feedback';
import { useSaving } from './useSaving';

jest.mock('@/services/notices', () => ({
  createNotice: jest.fn(async () => ({ id: '7' })),
  getEditableNotice: jest.fn(async () => ({ version: '1' })),
  updateNotice: jest.fn(),
}));
jest.mock('@/shell/feedback', () => ({ ...jest.requireActual('@/shell/feedback'), confirm: jest.fn() }));
jest.mock('../../noticesChanged', () => ({ noticesChanged: jest.fn() }));

const timed: NoticeForm = { ...EMPTY_NOTICE, timing: 'timed', publishTime: '2999-01-01 08:00:00' };
const answer = (isWanted: boolean) => jest.mocked(confirm).mockResolvedValue(isWanted);
const save = async (form: NoticeForm, isOverwriting = false) => {
  const { result } = renderHook(() => useSaving({ noticeId: null, columns: [] }));
  return act(() => result.current.send(form, 'save', isOverwriting));
};

beforeEach(() => jest.clearAllMocks());

test('R047 R239 a save does not wait for the version that it made, the next one does', async () => {
  let answerWith: (version: string) => void = () => undefined;
  jest
    .mocked(getEditableNotice)
    .mockReturnValueOnce(new Promise((resolve) => (answerWith = (version) => resolve({ version } as never))));
  const { result } = renderHook(() => useSaving({ noticeId: '7', version: '3', columns: [] }));
  await act(async () => void (await result.current.send(EMPTY_NOTICE, 'save')));
  expect(jest.mocked(updateNotice).mock.calls[0]![0]).toMatchObject({ id: '7', version: '3' });
  expect(result.current.busyWith).toBeNull();
  let next: unknown;
  act(() => void (next = result.current.send(EMPTY_NOTICE, 'save')));
  await act(async () => undefined);
  expect(updateNotice).toHaveBeenCalledTimes(1);
  expect(result.current.busyWith).toBe('save');
  await act(async () => answerWith('4'));
  expect(await next).toEqual({ kind: 'done', id: '7' });
  expect(jest.mocked(updateNotice).mock.calls[1]![0]).toMatchObject({ id: '7', version: '4' });
});

describe('a notice for later that is saved as a draft', () => {
  test('R047 is not saved before the person knows that its time is lost', async () => {
    answer(false);
    expect(await save(timed)).toEqual({ kind: 'given-up' });
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '存为草稿，不保留定时？' }));
    expect(createNotice).not.toHaveBeenCalled();
    answer(true);
    expect(await save(timed)).toEqual({ kind: 'done', id: '7' });
    expect(jest.mocked(createNotice).mock.calls[0]![0]).not.toHaveProperty('publishTime');
  });

  test('R047 R239 nothing is asked where no time is lost, or where it was asked already', async () => {
    answer(false);
    expect(await save(EMPTY_NOTICE)).toEqual({ kind: 'done', id: '7' });
    expect(await save(timed, true)).toEqual({ kind: 'done', id: '7' });
    expect(confirm).not.toHaveBeenCalled();
  });
});
