import { act, renderHook } from '@testing-library/react';
import { editableNotice, type EditableNotice, type NoticeInput } from '@/domain/notice/schema';
import { EMPTY_NOTICE, formOf, type NoticeForm } from '@/domain/notice/editing';
import { readWire } from '@/domain/wire';
import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { createNotice, getEditableNotice, listNotices, updateNotice } from '@/services/notices';
import { takeSaved } from '@/shell/cached-pages';
import { confirm, toast } from '@/shell/feedback';
import { serverNow } from '@/utils/time';
import { useNoticeSaving, type SavingAction } from './useNoticeSaving';

jest.mock('@/services/notices', () => ({
  createNotice: jest.fn(),
  getEditableNotice: jest.fn(),
  listNotices: jest.fn(),
  updateNotice: jest.fn(),
}));
jest.mock('@/shell/feedback', () => ({ ...jest.requireActual('@/shell/feedback'), confirm: jest.fn() }));
jest.mock('../../invalidateNotices', () => ({ invalidateNotices: jest.fn() }));

const form: NoticeForm = { ...EMPTY_NOTICE, title: '停水通知', columnCode: '1', content: '<p>周六停水。</p>' };
const timed: NoticeForm = { ...form, timing: 'timed', publishTime: '2999-01-01 08:00:00' };
const answer = (isConfirmed: boolean) => jest.mocked(confirm).mockResolvedValue(isConfirmed);
const onDone = jest.fn<Promise<void>, unknown[]>(async () => undefined);
const onRefused = jest.fn();
const open = (noticeId: string | null = null, version?: string, read = { version } as EditableNotice | null) =>
  renderHook((id: string | null) => useNoticeSaving({ noticeId: id, read, columns: [], onDone, onRefused }), {
    initialProps: noticeId,
  }).result;
const save = (hook: ReturnType<typeof open>, of: NoticeForm, action: SavingAction = 'save', overwrite = false) =>
  act(() => hook.current.send({ form: of, action }, overwrite));
const keys = () => jest.mocked(createNotice).mock.calls.map(([, options]) => options!.idempotencyKey);

/** The notice that the server creates from a draft. */
const saved = (draft: NoticeInput, id = '7') => ({
  id,
  ...draft,
  createdByName: '林知远',
  columnName: '',
  createTime: serverNow().format('YYYY-MM-DD HH:mm:ss'),
  statusName: '',
  publishingName: '',
  sortNumber: draft.sortNum,
  pictures: [],
  attachments: [],
  version: '1',
});
const onServer = (...notices: ReturnType<typeof saved>[]) => {
  const page = { records: notices, total: notices.length, pageNo: 1, pageSize: 5 };
  jest.mocked(listNotices).mockReset().mockResolvedValue(page);
  jest
    .mocked(getEditableNotice)
    .mockReset()
    .mockImplementation(async (id) => notices.find((each) => each.id === id)!);
};
const lose = () => new UnknownOutcomeError('createNotice', { cause: new NetworkError('createNotice') });

beforeEach(() => {
  jest.clearAllMocks();
  toast.clear();
  jest.mocked(createNotice).mockReset().mockResolvedValue({ id: '7' });
  jest.mocked(updateNotice).mockReset().mockResolvedValue(undefined);
  jest
    .mocked(getEditableNotice)
    .mockReset()
    .mockResolvedValue({ version: '1' } as never);
  jest.mocked(listNotices).mockReset();
});

test('R047 R239 a save does not wait for the new version of the notice, but the next save does', async () => {
  let answerWith: (version: string) => void = () => undefined;
  jest
    .mocked(getEditableNotice)
    .mockReturnValueOnce(new Promise((resolve) => (answerWith = (version) => resolve({ version } as never))));
  const hook = open('7', '3');
  await save(hook, EMPTY_NOTICE);
  expect(jest.mocked(updateNotice).mock.calls[0]![0]).toMatchObject({ id: '7', version: '3' });
  expect(hook.current.busyWith).toBeNull();
  let next: unknown;
  act(() => void (next = hook.current.send({ form: EMPTY_NOTICE, action: 'save' })));
  await act(async () => undefined);
  expect(updateNotice).toHaveBeenCalledTimes(1);
  expect(hook.current.busyWith).toBe('save');
  await act(async () => answerWith('4'));
  expect(await next).toBe('done');
  expect(jest.mocked(updateNotice).mock.calls[1]![0]).toMatchObject({ id: '7', version: '4' });
});

