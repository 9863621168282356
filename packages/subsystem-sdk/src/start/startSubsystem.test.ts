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
    expect(await start().mode).toBe('sandbox');
    expect(root().textContent).toBe('');
  });
});

describe('standalone', () => {
  test('it mounts with a portal that is played, at the address behind #, and says so in the console only', async () => {
    window.history.replaceState(null, '', '/#/orders/42?tab=log');
    const { mode, stop, portal } = start({}, { standalone: { code: 'mgr' } });
    expect(await mode).toBe('standalone');
    expect(root().textContent).toBe('/orders/42?tab=log');
    expect(portal().code).toBe('mgr');
    expect(console.warn).toHaveBeenCalledTimes(1);
    await stop();
    expect(root().textContent).toBe('');
  });

  test('inner pages stand in the address; back navigates the micro-app, which may refuse', async () => {
    const { mode, portal } = start();
    await mode;
    const { navigation } = portal();
    navigation.push('/orders');
    navigation.push('/orders/42');
    navigation.replace('/orders/43');
    expect(window.location.hash).toBe('#/orders/43');
    expect(navigation.hrefOf('/orders')).toBe('#/orders');
    const received: string[] = [];
    let refuses = false;
    navigation.onNavigate((inner) => {
      received.push(inner);
      return !refuses;
    });
    const entries = window.history.length;
    window.history.back();
    await pop();
    expect([received, navigation.current()]).toEqual([['/orders'], '/orders']);
    refuses = true;
    window.history.back();
    await pop();
    await pop();
    expect([received, navigation.current(), window.location.hash]).toEqual([['/orders', '/'], '/orders', '#/orders']);
    expect(window.history.length).toBe(entries);
  });

  test('a page without #root gets a place to render into; a mount that throws rejects', async () => {
    document.body.replaceChildren();
    await start().mode;
    expect(root().textContent).toBe('/');
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = start({ mount: () => Promise.reject(new Error('no chart')) });
    await expect(broken.mode).rejects.toThrow('no chart');
    expect(error).toHaveBeenCalled();
  });
});

