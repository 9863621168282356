import type { AccessDecision } from '@/domain/access';
import { SubsystemError } from '@/domain/subsystem/failure';
import { fakeStages, NO_LEFTOVERS, recordOf, settled } from '../../../tests/support/subsystemHost';
import type { StartMicroApp } from './runnerTypes';
import { recentOpeningMetrics, subscribeOpeningMetrics, type OpeningMetrics } from './openingMetrics';

const start = fakeStages();

describe('opening metrics', () => {
  test('each has its phases, its outcome and one report', async () => {
    const openings: OpeningMetrics[] = [];
    const stop = subscribeOpeningMetrics((metrics) => void openings.push(metrics));
    const { go } = start({
      verifyAccess: async (code) =>
        code === 'lift' ? { allowed: false, applyState: '4' } : ({ allowed: true } satisfies AccessDecision),
      fetchApp: async (entry, { onPage }) => {
        if (entry.includes('wcx')) throw new SubsystemError({ kind: 'cors' });
        onPage?.();
        return { address: entry, fetch: window.fetch } as never;
      },
    });
    await go('/mgr');
    await go('/lift');
    await go('/wcx');
    stop();
    expect(openings.map(({ key, outcome, failure }) => [key, outcome, failure])).toEqual([
      ['mgr', 'mounted', undefined],
      ['lift', 'refused', undefined],
      ['wcx', 'failed', 'cors'],
    ]);
    const steps = ['assets', 'bootstrap', 'evaluate', 'html', 'mount', 'permission', 'ready', 'registry', 'runner'];
    expect(Object.keys(openings[0]!.phases).sort()).toEqual(steps);
    expect(Object.values(openings[0]!.phases).every((ms) => ms >= 0)).toBe(true);
    expect(Object.keys(openings[0]!.starts)).toEqual(Object.keys(openings[0]!.phases));
    expect(
      recentOpeningMetrics()
        .slice(-3)
        .map(({ startedAt }) => startedAt),
    ).toEqual(openings.map(({ startedAt }) => startedAt));
  });

  test('permission data and a prefetch have phases of their own', async () => {
    const subsystems = new Map([
      ['mgr', recordOf('mgr', { permissionData: 'housekeeper' })],
      ['lift', recordOf('lift')],
    ]);
    const { host, go } = start({ loadRegistry: async () => ({ subsystems, problems: [] }) });
    await go('/mgr');
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ isPrefetched: false, phases: { data: expect.any(Number) } });
    host.prefetch('lift');
    await settled();
    await go('/lift');
    const { isPrefetched, phases } = recentOpeningMetrics().at(-1)!;
    expect(isPrefetched).toBe(true);
    expect(Object.keys(phases)).toContain('assets');
    for (const phase of ['data', 'html']) expect(Object.keys(phases)).not.toContain(phase);
  });

  describe('the phases of an opening begin and end with what they measure', () => {
    const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const runner: StartMicroApp = (options) => {
      const mounted = after(5).then(() => options.onPhase('evaluate'));
      return { mounted, update: () => undefined, setShown: () => undefined, stop: async () => NO_LEFTOVERS };
    };
    const slowStage = () =>
      start({
        loadRegistry: async () => {
          await after(10);
          const subsystems = new Map([
            ['mgr', recordOf('mgr', { permissionData: 'housekeeper' })],
            ['plans', recordOf('plans', { isolation: 'frame' })],
          ]);
          return { subsystems, problems: [] };
        },
        applyOverride: (subsystem) => subsystem,
        fetchApp: async (entry, { onPage }) => {
          await after(20);
          onPage?.();
          await after(40);
          return { address: entry, fetch: window.fetch } as never;
        },
        loadRunner: async () => (await after(30), runner),
        loadPermissionData: (name) => after(name ? 45 : 0),
        verifyAccess: async () => (await after(50), { allowed: true }),
      });
    const measured = () => {
      const { phases, starts } = recentOpeningMetrics().at(-1)!;
      return Object.fromEntries(
        Object.entries(phases).map(([name, ms]) => [name, [starts[name as keyof typeof starts], ms]]),
      );
    };
    beforeEach(() => void jest.useFakeTimers());

    test('in a sandbox', async () => {
      const { go } = slowStage();
      await go('/mgr');
      await jest.advanceTimersByTimeAsync(80);
      expect(measured()).toMatchObject({
        ...{ registry: [0, 10], html: [10, 20], assets: [30, 40], runner: [10, 30], data: [10, 45] },
        ...{ permission: [10, 50], evaluate: [70, 5], ready: [0, 75] },
      });
    });

    test('in a frame, which is evaluated after the yes of the server', async () => {
      const { go } = slowStage();
      await go('/iframe?code=plans');
      await jest.advanceTimersByTimeAsync(80);
      expect(measured()).toMatchObject({ runner: [10, 30], permission: [10, 50], evaluate: [60, 5], ready: [0, 65] });
      for (const phase of ['html', 'assets', 'data']) expect(measured()).not.toHaveProperty(phase);
    });

    test('with a prefetch that is still running', async () => {
      const { go, host } = slowStage();
      host.prefetch('mgr');
      await jest.advanceTimersByTimeAsync(40);
      await go('/mgr');
      await jest.advanceTimersByTimeAsync(80);
      expect(measured()).toMatchObject({ assets: [0, 30], evaluate: [45, 5] });
      expect(measured()).not.toHaveProperty('html');
    });
  });

  test('each attempt of a pane has its number; one that fails again says why', async () => {
    const { go, host } = start({ fetchApp: async () => Promise.reject(new SubsystemError({ kind: 'offline' })) });
    await go('/mgr');
    host.retry('mgr');
    await settled();
    expect(
      recentOpeningMetrics()
        .slice(-2)
        .map(({ attempt, isWoken, outcome, failure }) => [attempt, isWoken, outcome, failure]),
    ).toEqual([
      [1, false, 'failed', 'offline'],
      [2, false, 'failed', 'offline'],
    ]);
  });

  test('closing before the end counts as given up', async () => {
    const { host, go } = start({ fetchApp: () => new Promise(() => undefined) });
    await go('/mgr');
    await host.close('mgr');
    await settled();
    expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', outcome: 'given-up' });
  });

  test('the last hundred are stored', async () => {
    const { host, go } = start();
    await go('/mgr');
    for (let turn = 0; turn < 101; turn += 1) {
      await host.reload('mgr');
      await settled();
    }
    expect(recentOpeningMetrics()).toHaveLength(100);
  });
});
