import type { AccessDecision } from '@/domain/access';
import { SubsystemError } from '@/domain/subsystem/failure';
import { fakeStages, recordOf, settled } from '../../../tests/support/subsystemHost';
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