describe('alone, as the browser sees it', () => {
  const hide = (state: string) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test.each([
    ['', undefined, '/'],
    ['', 'tasks/', '/tasks'],
    ['#', '/tasks', '/tasks'],
    ['#/a', '/tasks', '/a'],
    ['#b//c/', '/tasks', '/b/c'],
  ])('F17 at %j with the given address %j it starts at %s', async (hash, address, expected) => {
    window.history.replaceState(null, '', `/${hash}`);
    const { mode, portal } = start({}, { standalone: { ...(address && { address }) } });
    await mode;
    expect(portal().navigation.current()).toBe(expected);
  });

  test.each([
    ['zh-CN', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['en-GB', 'en-US'],
    ['de', 'en-US'],
  ])('the language of the browser %s gives %s', async (language, locale) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    const { mode, portal } = start();
    await mode;
    expect([portal().getState().locale, document.documentElement.lang]).toEqual([locale, locale]);
  });

  test('a given state wins, and the document follows a change of language until the end', async () => {
    const { mode, portal, stop } = start({}, { standalone: { state: { locale: 'en-US', hideBar: true } } });
    await mode;
    expect(portal().getState()).toMatchObject({ locale: 'en-US', hideBar: true });
    expect(document.documentElement.lang).toBe('en-US');
    const played = portal() as unknown as { setState(change: object): void };
    played.setState({ locale: 'zh-CN' });
    expect(document.documentElement.lang).toBe('zh-CN');
    await stop();
    played.setState({ locale: 'en-US' });
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  test('a question is asked by the browser, with title and content', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { mode, portal } = start();
    await mode;
    expect(await portal().confirm({ title: 'Leave?', content: 'It is lost.' })).toBe(false);
    expect(await portal().confirm({ title: 'Leave?', content: '' })).toBe(false);
    expect(confirm.mock.calls).toEqual([['Leave?\nIt is lost.'], ['Leave?']]);
  });

  test('the subsystem is visible while the page is', async () => {
    const { mode, portal, stop } = start();
    await mode;
    const seen: boolean[] = [];
    portal().subscribe(({ isVisible }) => seen.push(isVisible));
    hide('visible');
    hide('hidden');
    hide('hidden');
    hide('visible');
    await stop();
    hide('hidden');
    expect(seen).toEqual([false, true]);
  });

  test('A29 leaving the page with unsaved work asks, and no longer when it is saved or taken down', async () => {
    const { mode, portal, stop } = start();
    await mode;
    expect(leave()).toBe(true);
    portal().reportUnsaved(true);
    expect(leave()).toBe(false);
    portal().reportUnsaved(false);
    expect(leave()).toBe(true);
    portal().reportUnsaved(true);
    await stop();
    expect(leave()).toBe(true);
  });

  test('a title names the window; null keeps the one before', async () => {
    const { mode, portal } = start();
    await mode;
    portal().navigation.setTitle('Orders');
    portal().navigation.setTitle(null);
    expect(document.title).toBe('Orders');
  });

  test('F17 every spelling of an inner address is the same one', async () => {
    const { mode, portal } = start();
    await mode;
    const { navigation } = portal();
    const added = jest.spyOn(window.history, 'pushState');
    navigation.push('orders//42/');
    expect([navigation.current(), window.location.hash]).toEqual(['/orders/42', '#/orders/42']);
    navigation.replace('orders/');
    expect([navigation.current(), window.location.hash]).toEqual(['/orders', '#/orders']);
    expect(added).toHaveBeenCalledTimes(1);
    expect(navigation.hrefOf('orders/')).toBe('#/orders');
  });

  test('after the end the browser’s back does not navigate it', async () => {
    const { mode, portal, stop } = start();
    await mode;
    const received = jest.fn();
    portal().navigation.push('/a');
    portal().navigation.push('/b');
    portal().navigation.onNavigate(received);
    await stop();
    window.history.back();
    await pop();
    expect(received).not.toHaveBeenCalled();
  });

  test('an address that is typed navigates it, and a refusal goes back to the entry before', async () => {
    const { mode, portal } = start();
    await mode;
    const { navigation } = portal();
    navigation.push('/orders');
    let refuses = false;
    navigation.onNavigate(() => !refuses);
    window.location.hash = '#/typed';
    await pop();
    expect(navigation.current()).toBe('/typed');
    refuses = true;
    window.location.hash = '#/refused';
    await pop();
    await pop();
    expect([navigation.current(), window.location.hash]).toEqual(['/typed', '#/typed']);
  });

  test('the number of the entry survives a reload, and other state is no number', async () => {
    window.history.replaceState({ portalIndex: 4 }, '', '/#/orders');
    const first = start();
    await first.mode;
    first.portal().navigation.push('/orders/1');
    expect(window.history.state).toEqual({ portalIndex: 5 });
    first.portal().navigation.replace('/orders/2');
    expect(window.history.state).toEqual({ portalIndex: 5 });
    await first.stop();
    window.history.replaceState({ portalIndex: '4' }, '', '/#/orders');
    await start().mode;
    expect(window.history.state).toEqual({ portalIndex: 0 });
  });
});

describe('a subsystem that is taken down', () => {
  test('while it waits for a portal does not mount', async () => {
    const around = { postMessage: jest.fn() };
    jest.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mode, stop } = start();
    await stop();
    await expect(mode).rejects.toMatchObject({ name: 'AbortError' });
    expect([root().textContent, log.mock.calls]).toEqual(['', []]);
  });

  test('renders into the container that was given', async () => {
    const container = document.createElement('section');
    const { mode, stop } = start({}, { container });
    await mode;
    expect([container.textContent, root().textContent]).toEqual(['/', '']);
    await stop();
    expect(container.textContent).toBe('');
  });

  test('bootstraps before it mounts', async () => {
    const log: string[] = [];
    await start({ bootstrap: async () => void log.push('bootstrap'), mount: () => void log.push('mount') }).mode;
    expect(log).toEqual(['bootstrap', 'mount']);
  });

  test('in the sandbox, stops without a life cycle', async () => {
    Object.assign(window, { __POWERED_BY_QIANKUN__: true });
    const unmount = jest.fn();
    await start({ unmount }).stop();
    expect(unmount).not.toHaveBeenCalled();
  });
});

