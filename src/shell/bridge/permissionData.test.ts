import { SubsystemError } from '@/domain/subsystem/failure';
import { checkHousekeeperAccount, getHousekeeperPermission } from '@/services/housekeeper';
import { loadPermissionData, refreshPermissionData } from '.';
import { setHousekeeperPermission, sharedState } from './sharedState';

jest.mock('@/services/housekeeper', () => ({
  checkHousekeeperAccount: jest.fn(),
  getHousekeeperPermission: jest.fn(),
}));

const getPermission = jest.mocked(getHousekeeperPermission);
const checkAccount = jest.mocked(checkHousekeeperAccount);
const { signal } = new AbortController();

beforeEach(() => {
  getPermission.mockReset().mockResolvedValue({ status: '1', data: { permissions: ['visit:view'] } });
  checkAccount.mockReset().mockResolvedValue(true);
});
afterEach(() => setHousekeeperPermission(null));

describe('refreshed permission data', () => {
  const shown = () => sharedState.getState().permissions.housekeeper?.data;

  test('R140 F29 the response to the newest request counts, in any order of arrival', async () => {
    const answers: ((data: string) => void)[] = [];
    getPermission.mockImplementation(
      () => new Promise((resolve) => answers.push((data) => resolve({ status: '1', data: [data] }))),
    );
    const older = refreshPermissionData('housekeeper', signal);
    const newer = refreshPermissionData('housekeeper', signal);
    answers[1]!('newer');
    await newer;
    answers[0]!('older');
    await older;
    expect(shown()).toEqual(['newer']);
  });

  test('F29 an aborted response changes nothing', async () => {
    const controller = new AbortController();
    const asked = refreshPermissionData('housekeeper', controller.signal);
    expect(getPermission).toHaveBeenLastCalledWith(expect.objectContaining({ signal: controller.signal }));
    controller.abort();
    await asked;
    expect(shown()).toBeUndefined();
  });

  test('a refresh that fails keeps the present data', async () => {
    await loadPermissionData('housekeeper', signal);
    getPermission.mockRejectedValue(new Error('HTTP 500'));
    await refreshPermissionData('housekeeper', signal);
    expect(sharedState.getState().permissions.housekeeper?.status).toBe('1');
  });
});

describe('permission data before the mount', () => {
  test('R270 R271 the permission and the account are requested once each, and only where the registry says so', async () => {
    await loadPermissionData(undefined, signal);
    expect(getPermission).not.toHaveBeenCalled();
    await loadPermissionData('housekeeper', signal);
    expect([getPermission, checkAccount].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test.each([
    ['the permission', getPermission],
    ['the account', checkAccount],
  ])('R032 R304 without %s it fails as a whole', async (_, service) => {
    service.mockRejectedValue(new Error('HTTP 500'));
    await expect(loadPermissionData('housekeeper', signal)).rejects.toMatchObject({
      failure: { kind: 'permission-data' },
    });
    await expect(loadPermissionData('housekeeper', signal)).rejects.toBeInstanceOf(SubsystemError);
    expect(sharedState.getState().permissions.housekeeper).toBeNull();
  });

  test('R032 R271 a user without an account gets an error and no permission', async () => {
    checkAccount.mockResolvedValue(false);
    await expect(loadPermissionData('housekeeper', signal)).rejects.toMatchObject({
      failure: { kind: 'no-account' },
    });
    expect(sharedState.getState().permissions.housekeeper).toBeNull();
  });
});
