import { history } from '@umijs/max';
import { setHideBar } from '@/shell/bridge';
import { toast } from '@/shell/feedback';
import { openAccessDenied, verifyAccessAhead } from '@/shell/permissions';
import { onIdentified, onSessionEnd, onTokenChange } from '@/shell/session';
import { watchOverrides } from '@/shell/subsystem-overrides';
import { watchRegistry } from '@/shell/subsystem-registry';
import { confirmEndOf, confirmLeave } from '@/shell/unsaved-work';
import { onAttributedEvent } from '@/utils/errorReports';
import { onWake } from '@/utils/onWake';
import { recordOf } from '../../../tests/support/subsystemHost';
import { createHost } from './createHost';
import { startMountingAhead } from './mountAheadSchedule';
import { startStopwatch } from './openingMetrics';
import { startHost } from './startHost';
import type { HostDependencies } from './types';

const mockRunners = { runFrame: jest.fn(), runMicroApp: jest.fn(), prepareSandbox: jest.fn() };
jest.mock('./createHost', () => ({ createHost: jest.fn() }));
jest.mock('./mountAheadSchedule', () => ({ startMountingAhead: jest.fn() }));
jest.mock('@/shell/bridge', () => ({ followSession: jest.fn(), setHideBar: jest.fn() }));
jest.mock('@/shell/permissions', () => ({ openAccessDenied: jest.fn(), verifyAccessAhead: jest.fn() }));
jest.mock('@/shell/session', () => ({
  ...jest.requireActual('@/shell/session'),
  onIdentified: jest.fn(),
  onSessionEnd: jest.fn(),
  onTokenChange: jest.fn(),
}));
jest.mock('@/shell/subsystem-frame', () => mockRunners);
jest.mock('@/shell/subsystem-sandbox', () => mockRunners);
jest.mock('@/shell/subsystem-overrides', () => ({ watchOverrides: jest.fn() }));
jest.mock('@/shell/subsystem-registry', () => ({
  ...jest.requireActual('@/shell/subsystem-registry'),
  watchRegistry: jest.fn(),
}));
jest.mock('@/shell/unsaved-work', () => ({ confirmEndOf: jest.fn(), confirmLeave: jest.fn() }));
jest.mock('@/utils/onWake', () => ({ onWake: jest.fn() }));

const lift = recordOf('lift', {
  name: { 'en-US': 'Lifts', 'zh-CN': '电梯' },
  entryCodes: ['lift', 'hoist'],
});
const host = { stop: jest.fn(), refreshRegistry: jest.fn(), applyOverrides: jest.fn(async () => undefined) };
const sources = { onTokenChange, onWake, watchOverrides, watchRegistry, startMountingAhead };
const stops = Object.fromEntries(Object.keys(sources).map((name) => [name, jest.fn()]));

/** Starts the host; returns what it depends on. */
const start = (): HostDependencies => {
  startHost();
  return jest.mocked(createHost).mock.lastCall![0];
};
const endSession = () => jest.mocked(onSessionEnd).mock.lastCall?.[0]('chosen');

beforeEach(() => {
  jest.mocked(createHost).mockReturnValue(host as never);
  const { followSession } = jest.requireMock<{ followSession: jest.Mock }>('@/shell/bridge');
  followSession.mockReturnValue((stops.followSession = jest.fn()));
  for (const [name, watch] of Object.entries(sources)) jest.mocked(watch).mockReturnValue((stops[name] = jest.fn()));
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
  endSession();
});

