import { defineSubsystem, fakeState, type PortalContext, startSubsystem, type StartedSubsystem } from '../index.ts';
import type { FrameMessage } from './wire.ts';

const started: StartedSubsystem[] = [];
const start = (
  ...[definition, options]: [Partial<Parameters<typeof defineSubsystem>[0]>?, Parameters<typeof startSubsystem>[1]?]
) => {
  const seen: PortalContext[] = [];
  const lifecycles = defineSubsystem({
    mount: ({ container, portal }) => {
      seen.push(portal);
      container.textContent = portal.navigation.current();
    },
    unmount: ({ container }) => container.replaceChildren(),
    ...definition,
  });
  const result = startSubsystem(lifecycles, options);
  started.push(result);
  return { ...result, portal: () => seen[0]! };
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(async () => {
  for (const { stop } of started.splice(0)) await stop();
  delete (window as { __POWERED_BY_QIANKUN__?: boolean }).__POWERED_BY_QIANKUN__;
});

const root = () => document.getElementById('root')!;
const pop = () =>
  new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));

describe('in the sandbox', () => {
  test('nothing happens: the portal calls the life cycles', async () => {
    Object.assign(window, { __POWERED_BY_QIANKUN__: true });
    expect(await start().place).toBe('sandbox');
    expect(root().textContent).toBe('');
  });
});

describe('alone', () => {
  test('it mounts with a portal that is played, at the address behind #, and says so in the console only', async () => {
    window.history.replaceState(null, '', '/#/orders/42?tab=log');
    const { place, stop, portal } = start({}, { alone: { code: 'mgr' } });
    expect(await place).toBe('alone');
    expect(root().textContent).toBe('/orders/42?tab=log');
    expect(portal().code).toBe('mgr');
    expect(console.warn).toHaveBeenCalledTimes(1);
    await stop();
    expect(root().textContent).toBe('');
  });

  test('inner pages stand in the address; back leads the micro-app, which may refuse', async () => {
    const { place, portal } = start();
    await place;
    const { navigation } = portal();
    navigation.push('/orders');
    navigation.push('/orders/42');
    navigation.replace('/orders/43');
    expect(window.location.hash).toBe('#/orders/43');
    expect(navigation.hrefOf('/orders')).toBe('#/orders');
    const heard: string[] = [];
    let refuses = false;
    navigation.onNavigate((inner) => {
      heard.push(inner);
      return !refuses;
    });
    const entries = window.history.length;
    window.history.back();
    await pop();
    expect([heard, navigation.current()]).toEqual([['/orders'], '/orders']);
    refuses = true;
    window.history.back();
    await pop();
    await pop();
    expect([heard, navigation.current(), window.location.hash]).toEqual([['/orders', '/'], '/orders', '#/orders']);
    expect(window.history.length).toBe(entries);
  });

  test('a page without #root gets a place to render into; a mount that throws rejects', async () => {
    document.body.replaceChildren();
    await start().place;
    expect(root().textContent).toBe('/');
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = start({ mount: () => Promise.reject(new Error('no chart')) });
    await expect(broken.place).rejects.toThrow('no chart');
    expect(error).toHaveBeenCalled();
  });
});

describe('in a frame', () => {
  /** The window around; the test plays the portal in it. */
  const around = { postMessage: jest.fn() };
  const heard: FrameMessage[] = [];
  const port = {
    onmessage: null as null | ((event: { data: unknown }) => void),
    postMessage: (message: FrameMessage) => void heard.push(message),
    close: jest.fn(),
  };
  const welcome = {
    type: 'portal:welcome',
    protocol: '1.1',
    code: 'opbi',
    variant: null,
    address: '/reports',
    href: 'https://portal.example/opbi',
    state: fakeState,
  };
  const say = (data: unknown, { source = around as unknown, origin = 'https://portal.example' } = {}) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperties(event, { source: { value: source }, ports: { value: [port] } });
    window.dispatchEvent(event);
  };

  beforeEach(() => {
    heard.length = 0;
    around.postMessage.mockClear();
    jest.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
  });

  test('it says hello, mounts with the contract over the port, and is taken down by the portal', async () => {
    const { place } = start();
    expect(around.postMessage).toHaveBeenCalledWith({ type: 'portal:hello', protocol: '1.1' }, '*');
    say(welcome);
    expect(await place).toBe('frame');
    expect(root().textContent).toBe('/reports');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(heard).toEqual([{ type: 'announce', protocol: '1.1' }, { type: 'mounted' }]);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('late') }));
    expect(heard.at(-1)).toEqual({ type: 'error', error: { name: 'Error', message: 'late' } });
    port.onmessage!({ data: { type: 'unmount' } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard.at(-1)).toEqual({ type: 'unmounted' });
    expect([root().textContent, port.close.mock.calls.length]).toEqual(['', 1]);
  });

  test('T13 only the window around and the named origins are believed', async () => {
    jest.useFakeTimers();
    const { place } = start({}, { portalOrigins: ['https://portal.example'] });
    expect(around.postMessage.mock.calls).toEqual([
      [{ type: 'portal:hello', protocol: '1.1' }, 'https://portal.example'],
    ]);
    say(welcome, { source: window });
    say(welcome, { origin: 'https://evil.example' });
    say({ type: 'portal:hello' });
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(await place).toBe('alone');
    expect(heard).toEqual([]);
  });

  test('a mount that throws is told with its name', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { place } = start();
    say({ ...welcome, protocol: '2.0' });
    await expect(place).rejects.toMatchObject({ name: 'ProtocolMismatchError' });
    expect(heard.at(-1)).toMatchObject({ type: 'mount-failed', error: { name: 'ProtocolMismatchError' } });
  });
});
