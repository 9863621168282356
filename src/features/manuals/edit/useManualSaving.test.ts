import { act, renderHook } from '@testing-library/react';
import { namedManual, type ManualInput, type NamedManual } from '@/domain/manual/schema';
import { readWire } from '@/domain/wire';
import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { createManual, getManual, listManuals, updateManual } from '@/services/manuals';
import { takeSaved } from '@/shell/cached-pages';
import { toast } from '@/shell/feedback';
import { fieldsOf, manualInputOf } from './manualFields';
import { useManualSaving } from './useManualSaving';

jest.mock('@/services/manuals', () => ({
  createManual: jest.fn(),
  getManual: jest.fn(),
  listManuals: jest.fn(),
  updateManual: jest.fn(),
}));
jest.mock('../invalidateManuals', () => ({ invalidateManuals: jest.fn() }));

const draft: ManualInput = {
  name: '门禁操作手册',
  description: '',
  source: '3',
  sourceName: '工单平台',
  pushTime: '2026-01-02 03:04:05',
  uploadAttachment: [],
};
const saved = (change: Partial<NamedManual> = {}): NamedManual => ({
  id: '7',
  name: draft.name,
  source: draft.source,
  sourceName: draft.sourceName,
  pushTime: draft.pushTime,
  attachments: [],
  version: '3',
  ...change,
});
const changed = { ...draft, description: '新的说明' };
const lost = new UnknownOutcomeError('createManual', { cause: new NetworkError('createManual') });
const onDone = jest.fn(async () => undefined);
const open = (manual: NamedManual | null) =>
  renderHook(() => useManualSaving({ form: 'manual', manual, onDone })).result;
const save = (hook: ReturnType<typeof open>, content: ManualInput, overwrite = false) =>
  act(() => hook.current.submit(content, { shouldOverwrite: overwrite }));

beforeEach(() => {
  jest.resetAllMocks();
  toast.clear();
  jest.mocked(createManual).mockResolvedValue({ id: '7' });
});

test('R048 R049 the list marks a manual that was published', async () => {
  await save(open(null), draft);
  expect(takeSaved('manuals', ['7'])).toMatchObject({ id: '7', isNew: true });
});

test('A40 R248 unrecognized data of a manual is sent back with a change', async () => {
  const attachment = { downloadUri: '/_files/6', originalFilename: 'a.pdf', pages: 4 };
  const came = { ...draft, id: 7, version: 3, pushTime: {}, uploadAttachment: [attachment], viewCount: 9 };
  const manual = readWire(namedManual, came)!.data;
  const content = manualInputOf({ ...fieldsOf(manual), name: '门禁手册' });
  expect(await save(open(manual), content, true)).toBe('done');
  expect(jest.mocked(updateManual).mock.calls[0]![0]).toEqual({
    ...came,
    id: '7',
    version: '3',
    name: '门禁手册',
    uploadAttachment: [{ ...attachment, id: '', filename: '' }],
    overwrite: true,
  });
});

describe('a manual that someone else has changed in the meantime', () => {
  test('R248 is not overwritten before the user confirms', async () => {
    jest.mocked(updateManual).mockImplementation(async ({ overwrite }) => {
      if (!overwrite) throw new EnvelopeError('updateManual', '409', '手册已被他人修改');
    });
    const hook = open(saved());
    expect(await save(hook, changed)).toBe('conflict');
    expect(jest.mocked(updateManual).mock.calls[0]![0]).toMatchObject({ id: '7', version: '3' });
    expect(hook.current.conflict).toEqual({ content: changed });
    expect(onDone).not.toHaveBeenCalled();
    expect(await save(hook, changed, true)).toBe('done');
    expect(hook.current.conflict).toBeNull();
  });

  test('R248 is compared with the loaded version when the server has no versions', async () => {
    jest.mocked(getManual).mockResolvedValue(saved({ version: undefined, description: '别人的说明' }));
    const hook = open(saved({ version: undefined }));
    expect(await save(hook, changed)).toBe('conflict');
    expect(updateManual).not.toHaveBeenCalled();
    expect(await save(hook, changed, true)).toBe('done');
    expect(updateManual).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is unchanged on the server', async () => saved({ version: undefined })],
    ['cannot be loaded', () => Promise.reject(new NetworkError('getManual'))],
  ])('R248 a manual without a version that %s is saved', async (_name, get) => {
    jest.mocked(getManual).mockImplementation(get);
    expect(await save(open(saved({ version: undefined })), changed)).toBe('done');
    expect(updateManual).toHaveBeenCalledTimes(1);
  });
});

describe('a manual whose publishing got no response', () => {
  const list = (...records: NamedManual[]) => {
    jest.mocked(listManuals).mockResolvedValue({ records, total: records.length, pageNo: 1, pageSize: 5 });
    jest.mocked(getManual).mockImplementation(async (id) => records.find((each) => each.id === id)!);
  };

  test('R247 T23 is looked up in the list and not published twice', async () => {
    const hook = open(null);
    list();
    jest.mocked(createManual).mockRejectedValueOnce(lost);
    expect(await save(hook, draft)).toBe('unknown');
    list(saved());
    expect(await save(hook, draft)).toBe('done');
    expect(createManual).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('R247 R248 is updated with later changes if it was published', async () => {
    const hook = open(null);
    list();
    jest.mocked(createManual).mockRejectedValueOnce(lost);
    await save(hook, draft);
    list(saved());
    await act(() => hook.current.check(changed));
    expect(hook.current.lost).toMatchObject({ found: 'saved' });
    expect(await save(hook, changed)).toBe('done');
    expect(createManual).toHaveBeenCalledTimes(1);
    expect(jest.mocked(updateManual).mock.calls[0]![0]).toMatchObject({
      id: '7',
      version: '3',
      description: '新的说明',
    });
  });

  test('R248 the user’s own change that arrived is not reported as a conflict', async () => {
    const hook = open(saved({ version: undefined }));
    list(saved({ version: undefined }));
    jest.mocked(updateManual).mockImplementationOnce(async () => {
      list(saved({ version: undefined, description: changed.description }));
      jest.mocked(getManual).mockRejectedValueOnce(new NetworkError('getManual'));
      throw lost;
    });
    expect(await save(hook, changed)).toBe('unknown');
    expect(await save(hook, { ...changed, name: '门禁手册' })).toBe('done');
  });
});
