import { toast } from '@/shell/feedback';
import { listUnsaved } from '@/shell/unsaved-work';
import { sessionArea } from '@/utils/storage';
import { noteLostWork, reportLostWork } from './lostWork';

jest.mock('@/shell/unsaved-work', () => ({ listUnsaved: jest.fn(() => []) }));
let show: jest.SpyInstance;

beforeEach(() => {
  show = jest.spyOn(toast, 'show').mockReturnValue('1');
  sessionStorage.clear();
  jest
    .mocked(listUnsaved)
    .mockReturnValue([
      { name: '工单中台' },
      { name: '工单中台' },
      { name: '管家' },
      { name: '发布公告', hasDraft: true },
      { name: '手册.pdf', isDownload: true },
    ]);
});

test('R154 the same person is told once what was lost, without drafts and downloads', () => {
  const store = noteLostWork('lin');
  // What has it is ended, and the storage is cleared, before it is stored.
  jest.mocked(listUnsaved).mockReturnValue([]);
  store();
  reportLostWork('lin');
  reportLostWork('lin');
  expect(show.mock.calls).toEqual([
    [{ type: 'warning', text: '登录状态失效时，“工单中台、管家”中尚未保存的内容没有保留下来。', staysOpen: true }],
  ]);
});

test.each(['gao', null])('T3 it is not told to another person (%j), and is gone', (person) => {
  noteLostWork('lin')();
  reportLostWork(person);
  reportLostWork('lin');
  expect(show).not.toHaveBeenCalled();
});

test.each([[[{ name: '发布公告', hasDraft: true }], 'lin'] as const, [[{ name: '管家' }], null] as const])(
  'nothing is stored where nothing is lost, or of nobody',
  (unsaved, person) => {
    jest.mocked(listUnsaved).mockReturnValue([...unsaved]);
    noteLostWork(person)();
    expect(sessionStorage).toHaveLength(0);
  },
);

test.each([['x'], [{ person: 1, names: [] }], [{ person: 'lin' }]])(
  'T17 a stored value of %j counts as absent',
  (value) => {
    sessionArea.write('portal.lostWork', value);
    reportLostWork('lin');
    expect(show).not.toHaveBeenCalled();
  },
);
