import { removeNotices } from '@/services/notices';
import { confirm } from '@/shell/feedback';
import { askAndDelete } from './noticeDeeds';

jest.mock('@/services/notices', () => ({ removeNotices: jest.fn(async () => undefined) }));
jest.mock('@/shell/feedback', () => ({ ...jest.requireActual('@/shell/feedback'), confirm: jest.fn() }));
jest.mock('../noticesChanged', () => ({ noticesChanged: jest.fn() }));

const notice = (id: string, status: string) => ({ id, title: `公告${id}`, status });
const question = () => jest.mocked(confirm).mock.lastCall![0];

beforeEach(() => {
  jest.mocked(confirm).mockReset().mockResolvedValue(true);
  jest.mocked(removeNotices).mockClear();
});

describe('notices that are deleted', () => {
  test('R240 R046 are named, and it is said how many of them readers still see', async () => {
    expect(await askAndDelete([notice('1', '1'), notice('2', '2'), notice('3', '2')])).toBe(true);
    expect(question()).toMatchObject({ title: '删除 3 条公告？', danger: true });
    expect(question().content).toContain('公告1');
    expect(question().content).toContain('其中 2 条已发布');
    expect(jest.mocked(removeNotices).mock.calls[0]![0]).toEqual(['1', '2', '3']);
  });

  test('R240 nothing is said of published ones where there are none, and nothing done without a yes', async () => {
    jest.mocked(confirm).mockResolvedValue(false);
    expect(await askAndDelete([notice('1', '1'), notice('2', '3')])).toBe(false);
    expect(question().content).not.toContain('已发布');
    expect(removeNotices).not.toHaveBeenCalled();
  });
});
