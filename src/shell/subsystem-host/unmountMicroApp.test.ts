import { deferred, NO_LEFTOVERS, recordOf, settled } from '../../../tests/support/subsystemHost';
import { totalLeftovers } from './openingMetrics';
import { createPane, type Pane } from './pane';
import type { Leftovers } from './runnerTypes';
import { unmountMicroApp } from './unmountMicroApp';

const target = { key: 'lift', code: 'lift', variant: null, inner: '/', kind: 'PUSH', isFirstPage: false } as const;

/** A pane with everything that a mount creates, and the order in which it is taken down. */
function mounted(stop: () => Promise<Leftovers> = async () => NO_LEFTOVERS) {
  const order: string[] = [];
  const abort = new AbortController();
  const recheck = new AbortController();
  const container = document.createElement('div');
  const pane: Pane = createPane(target);
  pane.element.append(container);
  Object.assign(pane, {
    ...{ subsystem: recordOf('lift'), container, abort, recheck },
    running: { stop: jest.fn((ms: number) => (order.push(`stop ${ms}`), stop())) },
    bridge: { stop: () => void order.push('bridge') },
    navigator: { stop: () => void order.push('navigator') },
    stopUpdates: () => void order.push('updates'),
    ...{ blocked: {}, reported: true, hasInput: true, release: {}, update: {}, title: 'Order 42' },
  });
  return { pane, order, abort, recheck, container };
}

test('F8 F18 the pane holds nothing of the micro-app at once, and is told so before the clean-up has ended', async () => {
  const left = deferred<Leftovers>();
  const { pane, recheck, order, container } = mounted(() => left.promise);
  const onEmptied = jest.fn(() => order.push('emptied'));
  const cleared = unmountMicroApp(pane, onEmptied);
  expect(pane).toMatchObject({
    ...{ container: null, running: null, bridge: null, navigator: null, abort: null, recheck: null },
    ...{ blocked: null, reported: null, hasInput: false, release: null, update: null, title: null },
  });
  expect([order, recheck.signal.aborted]).toEqual([['updates', 'emptied', 'navigator'], true]);
  await settled();
  expect(order).toEqual(['updates', 'emptied', 'navigator', 'stop 3000']);
  expect(pane.element.contains(container)).toBe(true);
  left.resolve(NO_LEFTOVERS);
  await cleared;
  expect(order.slice(4)).toEqual(['bridge']);
  expect(pane.element.childElementCount).toBe(0);
  // Nothing is stopped twice.
  pane.stopUpdates();
  await unmountMicroApp(pane, onEmptied);
  expect(order.filter((step) => step !== 'emptied')).toHaveLength(4);
});

test('F8 a clean-up waits for the one before', async () => {
  const first = deferred<Leftovers>();
  const { pane } = mounted(() => first.promise);
  void unmountMicroApp(pane, () => undefined);
  const second = mounted();
  Object.assign(pane, { running: second.pane.running });
  void unmountMicroApp(pane, () => undefined);
  await settled();
  expect(second.order).toEqual([]);
  first.resolve(NO_LEFTOVERS);
  await pane.cleared;
  expect(second.order).toEqual(['stop 3000']);
});

test('F8 a clean-up that fails is logged with the pane, and the pane is free all the same', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('broken');
  const { pane, order } = mounted(() => Promise.reject(failure));
  await unmountMicroApp(pane, () => undefined);
  expect(log.mock.calls).toEqual([[expect.stringContaining('lift'), failure]]);
  expect([order.at(-1), pane.element.childElementCount]).toEqual(['bridge', 0]);
});

test('what a micro-app left behind counts for its code in the registry', async () => {
  const before = totalLeftovers().get('lift')?.timers ?? 0;
  const { pane } = mounted(async () => ({ ...NO_LEFTOVERS, timers: 3 }));
  await unmountMicroApp(pane, () => undefined);
  expect(totalLeftovers().get('lift')?.timers).toBe(before + 3);
  const unknown = mounted();
  unknown.pane.subsystem = null;
  await expect(unmountMicroApp(unknown.pane, () => undefined)).resolves.toBeUndefined();
});
