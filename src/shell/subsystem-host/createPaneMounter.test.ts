import { SubsystemError } from '@/domain/subsystem/failure';
import {
  deferred,
  fakeStages,
  NO_LEFTOVERS,
  paneStates,
  paneTiers,
  recordOf,
  settled,
} from '../../../tests/support/subsystemHost';
import type { RunOptions } from './runnerTypes';
import { recentOpeningMetrics } from './openingMetrics';

const start = fakeStages();

/** A runner whose mount the test ends itself. */
function slowRunner() {
  const mounted = deferred();
  const started: RunOptions[] = [];
  const running = {
    mounted: mounted.promise,
    update: jest.fn(),
    setShown: jest.fn(),
    stop: jest.fn(async () => NO_LEFTOVERS),
  };
  const loadRunner = async () => (options: RunOptions) => {
    started.push(options);
    return running;
  };
  return { loadRunner, running, started, finish: () => (mounted.resolve(), settled()) };
}

test('F17 an address that the user opens while the life cycles run is followed after the mount', async () => {
  const { loadRunner, started, finish } = slowRunner();
  const { go, hostHistory } = start({ loadRunner });
  await go('/lift/records');
  const targets: string[] = [];
  started[0]!.navigator.contract.onNavigate((inner) => void targets.push(inner));
  await go('/lift/records/7');
  expect([started[0]!.start, targets]).toEqual(['/records', []]);
  await finish();
  expect(targets).toEqual(['/records/7']);
  expect(hostHistory.current()).toBe('/lift/records/7');
});

test('F17 a mount whose address is still the one of the window is not navigated again', async () => {
  const { loadRunner, started, finish } = slowRunner();
  const { go } = start({ loadRunner });
  await go('/lift/records');
  const asked = jest.fn();
  started[0]!.navigator.contract.onNavigate(asked);
  await finish();
  expect(asked).not.toHaveBeenCalled();
});

test('F10 a micro-app that is left while it mounts is mounted hidden, and does not touch the address', async () => {
  const { loadRunner, running, finish } = slowRunner();
  const { go, hostHistory } = start({ loadRunner });
  await go('/lift/records');
  expect(running.setShown.mock.calls).toEqual([[true]]);
  await go('/home');
  expect(running.setShown.mock.calls).toEqual([[true], [false]]);
  await finish();
  expect(paneStates()).toEqual({ lift: 'hidden' });
  expect(hostHistory.current()).toBe('/home');
});

test('a change of what the portal shares updates the props of the micro-app, until it is unmounted', async () => {
  const { loadRunner, running, started, finish } = slowRunner();
  const listeners = new Set<() => void>();
  const { go, host } = start({
    loadRunner,
    createBridge: ({ code, navigation }) =>
      ({
        context: {
          ...{ code, navigation },
          subscribe: (listener: () => void) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
        },
        setVisible: () => undefined,
        stop: () => undefined,
      }) as never,
    propsFor: ({ code }) => ({ portalOf: code }),
  });
  await go('/lift/records');
  await finish();
  started[0]!.navigator.contract.push('/records/7');
  listeners.forEach((notify) => notify());
  expect(running.update.mock.calls).toMatchObject([
    [{ portalOf: 'lift', base: '/', history: { type: 'memory', initialEntries: ['/records/7'] } }],
  ]);
  await host.close('lift');
  expect(listeners.size).toBe(0);
});

test('F8 F9 a micro-app that is lost after the mount fails, and what an earlier one reports is ignored', async () => {
  const { go, app, pane, host } = start();
  await go('/lift');
  const { options, updates } = app('lift')!;
  options.onLost(new SubsystemError({ kind: 'mount-error', detail: 'the frame is gone' }));
  await settled();
  expect(pane('lift')?.state).toMatchObject({ status: 'failed', failure: { kind: 'mount-error' } });
  expect(pane('lift')?.element.childElementCount).toBe(0);
  host.retry('lift');
  await settled();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  options.onLost(new Error('late'));
  options.onRuntimeError(new Error('late'));
  options.onFileMissing();
  await settled();
  expect(pane('lift')).toMatchObject({ state: { status: 'mounted' }, update: null });
  const present = app('lift');
  options.onReload();
  await settled();
  expect(app('lift')).toBe(present);
  expect([logged.mock.calls, updates]).toEqual([[], 0]);
});