describe('the history of the portal', () => {
  test('F17 an address is pushed or replaced, and read back with query and hash', () => {
    const { hostHistory } = start();
    const entries = window.history.length;
    hostHistory.push('/lift/records?q=1#end');
    expect([hostHistory.current(), window.history.length]).toEqual(['/lift/records?q=1#end', entries + 1]);
    hostHistory.replace('/lift');
    expect([hostHistory.current(), window.history.length]).toEqual(['/lift', entries + 1]);
  });

  test('F17 going back ends when the browser has arrived', async () => {
    const { hostHistory } = start();
    hostHistory.push('/lift');
    hostHistory.push('/lift/records');
    const from = hostHistory.index()!;
    await hostHistory.go(-1);
    expect([hostHistory.current(), hostHistory.index()]).toEqual(['/lift', from - 1]);
  });

  test('F17 going back ends after a second where the browser does not move', async () => {
    jest.useFakeTimers();
    const { hostHistory } = start();
    jest.spyOn(history, 'go').mockImplementation(() => undefined);
    const ended = jest.fn();
    void hostHistory.go(-1).then(ended);
    await jest.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('R058 the bars are hidden while the address says so', () => {
    const shown = jest.mocked(setHideBar);
    shown.mockClear();
    window.history.replaceState(null, '', '/');
    history.replace('/lift?hideBar=1');
    start();
    expect(shown).toHaveBeenLastCalledWith(true);
    history.push('/lift?hideBar=0');
    expect(shown).toHaveBeenLastCalledWith(false);
    history.push('/lift?hideBar=1');
    expect(shown).toHaveBeenLastCalledWith(true);
  });
});

describe('the runners', () => {
  test('each isolation has its own', async () => {
    const { loadRunner } = start();
    expect(await loadRunner('frame')).toBe(mockRunners.runFrame);
    expect(await loadRunner('sandbox')).toBe(mockRunners.runMicroApp);
  });

  test('the sandbox is prepared when the browser is idle', async () => {
    const idle: (() => void)[] = [];
    window.requestIdleCallback = ((act: () => void) => idle.push(act)) as never;
    await start().prepareSandbox();
    expect(mockRunners.prepareSandbox).not.toHaveBeenCalled();
    idle.forEach((act) => act());
    expect(mockRunners.prepareSandbox).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
});

test('R173 a refusal opens the help page with the name in the language of the person, in place of the subsystem', () => {
  start().openAccessDenied(lift, 'lift', { allowed: false, applyState: '4', msg: 'no' } as never);
  expect(openAccessDenied).toHaveBeenCalledWith(
    { applyState: '4', msg: 'no', systemCode: 'lift', systemName: 'Lifts' },
    { replace: true },
  );
});

test('A33 R196 the permission of the first page is asked for once the person is known', () => {
  const person = { telephone: '13812345678' };
  start().verifyAccessAtStart('lift');
  expect(verifyAccessAhead).not.toHaveBeenCalled();
  jest.mocked(onIdentified).mock.lastCall![0](person);
  expect(verifyAccessAhead).toHaveBeenCalledWith('lift', person);
});

test('A26 A29 closing or reloading asks about the subsystem by its name, which may not be the one on screen', async () => {
  const { askLeave } = start();
  jest.mocked(confirmEndOf).mockResolvedValue(true);
  jest.mocked(confirmLeave).mockResolvedValue(false);
  expect([await askLeave('reload', lift), await askLeave('close', lift)]).toEqual([true, true]);
  expect(jest.mocked(confirmEndOf).mock.calls).toEqual([
    ['Lifts', 'reload'],
    ['Lifts', 'close'],
  ]);
  expect([await askLeave('close'), await askLeave('reload')]).toEqual([false, false]);
});

test('F9 an error after the mount is a message with the name of the subsystem', () => {
  const shown = jest.spyOn(toast, 'show').mockImplementation(() => undefined as never);
  start().showRuntimeError(lift);
  expect(shown.mock.calls).toEqual([[{ type: 'error', text: expect.stringContaining('Lifts') }]]);
});

test('a change of the registry or of the overrides reaches the host', () => {
  start();
  void jest.mocked(watchRegistry).mock.lastCall![0]();
  expect(host.refreshRegistry).toHaveBeenCalledTimes(1);
  jest.mocked(watchOverrides).mock.lastCall![0]();
  expect(host.applyOverrides).toHaveBeenCalledTimes(1);
});

test('R152 the end of the session stops the host and everything that it listens to', () => {
  const onReport = jest.fn();
  onAttributedEvent(onReport);
  const { hostHistory } = start();
  expect(startMountingAhead).toHaveBeenLastCalledWith(host);
  for (const stop of Object.values(stops)) expect(stop).not.toHaveBeenCalled();
  endSession();
  for (const stop of Object.values(stops)) expect(stop).toHaveBeenCalledTimes(1);
  expect(host.stop).toHaveBeenCalled();
  jest.mocked(setHideBar).mockClear();
  hostHistory.push('/lift?hideBar=1');
  expect(setHideBar).not.toHaveBeenCalled();
  startStopwatch('lift', 1, false).finish('failed', 'timed-out');
  expect(onReport).not.toHaveBeenCalled();
});
