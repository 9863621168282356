import { history } from '@umijs/max';
import { configureHttp, EnvelopeError, HttpStatusError, type HttpSettings } from '@/services/http';
import { reportFailure, toast } from '@/shell/feedback';
import { configureSession } from './configureSession';
import { handleTokenRefused } from './handleTokenRefused';
import { recheckPermissions } from './permissions';
import { goTo } from './returnAddress';
import { isSigningOut } from './signOut';
import { readToken } from './token';
import { environments } from '../../../config/environments';

jest.mock('./permissions', () => ({ recheckPermissions: jest.fn() }));
jest.mock('@/services/http', () => ({ ...jest.requireActual('@/services/http'), configureHttp: jest.fn() }));

/** What the client has been configured with. */
const configure = (): HttpSettings => {
  configureSession();
  return jest.mocked(configureHttp).mock.lastCall![0];
};

test('every reported failure may show that the permissions are outdated, whichever part of the portal reports it', () => {
  configureSession();
  const refused = new HttpStatusError('getNotice', 403);
  reportFailure(refused);
  expect(recheckPermissions).toHaveBeenCalledWith(refused);
});

test('the session navigates by the router, which adds an entry or replaces it', () => {
  configureSession();
  const arrivals: string[] = [];
  const stop = history.listen(({ action, location }) => arrivals.push(`${action} ${location.pathname}`));
  goTo('/help', 'push');
  goTo('/home', 'replace');
  stop();
  expect(arrivals).toEqual(['PUSH /help', 'REPLACE /home']);
});

test('A37 the client reads the environment at each call: the file may arrive after the configuration', () => {
  delete window.__PORTAL_ENVIRONMENT__;
  const settings = configure();
  expect(() => settings.environment).toThrow('environment');
  window.__PORTAL_ENVIRONMENT__ = environments.development;
  expect(settings.environment.name).toBe('development');
});

test('the client carries the token of the session, and tells it about refusals and failures', () => {
  const settings = configure();
  expect(settings).toMatchObject({ readToken, isSigningOut, onSessionExpired: handleTokenRefused });
  const shown = jest.spyOn(toast, 'show').mockImplementation(() => undefined as never);
  settings.onFailure(new EnvelopeError('getNotice', '0', '系统繁忙'), { name: 'getNotice', path: '/notice' });
  expect(shown.mock.calls).toEqual([[expect.objectContaining({ type: 'error' })]]);
});
