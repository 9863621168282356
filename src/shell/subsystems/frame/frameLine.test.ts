import { createFakePortal, type FrameMessage, type PortalMessage } from '@portal/subsystem-sdk';
import { FRAME_MESSAGES_PER_SECOND } from '@/constants/subsystems';
import { openLine } from './frameLine';

describe('a frame that floods its line', () => {
  test('what is awaited is refused, what the portal must know arrives, the rest is dropped', () => {
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
    const heard: string[] = [];
    const line = openLine(port as unknown as MessagePort, portal, {
      onMounted: () => heard.push('mounted'),
      onMountFailed: () => heard.push('mount-failed'),
      onUnmounted: () => heard.push('unmounted'),
      onError: () => heard.push('error'),
      onClosed: () => undefined,
    });
    const say = (data: FrameMessage) => port.onmessage!({ data });
    for (let turn = 0; turn < FRAME_MESSAGES_PER_SECOND; turn += 1) say({ type: 'title', title: 'x' });
    const before = portal.calls.length;
    say({ type: 'request', id: 1, address: '/_base/x', request: { headers: [] } });
    say({ type: 'confirm', id: 2, question: { title: '?', content: '' } });
    say({ type: 'toast', message: { type: 'info', text: 'x' } });
    say({ type: 'error', error: { name: 'Error', message: 'x' } });
    say({ type: 'unsaved', hasUnsaved: true });
    say({ type: 'mounted' });
    say({ type: 'unmounted' });
    port.onmessage!({ data: { type: 'request', id: 'forged' } });
    port.onmessage!({ data: null });
    expect(answers).toEqual([
      { type: 'request-failed', id: 1, error: { name: 'FloodError', message: 'Too many messages a second' } },
      { type: 'confirmed', id: 2, isAgreed: false },
    ]);
    expect(portal.calls.slice(before)).toEqual([{ name: 'reportUnsaved', hasUnsaved: true }]);
    expect(heard).toEqual(['mounted', 'unmounted']);
    line.close();
    jest.useRealTimers();
  });
});
