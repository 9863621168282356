import { getGrayServiceName } from '@/services/gray-release';
import { loadExtras, loadGrayService } from './loadExtras';
import { loadPermissions } from './permissions';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';

jest.mock('@/services/gray-release', () => ({ getGrayServiceName: jest.fn() }));
jest.mock('./permissions', () => ({ loadPermissions: jest.fn(async () => undefined) }));
jest.mock('./signOut', () => ({ isSigningOut: jest.fn() }));

const getService = jest.mocked(getGrayServiceName);
const state = () => {
  const { grayService, grayState } = sessionStore.getState();
  return { grayService, grayState };
};
const stored = () => [sessionStorage.getItem('graySystem'), sessionStorage.getItem('eurekaUrl')];

beforeEach(() => {
  jest.mocked(isSigningOut).mockReturnValue(false);
  sessionStorage.setItem('graySystem', 'svc-old');
  sessionStorage.setItem('eurekaUrl', 'http://old');
  sessionStore.setState(sessionStore.getInitialState(), true);
});

test('R148 R149 the gray service is stored, quietly and beside the permissions', async () => {
  const service = { serviceName: 'svc-a', eurekaUrl: 'http://eureka' };
  getService.mockResolvedValue(service);
  await loadExtras();
  expect(getService).toHaveBeenCalledWith({ quiet: true, overlay: false });
  expect(loadPermissions).toHaveBeenCalledTimes(1);
  expect(state()).toEqual({ grayService: service, grayState: 'ready' });
  expect(stored()).toEqual(['svc-a', 'http://eureka']);
});

test('R147 without a service the values of an earlier page are removed', async () => {
  sessionStore.setState({ grayService: { serviceName: 'svc-old', eurekaUrl: '' } });
  getService.mockResolvedValue({ serviceName: '', eurekaUrl: 'http://eureka' });
  await loadExtras();
  expect(state()).toEqual({ grayService: null, grayState: 'ready' });
  expect(stored()).toEqual([null, null]);
});

test('R092 F34 a call that fails is known as failed, and the stored values stay', async () => {
  getService.mockRejectedValue(new Error('HTTP 500'));
  await loadExtras();
  expect(state()).toEqual({ grayService: null, grayState: 'failed' });
  expect(stored()).toEqual(['svc-old', 'http://old']);

  const service = { serviceName: 'svc-a', eurekaUrl: '' };
  getService.mockResolvedValue(service);
  const again = loadGrayService();
  expect(state().grayState).toBe('loading');
  await again;
  expect(state()).toEqual({ grayService: service, grayState: 'ready' });
});

test.each([
  ['a response', () => Promise.resolve({ serviceName: 'late', eurekaUrl: '' })],
  ['a failure', () => Promise.reject(new Error('HTTP 500'))],
])('T10 %s during the sign-out changes nothing', async (_, respond) => {
  getService.mockImplementation(respond);
  jest.mocked(isSigningOut).mockReturnValue(true);
  await loadExtras();
  expect(state()).toEqual({ grayService: null, grayState: 'loading' });
  expect(stored()).toEqual(['svc-old', 'http://old']);
});
