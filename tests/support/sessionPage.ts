/** A browser page around the session, for unit tests: what the server answers, what leads out, what is said. */
import { environments } from '../../config/environments';
import type { UserInfo } from '../../src/domain/user/schema';

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

// Held outside of the modules, which `freshPage` forgets.
const held = globalThis as { sessionPageSpies?: ReturnType<typeof spies> };

/** What the services answer, what leads out of the page, what is said; a test replaces what it is about. */
export const { services, exits, feedback } = (held.sessionPageSpies ??= spies());

export const { toast } = feedback;

const stops: (() => void)[] = [];

/** The channel between windows, distinguished by test: what one test says late, the next one does not hear. */
let channels = new Set<TestChannel>();
class TestChannel extends EventTarget {
  private readonly others = channels.add(this);
  postMessage(data: unknown) {
    for (const other of this.others)
      if (other !== this) setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** The browser as a signed-in person brings it along, and answers of a healthy server. */
export function resetBrowser(token: string | null = 'persona-demo'): void {
  stops.splice(0).forEach((stop) => stop());
  channels = new Set();
  Object.assign(window, { BroadcastChannel: TestChannel });
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

/** A page that has just been loaded: modules without memory. */
export async function freshPage() {
  jest.resetModules();
  const session = await import('../../src/shell/session');
  stops.push(session.watchOtherWindows());
  return session;
}

/** Lets everything settle that waits for nothing but promises. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
