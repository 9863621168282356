import { confirmLeave } from '@/shell/feedback';
import { signOut } from '@/shell/session';
import { nameUnsavedPanes } from '@/shell/subsystems';
import { askAlsoAbout, chooseSignOut } from './chooseSignOut';

jest.mock('@/shell/feedback', () => ({ confirmLeave: jest.fn() }));
jest.mock('@/shell/session', () => ({ signOut: jest.fn() }));
jest.mock('@/shell/subsystems', () => ({ nameUnsavedPanes: jest.fn() }));
const ask = jest.mocked(confirmLeave);

beforeEach(() => {
  jest.mocked(signOut).mockReset();
  ask.mockReset();
  jest.mocked(nameUnsavedPanes).mockReturnValue(['管家', 'lift']);
});

test('R095 without unsaved work the person is out at once', () => {
  jest.mocked(nameUnsavedPanes).mockReturnValue([]);
  void chooseSignOut();
  expect(signOut).toHaveBeenCalledWith('chosen');
  expect(ask).not.toHaveBeenCalled();
});

test('R095 R152 with unsaved work one question is asked, however often one clicks', async () => {
  let answer!: (isLeaving: boolean) => void;
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const clicks = [chooseSignOut(), chooseSignOut()];
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(['管家', 'lift']);
  expect(signOut).not.toHaveBeenCalled();
  answer(true);
  await Promise.all(clicks);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('R095 R152 staying keeps the session, and the next click asks again', async () => {
  ask.mockResolvedValue(false);
  await chooseSignOut();
  await chooseSignOut();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(signOut).not.toHaveBeenCalled();
});

test('R095 R152 unsaved native pages are named too, as long as they say so', async () => {
  jest.mocked(nameUnsavedPanes).mockReturnValue([]);
  ask.mockResolvedValue(false);
  const stop = askAlsoAbout(() => ['发布公告']);
  await chooseSignOut();
  expect(ask).toHaveBeenCalledWith(['发布公告']);
  expect(signOut).not.toHaveBeenCalled();
  stop();
  await chooseSignOut();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(signOut).toHaveBeenCalledWith('chosen');
});