describe('in a frame', () => {
  /** The parent window; the test acts as the portal in it. */
  const around = { postMessage: jest.fn() };
  const received: FrameMessage[] = [];
  const port = {
    onmessage: null as null | ((event: { data: unknown }) => void),
    postMessage: (message: FrameMessage) => void received.push(message),
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
  const toWindow = (data: unknown, { source = around as unknown, origin = 'https://portal.example' } = {}) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperties(event, { source: { value: source }, ports: { value: [port] } });
    window.dispatchEvent(event);
  };

  beforeEach(() => {
    received.length = 0;
    port.onmessage = null;
    around.postMessage.mockClear();
    jest.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
  });

  test('it says hello, mounts with the contract over the port, and is taken down by the portal', async () => {
    const { mode } = start();
    expect(around.postMessage).toHaveBeenCalledWith({ type: 'portal:hello', protocol: '1.1' }, '*');
    toWindow(welcome);
    expect(await mode).toBe('frame');
    expect(root().textContent).toBe('/reports');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(received).toEqual([{ type: 'announce', protocol: '1.1' }, { type: 'mounted' }]);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('late') }));
    expect(received.at(-1)).toEqual({ type: 'error', error: { name: 'Error', message: 'late' } });
    port.onmessage!({ data: { type: 'unmount' } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(received.at(-1)).toEqual({ type: 'unmounted' });
    expect([root().textContent, port.close.mock.calls.length]).toEqual(['', 1]);
  });

  test('T13 only the window around and the named origins are believed', async () => {
    jest.useFakeTimers();
    const { mode } = start({}, { portalOrigins: ['https://portal.example'] });
    expect(around.postMessage.mock.calls).toEqual([
      [{ type: 'portal:hello', protocol: '1.1' }, 'https://portal.example'],
    ]);
    toWindow(welcome, { source: window });
    toWindow(welcome, { origin: 'https://evil.example' });
    toWindow({ type: 'portal:hello' });
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(await mode).toBe('standalone');
    expect(received).toEqual([]);
  });

  test.each([
    ['no welcome', { type: 'portal:hello' }],
    ['nothing', null],
    ['a text', 'portal:welcome'],
  ])('a message that is %s is ignored', async (_, data) => {
    const { mode } = start();
    toWindow(data);
    await Promise.resolve();
    expect(port.onmessage).toBeNull();
    toWindow(welcome);
    expect(await mode).toBe('frame');
  });

  test('T13 a welcome without a port is ignored, and the first real one counts', async () => {
    const { mode, portal } = start();
    const event = new MessageEvent('message', { data: welcome, origin: 'https://portal.example' });
    Object.defineProperties(event, { source: { value: around }, ports: { value: [] } });
    window.dispatchEvent(event);
    toWindow({ ...welcome, code: 'first' });
    toWindow({ ...welcome, code: 'second' });
    expect(await mode).toBe('frame');
    expect(portal().code).toBe('first');
  });

  test('T13 a window whose origin is known not to be the portal’s is not greeted', async () => {
    const around = (origin: string) =>
      Object.defineProperty(window.location, 'ancestorOrigins', { value: [origin], configurable: true });
    const portalOrigins = ['https://portal.example'];
    around('https://evil.example');
    expect(await start({}, { portalOrigins }).mode).toBe('standalone');
    expect(received).toEqual([]);
    around('https://portal.example');
    const { mode } = start({}, { portalOrigins });
    toWindow(welcome);
    expect(await mode).toBe('frame');
    around('https://anybody.example');
    const open = start();
    toWindow(welcome);
    expect(await open.mode).toBe('frame');
    delete (window.location as { ancestorOrigins?: unknown }).ancestorOrigins;
  });

  test('T13 each named origin is greeted by itself', async () => {
    const portalOrigins = ['https://one.example', 'https://portal.example'];
    const { mode } = start({}, { portalOrigins });
    expect(around.postMessage.mock.calls.map(([, target]) => target as string)).toEqual(portalOrigins);
    toWindow(welcome);
    expect(await mode).toBe('frame');
  });

  test('what fails after the mount is reported, and nothing after the end', async () => {
    const { mode, stop } = start();
    toWindow(welcome);
    await mode;
    const reject = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    received.length = 0;
    reject(new TypeError('late'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    expect(received).toEqual([
      { type: 'error', error: { name: 'TypeError', message: 'late' } },
      { type: 'error', error: { name: 'Error', message: 'Script error.' } },
    ]);
    await stop();
    received.length = 0;
    reject(new Error('later'));
    expect(received).toEqual([]);
  });

  test('it is taken down once, whoever asks, also when its unmount fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unmount = jest.fn(() => Promise.reject(new Error('no way out')));
    const { mode, stop } = start({ unmount });
    toWindow(welcome);
    await mode;
    port.onmessage!({ data: { type: 'unmount' } });
    await stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([[new Error('no way out')]]);
    expect(received.filter(({ type }) => type === 'unmounted')).toHaveLength(1);
  });

  test('an error before the mount is finished is the mount’s, not a late one', async () => {
    const { mode } = start({
      mount: () =>
        void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('early') })),
    });
    toWindow(welcome);
    await mode;
    expect(received.map(({ type }) => type)).toEqual(['announce', 'mounted']);
  });

  test('a portal that is slow is waited for', async () => {
    jest.useFakeTimers();
    const { mode } = start();
    jest.advanceTimersByTime(9_999);
    toWindow(welcome);
    jest.useRealTimers();
    expect(await mode).toBe('frame');
  });

  test('a mount that throws is told with its name', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mode } = start();
    toWindow({ ...welcome, protocol: '2.0' });
    await expect(mode).rejects.toMatchObject({ name: 'ProtocolMismatchError' });
    expect(received.at(-1)).toMatchObject({ type: 'mount-failed', error: { name: 'ProtocolMismatchError' } });
  });
});
