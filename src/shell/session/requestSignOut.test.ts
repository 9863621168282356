import { confirmLeave, listUnsaved } from '@/shell/unsaved-work';
import { requestSignOut } from './requestSignOut';
import { signOut } from './signOut';
import { listUnsavedElsewhere } from './unsavedElsewhere';

jest.mock('./signOut', () => ({ signOut: jest.fn() }));
jest.mock('./unsavedElsewhere', () => ({ listUnsavedElsewhere: jest.fn() }));
jest.mock('@/shell/unsaved-work', () => ({ confirmLeave: jest.fn(), listUnsaved: jest.fn() }));
const ask = jest.mocked(confirmLeave);

beforeEach(() => {
  jest.mocked(signOut).mockReset();
  ask.mockReset();
  jest.mocked(listUnsavedElsewhere).mockResolvedValue([]);
  jest.mocked(listUnsaved).mockReturnValue([{ name: '管家' }, { name: 'lift' }]);
});

test('R095 without unsaved work the person is signed out without a prompt', async () => {
  jest.mocked(listUnsaved).mockReturnValue([]);
  await requestSignOut();
  expect(signOut).toHaveBeenCalledWith('chosen');
  expect(ask).not.toHaveBeenCalled();
});

test('R095 R152 with unsaved work one prompt opens, however many clicks', async () => {
  let answer!: (isLeaving: boolean) => void;
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const clicks = [requestSignOut(), requestSignOut()];
  await Promise.resolve();
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith([{ name: '管家' }, { name: 'lift' }]);
  expect(signOut).not.toHaveBeenCalled();
  answer(true);
  await Promise.all(clicks);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('R095 R152 staying keeps the session, and the next click prompts again', async () => {
  ask.mockResolvedValue(false);
  await requestSignOut();
  await requestSignOut();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(signOut).not.toHaveBeenCalled();
});

test('R095 T11 unsaved work of another window is named, too', async () => {
  jest.mocked(listUnsaved).mockReturnValue([]);
  jest.mocked(listUnsavedElsewhere).mockResolvedValue([{ name: '工单中台（另一个窗口）' }]);
  ask.mockResolvedValue(false);
  await requestSignOut();
  expect(ask).toHaveBeenCalledWith([{ name: '工单中台（另一个窗口）' }]);
  expect(signOut).not.toHaveBeenCalled();
});
