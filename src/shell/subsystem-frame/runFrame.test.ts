import { createFakePortal, PROTOCOL_VERSION, type PortalWelcome } from '@portal/subsystem-sdk';
import type { RunningApp, RunOptions } from '@/shell/subsystem-host';
import { openFrameChannel, type FrameCallbacks } from './frameChannel';
import { FRAME_HELLO_TIMEOUT_MS, runFrame } from './runFrame';

jest.mock('@/utils/environment', () => ({
  getEnvironment: () => ({ subsystemAccess: [{ origin: 'http://other.example', allow: ['camera'] }] }),
}));

jest.mock('./checkReachable', () => ({ checkReachable: async () => undefined }));
jest.mock('./frameChannel', () => ({ openFrameChannel: jest.fn() }));

describe('a frame whose document changes', () => {
  let callbacks: FrameCallbacks;
  let frame: HTMLIFrameElement;
  let app: RunningApp;
  const onLost = jest.fn();

  const steps = {
    hello: () => {
      const data = { type: 'portal:hello', protocol: PROTOCOL_VERSION };
      const event = new MessageEvent('message', { data, origin: 'http://opbi.localhost:8010' });
      Object.defineProperty(event, 'source', { value: frame.contentWindow });
      window.dispatchEvent(event);
    },
    load: () => void frame.dispatchEvent(new Event('load')),
    close: () => callbacks.onClosed(),
  };
  type Step = keyof typeof steps;

  beforeEach(async () => {
    jest.useFakeTimers();
    onLost.mockReset();
    global.MessageChannel = class {
      port1 = {};
      port2 = {};
    } as never;
    jest.mocked(openFrameChannel).mockImplementation((_port, _context, given) => {
      callbacks = given;
      return { unmount: () => given.onUnmounted(), close: () => undefined };
    });
    const container = document.body.appendChild(document.createElement('div'));
    app = runFrame({
      subsystem: { code: 'opbi', name: { 'en-US': 'BI', 'zh-CN': 'BI' }, entry: 'http://opbi.localhost:8010/' },
      container,
      context: createFakePortal({ code: 'opbi' }),
      start: '/',
      signal: new AbortController().signal,
      onPhase: () => undefined,
      onRuntimeError: () => undefined,
      onFileMissing: () => undefined,
      onReload: () => undefined,
      onLost,
    } as unknown as RunOptions);
    frame = container.querySelector('iframe')!;
    jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await app.stop(0);
    jest.useRealTimers();
  });

  const play = (before: Step[], after: Step[]) => {
    before.forEach((step) => steps[step]());
    callbacks.onMounted();
    after.forEach((step) => steps[step]());
    jest.advanceTimersByTime(FRAME_HELLO_TIMEOUT_MS);
    return onLost.mock.calls.length;
  };
  const STARTS: Step[][] = [
    ['hello', 'load'],
    ['load', 'hello'],
  ];
  const both = (after: Step[]) => STARTS.map((before): [Step[], Step[]] => [before, after]);

  test('R095 it learns every shortcut of the portal, whatever the portal has drawn so far', () => {
    steps.hello();
    const [welcome] = jest.mocked(frame.contentWindow!.postMessage).mock.calls[0] as unknown as [PortalWelcome];
    expect(welcome.shortcuts).toEqual([
      ['Mod', '/'],
      ['Mod', 'K'],
      ['Ctrl', 'Alt', 'D'],
    ]);
  });

  test.each([
    ...both([]),
    ...both(['close', 'hello', 'load']),
    ...both(['close', 'load', 'hello']),
    ...both(['hello', 'load']),
    ...both(['load', 'hello']),
    ...both(['close', 'hello', 'load', 'close', 'hello', 'load']),
  ])('started by %j it stays mounted after %j', (before, after) => {
    expect(play(before, after)).toBe(0);
  });

  test.each([
    ...both(['load']),
    ...both(['close']),
    ...both(['close', 'load']),
    ...both(['close', 'hello', 'load', 'load']),
    ...both(['close', 'hello', 'load', 'close', 'load']),
  ])('started by %j it is lost after %j', (before, after) => {
    expect(play(before, after)).toBe(1);
  });
});
