import { EnvelopeError, HttpStatusError } from '@/services/http';
import { listSubsystems } from '@/services/subsystems';
import { sessionArea } from '@/utils/storage';
import { cancelLoading, loadEntries } from './loadEntries';
import { navigationStore } from './navigationStore';

jest.mock('@/services/subsystems', () => ({ listSubsystems: jest.fn(), listPermissionMenus: jest.fn() }));
const list = jest.mocked(listSubsystems);
const entry = (systemCode: string) => ({
  id: systemCode,
  systemCode,
  systemName: systemCode,
  isShow: true,
  orderNumber: 1,
  isFixed: false,
  isByd: false,
  icon: '',
});

beforeEach(() => {
  list.mockReset();
  sessionArea.clear();
  navigationStore.setState(navigationStore.getInitialState(), true);
});

test('R075 the copy of this session is shown at once, then the answer replaces it', async () => {
  sessionArea.write('portal.navigationEntries', [entry('lift')]);
  list.mockResolvedValue([entry('af')]);
  const loading = loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'loading', list: [entry('lift')] });
  await loading;
  expect(navigationStore.getState()).toMatchObject({ status: 'ready', list: [entry('af')] });
  expect(sessionArea.read('portal.navigationEntries')).toEqual([entry('af')]);
});

test.each([['text'], [[{ systemCode: 'lift' }]], [null]])('R075 a broken copy %j counts as absent', async (copy) => {
  sessionArea.write('portal.navigationEntries', copy);
  list.mockResolvedValue([]);
  const loading = loadEntries();
  expect(navigationStore.getState().list).toEqual([]);
  await loading;
});

test('R097 it is loaded without the overlay', async () => {
  list.mockResolvedValue([]);
  await loadEntries();
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ overlay: false }));
});

test('R097 a server that cannot be reached leaves what is known; trying again loads', async () => {
  sessionArea.write('portal.navigationEntries', [entry('lift')]);
  list.mockRejectedValueOnce(new HttpStatusError('listSubsystems', 500)).mockResolvedValueOnce([entry('af')]);
  await loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'failed', list: [entry('lift')] });
  await loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'ready', list: [entry('af')] });
});

test('R211 a server that refuses leaves the fixed entries only', async () => {
  sessionArea.write('portal.navigationEntries', [entry('lift')]);
  list.mockRejectedValue(new EnvelopeError('listSubsystems', '0', '无权限'));
  await loadEntries();
  expect(navigationStore.getState()).toMatchObject({ status: 'failed', list: [] });
  expect(sessionArea.read('portal.navigationEntries')).toBeUndefined();
});

test('R075 an answer that comes after the end of the session is dropped', async () => {
  let answer!: (value: never) => void;
  list.mockReturnValue(new Promise<never>((resolve) => (answer = resolve)));
  const loading = loadEntries();
  cancelLoading();
  navigationStore.setState(navigationStore.getInitialState(), true);
  answer([entry('lift')] as never);
  await loading;
  expect(navigationStore.getState().list).toEqual([]);
});
