import { NetworkError, UnknownOutcomeError } from '@/services/http';
import { getEditableNotice, listNotices, removeNotices, updateNotice } from '@/services/notices';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { invalidateNotices } from '../invalidateNotices';
import { confirmAndDeleteNotices, confirmAndPublish, confirmAndRevoke } from './noticeActions';

jest.mock('@/services/notices', () => ({
  getEditableNotice: jest.fn(),
  listNotices: jest.fn(),
  removeNotices: jest.fn(async () => undefined),
  updateNotice: jest.fn(),
}));
jest.mock('@/shell/feedback', () => ({
  ...jest.requireActual('@/shell/feedback'),
  confirm: jest.fn(),
  reportFailure: jest.fn(),
}));

jest.mock('../invalidateNotices', () => ({ invalidateNotices: jest.fn() }));

const notice = (id: string, status: string) => ({ id, title: `公告${id}`, status });
const question = () => jest.mocked(confirm).mock.lastCall![0];

beforeEach(() => {
  jest.mocked(confirm).mockReset().mockResolvedValue(true);
  jest.mocked(removeNotices).mockClear();
});

describe('deleting notices', () => {
  test('R240 R046 the confirmation names them and says how many are published', async () => {
    expect(await confirmAndDeleteNotices([notice('1', '1'), notice('2', '2'), notice('3', '2')])).toBe(true);
    expect(question()).toMatchObject({ title: '删除 3 条公告？', danger: true });
    expect(question().content).toContain('公告1');
    expect(question().content).toContain('其中 2 条已发布');
    expect(jest.mocked(removeNotices).mock.calls[0]![0]).toEqual(['1', '2', '3']);
  });

  test('R240 the confirmation does not mention published ones when there are none; nothing is deleted when canceled', async () => {
    jest.mocked(confirm).mockResolvedValue(false);
    expect(await confirmAndDeleteNotices([notice('1', '1'), notice('2', '3')])).toBe(false);
    expect(question().content).not.toContain('已发布');
    expect(removeNotices).not.toHaveBeenCalled();
  });
});

describe('R046 T23 the response to an action is lost', () => {
  const lost = new UnknownOutcomeError('updateNotice', { cause: new NetworkError('updateNotice') });
  const read = (status: string) => ({ title: '停水', content: '<p>今晚</p>', pictures: [], attachments: [], status });
  let shown: jest.SpiedFunction<typeof toast.show>;

  beforeEach(() => {
    shown = jest.spyOn(toast, 'show');
    jest.mocked(reportFailure).mockClear();
    jest.mocked(invalidateNotices).mockClear();
    jest.mocked(updateNotice).mockReset().mockRejectedValue(lost);
    jest.mocked(removeNotices).mockReset().mockRejectedValue(lost);
  });

  test.each([
    ['publish', () => confirmAndPublish(notice('1', '1'), ''), '1', '2'],
    ['revoke', () => confirmAndRevoke(notice('1', '2')), '2', '3'],
  ] as const)('%s: the actual result is reported, and the lists are loaded again', async (_, act, before, after) => {
    const get = jest.mocked(getEditableNotice).mockReset();
    get.mockResolvedValueOnce(read(before) as never).mockResolvedValueOnce(read(after) as never);
    expect(await act()).toBe(true);
    expect(shown.mock.lastCall![0].type).toBe('success');
    expect(reportFailure).not.toHaveBeenCalled();
    get.mockResolvedValue(read(before) as never);
    shown.mockClear();
    expect(await act()).toBe(true);
    expect(shown).not.toHaveBeenCalled();
    expect(reportFailure).toHaveBeenCalledWith(lost);
    expect(invalidateNotices).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['deleted', [], 'success'],
    ['still there', ['1'], undefined],
  ])('delete: the result is reported for a notice that is %s', async (_, ids, shownType) => {
    const records = ids.map((id) => ({ id }) as never);
    jest.mocked(listNotices).mockResolvedValue({ records, total: ids.length, pageNo: 1, pageSize: 20 });
    expect(await confirmAndDeleteNotices([notice('1', '1')])).toBe(true);
    expect(shown.mock.lastCall?.[0].type).toBe(shownType);
    expect(reportFailure).toHaveBeenCalledTimes(shownType ? 0 : 1);
    expect(invalidateNotices).toHaveBeenCalledTimes(1);
  });
});