test('R046 R047 the list marks a notice that was published, and not one that was refused', async () => {
  answer(true);
  await save(open(), form, 'publish');
  expect(takeSaved('notices', ['6', '7'])).toMatchObject({ id: '7', isNew: true });
  await save(open('6', '1'), form);
  expect(takeSaved('notices', ['6', '7'])).toMatchObject({ id: '6', isNew: false });
  jest.mocked(createNotice).mockRejectedValue(new EnvelopeError('createNotice', '0', '标题已存在'));
  await save(open(), form);
  expect(takeSaved('notices', ['6', '7'])).toBeUndefined();
});

describe('A40 R239 unrecognized data of a notice', () => {
  const came = {
    id: 7,
    title: '停水通知',
    columnCode: 1,
    status: 1,
    sortNum: 'first',
    content: '<p>周六停水。</p><script>1</script>',
    publishTime: [2026, 1, 1],
    picUrlFiles: [{ id: 5, downloadUri: '/_files/5', width: 800 }],
    fileUrlFiles: [null, { downloadUri: '/_files/6', originalFilename: 'a.pdf', md5: 'f00' }],
    statusName: '草稿',
    tenantId: 12,
    overwrite: true,
  };
  const read = () => readWire(editableNotice, came)!.data;
  const sentAs = (call = 0) => jest.mocked(updateNotice).mock.calls[call]![0];

  beforeEach(() => void jest.mocked(getEditableNotice).mockImplementation(async () => read()));

  test('is sent back with a change, except for edited fields and those set by saving', async () => {
    const hook = open('7', undefined, read());
    await save(hook, { ...formOf(read()), title: '停电通知' });
    expect(sentAs()).toEqual({
      id: '7',
      title: '停电通知',
      columnCode: '1',
      publishingType: '3',
      status: '1',
      sortNum: 'first',
      content: '<p>周六停水。</p>',
      picUrlFiles: [{ id: '5', downloadUri: '/_files/5', width: 800 }],
      fileUrlFiles: came.fileUrlFiles,
      tenantId: 12,
    });
    await save(hook, { ...formOf(read()), sortNumber: 3, attachments: [] });
    expect(sentAs(1)).toMatchObject({ sortNum: 3, fileUrlFiles: [], tenantId: 12 });
  });

  test('is sent back with the next change as loaded after the save', async () => {
    jest.mocked(getEditableNotice).mockResolvedValue(readWire(editableNotice, { ...came, tenantId: 13 })!.data);
    const hook = open('7', undefined, read());
    await save(hook, formOf(read()));
    await save(hook, formOf(read()));
    expect(sentAs(1)).toMatchObject({ tenantId: 13 });
  });
});

describe('saving a scheduled notice as a draft', () => {
  test('R047 asks first because the scheduled time is lost', async () => {
    answer(false);
    const hook = open();
    expect(await save(hook, timed)).toBe('dropped');
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '存草稿将取消定时发布，是否继续？' }));
    expect(createNotice).not.toHaveBeenCalled();
    answer(true);
    expect(await save(hook, timed)).toBe('done');
    expect(jest.mocked(createNotice).mock.calls[0]![0]).not.toHaveProperty('publishTime');
  });

  test('R047 R239 does not ask where no time is lost or after it has asked already', async () => {
    answer(false);
    const hook = open();
    expect(await save(hook, form)).toBe('done');
    expect(await save(hook, timed, 'save', true)).toBe('done');
    expect(confirm).not.toHaveBeenCalled();
  });
});