test('F17 a pane that was mounted ahead and is opened at another page while it mounts goes there', async () => {
  const { loadRunner, started, finish } = slowRunner();
  const subsystems = new Map([['lift', recordOf('lift', { prefetch: 'mount' })]]);
  const { host, go, hostHistory } = start({ loadRunner, loadRegistry: async () => ({ subsystems, problems: [] }) });
  void host.mountAhead('lift');
  await settled();
  const targets: string[] = [];
  started[0]!.navigator.contract.onNavigate((inner) => void targets.push(inner));
  await go('/lift/records');
  await finish();
  expect([targets, hostHistory.current()]).toEqual([['/records'], '/lift/records']);
});

/** Two hidden panes, a budget of one, and a third pane whose mount the test ends itself. */
async function mountSlowlyBesideTwo() {
  const slow = slowRunner();
  const { go, open, rest } = start({
    budget: () => 1,
    loadRunner: async () => (options) =>
      options.key === 'wcx' ? slow.running : { ...slow.running, mounted: Promise.resolve() },
  });
  await open('/mgr', '/lift');
  await go('/wcx');
  return { slow, go, rest };
}

test('A26 while one mounts nothing is suspended, and afterwards what is beyond the budget is', async () => {
  const { slow, rest } = await mountSlowlyBesideTwo();
  await rest();
  expect([paneStates(), paneTiers()]).toEqual([
    { mgr: 'hidden', lift: 'hidden', wcx: 'mounting' },
    { mgr: 'far', lift: 'far', wcx: 'shown' },
  ]);
  await slow.finish();
  await rest();
  expect(paneStates()).toEqual({ mgr: 'asleep', lift: 'asleep', wcx: 'mounted' });
});

test('A26 F8 a mount that never ends keeps nothing from being suspended once it is given up', async () => {
  jest.useFakeTimers();
  const { go, rest } = await mountSlowlyBesideTwo();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(paneStates()).toMatchObject({ wcx: 'failed' });
  await go('/home');
  await rest();
  expect(paneStates()).toMatchObject({ mgr: 'asleep' });
  expect(Object.values(paneTiers())).not.toContain('none');
});

test('A29 a runner that knows no pop-ups owns none', async () => {
  const { loadRunner, finish } = slowRunner();
  const { go, pane } = start({ loadRunner });
  await go('/lift');
  await finish();
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(pane('lift')?.hasUnsaved).toBe(false);
  field.remove();
});

test('F8 an error without a kind of its own is one of the mount', async () => {
  const { go, app, pane } = start();
  await go('/lift');
  app('lift')!.options.onLost(new Error('crashed'));
  expect(pane('lift')?.state.failure).toMatchObject({ kind: 'mount-error' });
});

test('a slave whose history arrives after its mount has ended attaches nothing', async () => {
  const { go, app, host } = start();
  await go('/mgr');
  const { options } = app('mgr')!;
  await host.reload('mgr');
  await settled();
  const listen = jest.fn(() => () => undefined);
  const location = { pathname: '/late', search: '', hash: '' };
  (options.props() as unknown as { onHistoryInit(history: unknown): void }).onHistoryInit({ location, listen });
  expect(listen).not.toHaveBeenCalled();
});

test('the layout of the others is not released for a frame', async () => {
  const slow = slowRunner();
  const { go, open, rest } = start({
    loadRunner: async (isolation) => {
      if (isolation === 'frame') return (await slow.loadRunner()) as never;
      return () => ({ ...slow.running, mounted: Promise.resolve() });
    },
  });
  await open('/mgr', '/lift');
  await rest();
  expect(paneTiers()).toEqual({ mgr: 'near', lift: 'shown' });
  await go('/iframe?code=plans');
  expect(paneStates()['iframe:plans']).toBe('mounting');
  expect(paneTiers()).toMatchObject({ mgr: 'near', lift: 'near' });
});

test('a mount that fails is measured as failed, and its runner is stopped once', async () => {
  const running = {
    mounted: Promise.reject(new SubsystemError({ kind: 'mount-error' })),
    update: () => undefined,
    setShown: () => undefined,
    stop: jest.fn(async () => NO_LEFTOVERS),
  };
  const { go } = start({ loadRunner: async () => () => running });
  await go('/lift');
  expect(running.stop.mock.calls).toEqual([[3_000]]);
  expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'lift', outcome: 'failed', failure: 'mount-error' });
});
