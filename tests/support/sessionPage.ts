/** A browser page with a session, for unit tests: responses of the server, exits from the page, messages. */
import { environments } from '../../config/environments';
import type { UserInfo } from '../../src/domain/user/schema';
import { resetWindowChannels } from './windowChannels';

export const person: UserInfo = {
  telephone: '13812345678',
  identityState: 1,
  userName: '林知远',
  sex: 1,
  jobNumber: 'XK002417',
  extra: {},
};

const ticket = (triple: string) => Buffer.from(triple, 'utf8').toString('base64');
export const unbound = ticket('B7,bip,false');

const spies = () => ({
  services: {
    getUserInfo: jest.fn(),
    refreshToken: jest.fn(),
    listPowerCodes: jest.fn(),
    listPermissionMenus: jest.fn(),
    getGrayServiceName: jest.fn(),
  },
  exits: { redirectTo: jest.fn(), forceReload: jest.fn() },
  feedback: { toast: { show: jest.fn(), clear: jest.fn() }, dismissQuestions: jest.fn() },
});

// Stored outside of the modules, which `freshPage` resets.
const held = globalThis as { sessionPageSpies?: ReturnType<typeof spies> };

/** Responses of the services, exits from the page and messages; a test replaces those that it is about. */
export const { services, exits, feedback } = (held.sessionPageSpies ??= spies());

export const { toast } = feedback;

// Not hoisted: `freshPage` loads the session afterwards.
for (const area of ['users', 'portal-account', 'permissions', 'subsystems', 'gray-release'])
  jest.doMock(`@/services/${area}`, () => services);
jest.doMock('@/shell/feedback', () => feedback);
jest.doMock('@/utils/safeRedirect', () => exits);
// Packages and texts know nothing of a page: `freshPage` would spend half of its time on loading them again.
for (const name of [
  'zod/mini',
  'react',
  'react-router-dom',
  'intl-messageformat',
  '@/locales/en-US/all',
  '@/locales/zh-CN/all',
]) {
  const loaded = jest.requireActual<object>(name);
  jest.doMock(name, () => loaded);
}

const stops: (() => void)[] = [];

/** The browser of a signed-in user, and responses of a healthy server. */
export function resetBrowser(token: string | null = 'persona-demo'): void {
  stops.splice(0).forEach((stop) => stop());
  // What a page has planned ends with its test: the delay of a sign-out would reload the next one.
  jest.useFakeTimers();
  resetWindowChannels();
  window.__PORTAL_ENVIRONMENT__ = environments.development;
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = token ? `ssoToken=${token}; Path=/` : 'ssoToken=; Path=/; Max-Age=0';
  services.getUserInfo.mockReset().mockResolvedValue(person);
  services.refreshToken.mockReset().mockImplementation(async () => ({ ssoToken: 'persona-demo.r1' }));
  services.listPowerCodes.mockReset().mockResolvedValue(['notice:publish']);
  services.listPermissionMenus
    .mockReset()
    .mockResolvedValue([{ systemCode: 'task', id: '1', name: '任务', children: [] }]);
  services.getGrayServiceName.mockReset().mockResolvedValue({ serviceName: 'svc-a', eurekaUrl: 'http://eureka' });
  exits.redirectTo.mockReset().mockReturnValue(true);
  exits.forceReload.mockReset();
  toast.show.mockReset();
  toast.clear.mockReset();
  feedback.dismissQuestions.mockReset();
}

/** A page that has just been loaded, with fresh modules. */
export async function freshPage() {
  jest.resetModules();
  const session = await import('../../src/shell/session');
  const { handleTokenRefused } = await import('../../src/shell/session/handleTokenRefused');
  stops.push(session.watchOtherWindows());
  return { ...session, handleTokenRefused };
}

/** Waits for everything that waits for promises only. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
