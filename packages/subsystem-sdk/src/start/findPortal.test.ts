import { fakeState } from '../fakePortal.ts';
import { root, subsystemStarts } from '../../tests/subsystemStarts.ts';
import type { FrameMessage } from './wire.ts';

const start = subsystemStarts();

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

test('it says hello, mounts with the contract over the port, and is unmounted by the portal', async () => {
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
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
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

describe('F9 F14 with a portal of 1.2', () => {
  let observe: ((list: { getEntries(): unknown[] }) => void) | undefined;
  const disconnect = jest.fn();
  beforeEach(() => {
    global.PerformanceObserver = class {
      static supportedEntryTypes = ['longtask'];
      constructor(callback: typeof observe) {
        observe = callback;
      }
      observe() {}
      disconnect = disconnect;
    } as never;
  });
  afterEach(() => Reflect.deleteProperty(global, 'PerformanceObserver'));

  test('errors and rejections have their kind and stack, policy violations and long frames are reported, and nothing after the end', async () => {
    const { mode, stop } = start();
    toWindow({ ...welcome, protocol: '1.2' });
    await mode;
    received.length = 0;
    const error = Object.assign(new TypeError('late'), {
      stack: 'TypeError: late\n    at draw (https://a.example/x.js:1:2)',
    });
    const violate = () =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'img-src',
          blockedURI: 'https://b.example/x.png',
        }),
      );
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no chart' }));
    const where = { filename: 'https://a.example/y.js', lineno: 3, colno: 4 };
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', ...where }));
    violate();
    observe!({
      getEntries: () => [
        { name: 'self', duration: 90.2 },
        { name: 'cross-origin-ancestor', duration: 70 },
      ],
    });
    expect(received.map((message) => message.type === 'event' && message.event)).toEqual([
      { kind: 'error', name: 'TypeError', message: 'late', stack: error.stack },
      { kind: 'rejection', name: 'Error', message: 'no chart' },
      { kind: 'error', name: 'Error', message: 'Script error.', stack: '    at https://a.example/y.js:3:4' },
      { kind: 'policy', name: 'img-src', message: 'https://b.example/x.png' },
      { kind: 'long-frame', name: 'long-frame', ms: 90 },
    ]);
    await stop();
    received.length = 0;
    violate();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect(received).toEqual([]);
    expect(disconnect).toHaveBeenCalled();
  });

  test('a portal before it is sent errors only, and no stack', async () => {
    const { mode } = start();
    toWindow(welcome);
    await mode;
    received.length = 0;
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'x', blockedURI: '' }),
    );
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('late') }));
    expect(received).toEqual([{ type: 'error', error: { name: 'Error', message: 'late' } }]);
  });
});

test('it is unmounted once, whoever asks, also when its unmount fails', async () => {
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
