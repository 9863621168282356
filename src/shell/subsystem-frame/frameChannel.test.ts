import { createFakePortal, type FrameMessage, type PortalMessage, type WireEvent } from '@portal/subsystem-sdk';
import { FRAME_MESSAGES_PER_SECOND } from './createRateLimiter';
import { openFrameChannel, type FrameCallbacks } from './frameChannel';

test('F9 T13 events of a frame are taken from both versions of the protocol, and what is none is dropped', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const port = { onmessage: null as null | ((event: { data: unknown }) => void), addEventListener: () => undefined };
  const events: WireEvent[] = [];
  openFrameChannel(port as unknown as MessagePort, createFakePortal(), {
    onEvent: (event: WireEvent) => events.push(event),
  } as unknown as FrameCallbacks);
  const sent: WireEvent[] = [
    { kind: 'rejection', name: 'TypeError', message: 'late', stack: '    at draw (https://a.example/x.js:1:2)' },
    { kind: 'policy', name: 'img-src', message: 'https://b.example/x.png' },
    { kind: 'long-frame', name: 'long-frame', ms: 90 },
  ];
  port.onmessage!({ data: { type: 'error', error: { name: 'Error', message: 'old' } } });
  for (const event of sent) port.onmessage!({ data: { type: 'event', event } });
  for (const event of [
    { kind: 'opening', name: 'x' },
    { kind: 'long-frame', name: 'x', ms: -1 },
    { kind: 'long-frame', name: 'x', ms: 'many' },
    { kind: 'error', name: 'x'.repeat(61) },
    { kind: 'error', name: 'x', stack: 'x'.repeat(4_001) },
    null,
  ])
    port.onmessage!({ data: { type: 'event', event } });
  expect(events).toEqual([{ kind: 'error', name: 'Error', message: 'old' }, ...sent]);
});

test('T13 requests and questions that are not of the contract are refused, so that nobody waits for them', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers: PortalMessage[] = [];
  const port = {
    onmessage: null as null | ((event: { data: unknown }) => void),
    postMessage: (message: PortalMessage) => void answers.push(message),
    addEventListener: () => undefined,
  };
  openFrameChannel(port as unknown as MessagePort, createFakePortal(), {} as unknown as FrameCallbacks);
  const receive = (data: unknown) => port.onmessage!({ data });
  receive({ type: 'request', id: 1, address: `/x?q=${'x'.repeat(4_001)}`, request: { headers: [] } });
  receive({ type: 'request', id: 2, address: '/x', request: { headers: [], cache: 'only-if-cached' } });
  receive({ type: 'confirm', id: 3, question: { title: '?', content: 'x'.repeat(5_001) } });
  receive({ type: 'confirm', id: 'x', question: {} });
  receive({ type: 'toast', id: 4 });
  receive(null);
  expect(answers).toEqual([
    { type: 'request-failed', id: 1, error: { name: 'TypeError', message: expect.stringContaining('contract') } },
    { type: 'request-failed', id: 2, error: { name: 'TypeError', message: expect.stringContaining('contract') } },
    { type: 'confirmed', id: 3, isAgreed: false },
  ]);
});

describe('a frame that exceeds its rate limit', () => {
  test('requests are rejected, state messages pass, everything else is dropped', () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answers: PortalMessage[] = [];
    const port = {
      onmessage: null as null | ((event: { data: unknown }) => void),
      postMessage: (message: PortalMessage) => void answers.push(message),
      addEventListener: () => undefined,
      close: () => undefined,
    };
    const portal = createFakePortal({ toast: () => undefined });
    const callbackCalls: string[] = [];
    const channel = openFrameChannel(port as unknown as MessagePort, portal, {
      onMounted: () => callbackCalls.push('mounted'),
      onMountFailed: () => callbackCalls.push('mount-failed'),
      onUnmounted: () => callbackCalls.push('unmounted'),
      onEvent: ({ kind }) => callbackCalls.push(kind),
      onShortcut: () => undefined,
      onClosed: () => undefined,
    });
    const post = (data: FrameMessage) => port.onmessage!({ data });
    for (let turn = 0; turn < FRAME_MESSAGES_PER_SECOND; turn += 1) post({ type: 'title', title: 'x' });
    const before = portal.calls.length;
    post({ type: 'request', id: 1, address: '/_base/x', request: { headers: [] } });
    post({ type: 'confirm', id: 2, question: { title: '?', content: '' } });
    post({ type: 'toast', message: { type: 'info', text: 'x' } });
    post({ type: 'error', error: { name: 'Error', message: 'x' } });
    post({ type: 'unsaved', hasUnsaved: true });
    post({ type: 'mounted' });
    post({ type: 'unmounted' });
    port.onmessage!({ data: { type: 'request', id: 'forged' } });
    port.onmessage!({ data: null });
    expect(answers).toEqual([
      { type: 'request-failed', id: 1, error: { name: 'FloodError', message: 'Too many messages a second' } },
      { type: 'confirmed', id: 2, isAgreed: false },
    ]);
    expect(portal.calls.slice(before)).toEqual([{ name: 'reportUnsaved', hasUnsaved: true }]);
    expect(callbackCalls).toEqual(['mounted', 'unmounted']);
    channel.close();
    jest.useRealTimers();
  });
});
