import { history } from '@umijs/max';
import { listNavigationEntries, verifySubsystemPermission } from '@/services/subsystems';
import { onSessionEnd, onSessionStart } from '@/shell/session';
import { sessionArea } from '@/utils/storage';
import { navigationStore } from './navigationStore';
import { openEntry } from './openEntry';
import { startNavigation } from './startNavigation';

jest.mock('@/services/subsystems', () => ({
  listNavigationEntries: jest.fn(),
  listPermissionMenus: jest.fn(),
  verifySubsystemPermission: jest.fn(),
}));
jest.mock('@/shell/session', () => ({
  ...jest.requireActual('@/shell/session'),
  onSessionStart: jest.fn(),
  onSessionEnd: jest.fn(),
}));

const stopped = jest.fn();
let stop: () => void;
const start = () => jest.mocked(onSessionStart).mock.calls.at(-1)![0]({ userKey: null });
const end = () => jest.mocked(onSessionEnd).mock.calls.at(-1)![0]('chosen');

beforeEach(() => {
  stopped.mockReset();
  jest.mocked(onSessionStart).mockReturnValue(stopped as never);
  jest.mocked(onSessionEnd).mockReturnValue(stopped as never);
  jest
    .mocked(listNavigationEntries)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
  jest.mocked(verifySubsystemPermission).mockReturnValue(new Promise(() => {}));
  history.replace('/home');
  stop = startNavigation();
});
afterEach(() => stop());

test('R075 R144 the start of a session loads the list and restores the last choice', () => {
  sessionArea.write('nav_header_check_value', 'af');
  expect(listNavigationEntries).not.toHaveBeenCalled();
  start();
  expect(listNavigationEntries).toHaveBeenCalledTimes(1);
  expect(navigationStore.getState()).toMatchObject({ status: 'loading', chosenCode: 'af' });
});

test('R083 navigating elsewhere cancels the check, a redirect does not', () => {
  openEntry({ systemCode: 'workorder', systemName: '工单平台', isByd: '1' });
  history.replace('/home?x=1');
  expect(navigationStore.getState().pendingCode).toBe('workorder');
  history.push('/personalInfo');
  expect(navigationStore.getState().pendingCode).toBeNull();
});

test('R075 the end of a session or of the page stops everything that was started', () => {
  start();
  openEntry({ systemCode: 'workorder', systemName: '工单平台', isByd: '1' });
  const { signal } = jest.mocked(listNavigationEntries).mock.calls[0]![0]!;
  end();
  expect(signal!.aborted).toBe(true);
  expect(navigationStore.getState().pendingCode).toBeNull();
  stop();
  expect(stopped).toHaveBeenCalledTimes(2);
  openEntry({ systemCode: 'workorder', systemName: '工单平台', isByd: '1' });
  history.push('/grayRelease');
  expect(navigationStore.getState().pendingCode).toBe('workorder');
});
