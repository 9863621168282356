import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fakeStages, NO_LEFTOVERS, paneStates, paneTiers, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';
import { recentOpeningMetrics, totalLeftovers } from './openingMetrics';

const start = fakeStages();

describe('the budget', () => {
  test('beyond it the least recently used pane is suspended when idle, and resumes at its inner page', async () => {
    const { go, rest, app, apps, hostHistory, pane, open } = start({ budget: () => 2 });
    await open('/mgr/orders/42?tab=log', '/lift', '/wcx');
    expect(paneStates()).toEqual({ mgr: 'hidden', lift: 'hidden', wcx: 'mounted' });
    await rest();
    expect(paneStates()).toEqual({ mgr: 'asleep', lift: 'hidden', wcx: 'mounted' });
    expect(paneTiers().mgr).toBe('empty');
    expect(pane('mgr')?.element.childElementCount).toBe(0);
    expect(apps[0]!.isStopped).toBe(true);

    await go('/mgr');
    expect(hostHistory.current()).toBe('/mgr/orders/42?tab=log');
    expect(app('mgr')?.where()).toBe('/orders/42?tab=log');
    await rest();
    expect(paneStates()).toEqual({ mgr: 'mounted', lift: 'asleep', wcx: 'hidden' });
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', isWoken: true, outcome: 'mounted' });
  });

  test('a return while it is being suspended opens it again, one micro-app at a time', async () => {
    let end!: () => void;
    const left = new Promise<void>((resolve) => {
      end = resolve;
    });
    const running = new Set<string>();
    const { rest, pane, open, go } = start({
      budget: () => 1,
      loadRunner: async () => (options) => {
        expect(running.has(options.key)).toBe(false);
        running.add(options.key);
        return {
          mounted: options.allowed.then(() => undefined),
          update: () => undefined,
          setShown: () => undefined,
          stop: async () => {
            if (options.key === 'mgr') await left;
            running.delete(options.key);
            return { ...NO_LEFTOVERS, timers: 2 };
          },
        };
      },
    });
    const before = totalLeftovers().get('mgr')?.timers ?? 0;
    await open('/mgr/a', '/lift');
    await rest();
    expect(paneStates().mgr).toBe('unmounting');
    await go('/mgr');
    expect(paneStates().mgr).toBe('unmounting');
    expect(pane('mgr')?.state.isActive).toBe(true);
    end();
    await settled();
    expect(paneStates().mgr).toBe('mounted');
    expect(pane('mgr')?.element.childElementCount).toBe(1);
    expect(totalLeftovers().get('mgr')?.timers).toBe(before + 2);
  });
});

test('F18 nothing of a suspended micro-app stays referenced', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const made: Record<string, WeakRef<object>> = {};
  const { rest, open } = start({
    budget: () => 1,
    loadRunner: async () => (options) => {
      const running = {
        mounted: options.allowed.then(() => undefined),
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => NO_LEFTOVERS,
      };
      options.signal.addEventListener('abort', () => running.update());
      if (options.key !== 'mgr') return running;
      Object.assign(made, {
        running: new WeakRef(running),
        navigator: new WeakRef(options.navigator),
        container: new WeakRef(options.container),
        signal: new WeakRef(options.signal),
      });
      return running;
    },
    createBridge: ({ code, navigation }) => {
      const bridge = {
        context: { code, navigation, subscribe: () => () => undefined },
        setVisible: () => undefined,
        stop: () => undefined,
      };
      if (code === 'mgr') made.bridge = new WeakRef(bridge);
      return bridge as never;
    },
  });
  await open('/mgr/orders', '/lift');
  await rest();
  expect(paneStates().mgr).toBe('asleep');
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  const held = Object.entries(made).filter(([, reference]) => reference.deref() !== undefined);
  expect(held.map(([name]) => name)).toEqual([]);
  expect(Object.keys(made)).toHaveLength(5);
});

describe('how panes are hidden', () => {
  test('while a new one is mounted the others release their layout, and get it back when idle', async () => {
    const seen: Record<string, string>[] = [];
    const { go, rest, open } = start();
    await open('/mgr', '/lift', '/wcx');
    await rest();
    expect(paneTiers()).toEqual({ mgr: 'near', lift: 'near', wcx: 'shown' });
    const stop = stageStore.subscribe(() => void seen.push(paneTiers()));
    await go('/jcpt');
    stop();
    expect(seen).toContainEqual({ mgr: 'far', lift: 'far', wcx: 'far', jcpt: 'shown' });
    expect(paneTiers()).toEqual({ mgr: 'far', lift: 'far', wcx: 'far', jcpt: 'shown' });
    await rest();
    expect(paneTiers()).toEqual({ mgr: 'far', lift: 'near', wcx: 'near', jcpt: 'shown' });
    await go('/mgr');
    expect(paneTiers()).toEqual({ mgr: 'shown', lift: 'far', wcx: 'near', jcpt: 'near' });
  });

  test('a micro-app is notified when it comes on screen and when it leaves it', async () => {
    const { go, app } = start();
    await go('/mgr');
    expect(app('mgr')?.isShown).toBe(true);
    await go('/home');
    expect(app('mgr')?.isShown).toBe(false);
  });
});
