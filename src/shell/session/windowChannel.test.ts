import type { WindowMessage } from './windowChannel';
import { SESSION_CHANNEL } from './windowChannel';

/** Simulates the other window. */
class TestChannel extends EventTarget {
  static made: TestChannel[] = [];
  sent: unknown[] = [];
  constructor(readonly name: string) {
    super();
    TestChannel.made.push(this);
  }
  postMessage(data: unknown) {
    this.sent.push(data);
  }
  emit(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const original = window.BroadcastChannel;
const load = async (channel: unknown) => {
  jest.resetModules();
  TestChannel.made = [];
  Object.assign(window, { BroadcastChannel: channel });
  return import('./windowChannel');
};
afterAll(() => void Object.assign(window, { BroadcastChannel: original }));

test('T11 all windows share one channel, which opens on first use', async () => {
  const { listenToOtherWindows, broadcast } = await load(TestChannel);
  expect(TestChannel.made).toEqual([]);
  broadcast({ type: 'signed-out' });
  listenToOtherWindows(() => undefined)();
  expect(TestChannel.made).toMatchObject([{ name: SESSION_CHANNEL, sent: [{ type: 'signed-out' }] }]);
});

test('T11 only messages of the session are received, until the listener is removed', async () => {
  const { listenToOtherWindows } = await load(TestChannel);
  const received: WindowMessage[] = [];
  const stop = listenToOtherWindows((message) => received.push(message));
  const messages: WindowMessage[] = [
    { type: 'signed-out' },
    { type: 'signed-in', person: 'p1' },
    { type: 'renewed', person: 'p1', endsAt: null },
  ];
  for (const message of [null, undefined, 'signed-out', {}, { type: 'else' }, ...messages])
    TestChannel.made[0]!.emit(message);
  expect(received).toEqual(messages);
  stop();
  TestChannel.made[0]!.emit(messages[0]);
  expect(received).toHaveLength(3);
});

test('F55 a browser without the channel sends and receives nothing, without an error', async () => {
  const { listenToOtherWindows, broadcast } = await load(undefined);
  expect(() => broadcast({ type: 'signed-out' })).not.toThrow();
  expect(() => listenToOtherWindows(() => undefined)()).not.toThrow();
});
