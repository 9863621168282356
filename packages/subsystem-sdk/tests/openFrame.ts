import { fakeState } from '../src/fakePortal.ts';
import { createFrameContext } from '../src/start/frameContext.ts';
import type { FrameMessage, PortalMessage, PortalWelcome } from '../src/start/wire.ts';

const welcome: PortalWelcome = {
  type: 'portal:welcome',
  protocol: '1.1',
  code: 'byd',
  variant: 'workorder',
  address: '/tasks',
  href: 'https://portal.example/byd?source=workorder',
  state: fakeState,
};

/** A frame's end of a port; the test controls the portal's. */
export const openFrame = (overrides: Partial<PortalWelcome> = {}) => {
  const received: FrameMessage[] = [];
  const port = {
    onmessage: null as null | ((event: { data: PortalMessage }) => void),
    postMessage: (message: FrameMessage) => void received.push(message),
    close: jest.fn(),
  };
  const onUnmount = jest.fn();
  const frame = createFrameContext({ ...welcome, ...overrides }, port as unknown as MessagePort, onUnmount);
  const toFrame = (data: PortalMessage) => port.onmessage!({ data });
  return { ...frame, received, toFrame, port, onUnmount };
};

/** Waits for everything that waits for promises only. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** An answer of the portal with this body. */
export const response = (body: string | null, status = 200) => ({
  status,
  statusText: 'OK',
  headers: [['content-type', 'application/json']] as [string, string][],
  url: 'https://api.example/list',
  redirected: false,
  body: body === null ? null : (new TextEncoder().encode(body).buffer as ArrayBuffer),
});