test('R193 a rejection that names a field is shown at the field', async () => {
  jest.mocked(createNotice).mockRejectedValue(new EnvelopeError('createNotice', '0', '标题已存在'));
  expect(await save(open(), form)).toBe('failed');
  expect(onRefused).toHaveBeenCalledWith('title', '标题已存在');
});

describe('a notice whose saving got no response', () => {
  beforeEach(() => answer(true));
  const lost = async (action: SavingAction = 'publish') => {
    const hook = open();
    onServer();
    jest.mocked(createNotice).mockRejectedValueOnce(lose());
    expect(await save(hook, form, action)).toBe('unknown');
    expect(hook.current.saving.lost).toMatchObject({ found: 'missing' });
    expect(onDone).not.toHaveBeenCalled();
    return hook;
  };
  const sent = (call = 0) => jest.mocked(createNotice).mock.calls[call]![0];

  test('R238 T23 counts as saved when the server has it', async () => {
    jest.mocked(createNotice).mockImplementationOnce(async (draft) => {
      onServer(saved(draft));
      throw lose();
    });
    expect(await save(open(), form, 'publish')).toBe('done');
    expect(onDone).toHaveBeenCalledWith('7', { form, action: 'publish' });
    expect(listNotices).toHaveBeenCalledWith(expect.objectContaining({ title: '停水通知' }), expect.anything());
  });

  test('R238 T23 is looked up before it is sent again, and not sent if it was saved in the meantime', async () => {
    const hook = await lost();
    onServer(saved(sent()));
    expect(await save(hook, form, 'publish')).toBe('done');
    expect(createNotice).toHaveBeenCalledTimes(1);
    expect(hook.current.saving.lost).toBeNull();
  });

  test('R238 T23 is sent again with the same idempotency key while unchanged, with a new one after that', async () => {
    const hook = await lost();
    expect(await save(hook, form, 'publish')).toBe('done');
    expect(await save(hook, { ...form, title: '停电通知' }, 'publish')).toBe('done');
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('R238 is sent again only after confirmation when the lookup is inconclusive', async () => {
    const hook = await lost();
    onServer(saved({ ...sent(), content: '<p>别的</p>' }));
    jest.mocked(confirm).mockImplementation(async ({ title }) => title !== '再次提交？');
    expect(await save(hook, form, 'publish')).toBe('dropped');
    expect(createNotice).toHaveBeenCalledTimes(1);
    jest.mocked(listNotices).mockRejectedValue(new NetworkError('listNotices'));
    answer(true);
    expect(await save(hook, form, 'publish')).toBe('done');
  });

  test('R238 R046 if it was published, later changes create a second one only after confirmation', async () => {
    const hook = await lost();
    onServer(saved(sent()));
    jest.mocked(confirm).mockImplementation(async ({ title }) => title !== '上次提交的内容已保存');
    expect(await save(hook, { ...form, title: '停电通知' }, 'publish')).toBe('dropped');
    expect(createNotice).toHaveBeenCalledTimes(1);
    expect(hook.current.saving.lost).toMatchObject({ found: 'saved' });
  });

  test('R047 R239 if it was saved as a draft, later changes update that draft', async () => {
    const hook = await lost('save');
    onServer(saved(sent()));
    expect(await save(hook, { ...form, title: '停电通知' }, 'publish')).toBe('done');
    expect(createNotice).toHaveBeenCalledTimes(1);
    expect(jest.mocked(updateNotice).mock.calls[0]![0]).toMatchObject({ id: '7', version: '1', title: '停电通知' });
    expect(onDone).toHaveBeenCalledWith('7', expect.objectContaining({ action: 'publish' }));
  });

  test('R239 the user’s own change that arrived is not reported as a conflict', async () => {
    const hook = open('7', '1');
    jest.mocked(updateNotice).mockImplementationOnce(async ({ id, version: _, ...draft }) => {
      onServer({ ...saved(draft, id), version: '2' });
      throw lose();
    });
    expect(await save(hook, form)).toBe('done');
    expect(await save(hook, { ...form, title: '停电通知' })).toBe('done');
    expect(jest.mocked(updateNotice).mock.calls[1]![0]).toMatchObject({ version: '2' });
  });
});
