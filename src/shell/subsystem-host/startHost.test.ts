import { environments } from '../../../config/environments';
import { createFakePortal } from '@portal/subsystem-sdk';
import { registryStore } from '@/shell/subsystem-registry';
import { onWake } from '@/utils/onWake';
import { isSigningOut, onTokenChange } from '@/shell/session';
import { onAttributedEvent } from '@/utils/errorReports';
import { createHost } from './createHost';
import { startStopwatch } from './openingMetrics';
import { startHost } from './startHost';

jest.mock('./createHost', () => ({ createHost: jest.fn(() => ({})) }));
jest.mock('@/shell/session', () => ({
  ...jest.requireActual('@/shell/session'),
  onTokenChange: jest.fn(),
  isSigningOut: jest.fn(() => false),
}));
jest.mock('@/utils/onWake', () => ({ onWake: jest.fn(() => () => undefined) }));

test('F1 F4 a subsystem that could not be opened is reported with the kind of failure; a refusal is not', () => {
  const onReport = jest.fn();
  onAttributedEvent(onReport);
  startHost();
  startStopwatch('lift', 1, false).finish('failed', 'timed-out');
  startStopwatch('lift', 2, false).finish('refused');
  startStopwatch('lift', 3, false).finish('mounted');
  expect(onReport.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'opening', region: 'lift', name: 'timed-out' })],
  ]);
});

test('F20 R140 a renewed token refreshes the permission data, and a window that wakes up looks for a release', () => {
  const host = {
    retry: jest.fn(),
    reload: jest.fn(),
    close: jest.fn(),
    suspend: jest.fn(),
    wake: jest.fn(),
    mountAhead: jest.fn(),
    layOutAll: jest.fn(),
    prefetch: jest.fn(),
    evaluateAhead: jest.fn(),
    prefetchFirst: jest.fn(),
    prefetchLikely: jest.fn(),
    warmUp: jest.fn(),
    stop: jest.fn(),
    applyOverrides: jest.fn(async () => undefined),
    refreshRegistry: jest.fn(),
    refreshPermissionData: jest.fn(),
    checkRelease: jest.fn(),
  };
  jest.mocked(createHost).mockReturnValue(host);
  const tokenListeners: (() => void)[] = [];
  jest.mocked(onTokenChange).mockImplementation((listener) => {
    tokenListeners.push(listener);
    return () => undefined;
  });
  startHost();
  const [wake] = jest.mocked(onWake).mock.lastCall!;
  wake();
  expect(host.checkRelease).toHaveBeenCalledTimes(1);
  const [deps] = jest.mocked(createHost).mock.calls[0]!;
  registryStore.setState({ registry: { subsystems: new Map([['lift', {} as never]]), problems: [] } });
  expect(deps.propsFor(createFakePortal({ code: 'mgr' }))).toMatchObject({
    __globalRoutesInfo: { masterHistoryType: 'browser', microAppRoutes: [{ microApp: 'lift', path: '/lift/*' }] },
  });
  expect(host.refreshPermissionData).not.toHaveBeenCalled();
  tokenListeners.forEach((notify) => notify());
  expect(host.refreshPermissionData).toHaveBeenCalledTimes(1);
});

test.each([
  [8, 10],
  [4, 6],
  [undefined, 6],
])('R034 with %s GiB of memory %i subsystems stay alive, unless the environment says how many', (memory, count) => {
  jest.mocked(createHost).mockReturnValue({ stop: jest.fn() } as never);
  window.__PORTAL_ENVIRONMENT__ = environments.test;
  Object.defineProperty(navigator, 'deviceMemory', { value: memory, configurable: true });
  startHost();
  const { budget } = jest.mocked(createHost).mock.lastCall![0];
  expect(budget()).toBe(count);
  window.__PORTAL_ENVIRONMENT__ = { ...environments.test, subsystemBudget: 3 };
  expect(budget()).toBe(3);
  Reflect.deleteProperty(navigator, 'deviceMemory');
});

test('T10 a host whose chunk arrives after the end of the session is stopped at once', () => {
  const stop = jest.fn();
  jest.mocked(createHost).mockReturnValue({ stop } as never);
  startHost();
  expect(stop).not.toHaveBeenCalled();
  jest.mocked(isSigningOut).mockReturnValue(true);
  startHost();
  expect(stop).toHaveBeenCalledTimes(1);
});
