import type { AccessDecision } from '@/domain/access';
import type { HostDependencies } from './types';
import { deferred, fakeStages, paneStates, recordOf, settled } from '../../../tests/support/subsystemHost';
import { EVALUATED_AHEAD_TTL_MS } from './createEvaluateAhead';
import { recentOpeningMetrics } from './openingMetrics';
import { pauseMountingAhead, stageStore } from './stageStore';

const start = fakeStages();

/** A stage whose user has pointed at some entries, one after the other. */
async function pointAt(codes: string[], more: Partial<HostDependencies> = {}) {
  const asked: string[] = [];
  const stage = start({
    verifyAccess: async (code) => {
      asked.push(code);
      return { allowed: true };
    },
    ...more,
  });
  for (const code of codes) {
    stage.host.prefetch(code);
    await settled();
    await stage.rest();
    await settled();
  }
  return { ...stage, asked };
}

afterEach(() => {
  jest.useRealTimers();
  pauseMountingAhead(false);
});

test('R196 T18 what the user points at is evaluated, hidden; server, life cycles and props wait for the click', async () => {
  const { apps, asked, log, go, hostHistory } = await pointAt(['mgr']);
  expect(apps).toMatchObject([{ isMounted: false, isShown: false }]);
  expect(asked).toEqual([]);
  expect(hostHistory.current()).toBe('/home');
  await go('/mgr');
  expect(asked).toEqual(['housekeeper']);
  expect(apps).toMatchObject([{ isMounted: true, isShown: true }]);
  expect(log).toEqual(['fetch mgr']);
  expect(paneStates()).toEqual({ mgr: 'mounted' });
  expect(recentOpeningMetrics().at(-1)).toMatchObject({ key: 'mgr', outcome: 'mounted', isAhead: false });
});

test('R173 T18 after a refusal nothing of it is left, and no life cycle has run', async () => {
  const answer = deferred<AccessDecision>();
  const { apps, go, log, pane } = await pointAt(['mgr'], { verifyAccess: () => answer.promise });
  await go('/mgr');
  expect(apps).toMatchObject([{ isMounted: false }]);
  answer.resolve({ allowed: false, applyState: '4' });
  await settled();
  expect(apps).toMatchObject([{ isMounted: false, isStopped: true }]);
  expect(log).toContain('help mgr housekeeper 4');
  expect(pane('mgr')?.element.childElementCount).toBe(0);
});

test('only the last one is kept, for a minute, and nothing of it is reported', async () => {
  const before = recentOpeningMetrics().length;
  const { apps, host, rest } = await pointAt(['mgr', 'lift']);
  expect(apps).toMatchObject([{ isStopped: true }, { isStopped: false }]);
  expect(Object.keys(paneStates())).toEqual(['lift']);
  jest.useFakeTimers();
  host.prefetch('wcx');
  await settled();
  await rest();
  await settled();
  await jest.advanceTimersByTimeAsync(EVALUATED_AHEAD_TTL_MS);
  expect(paneStates()).toEqual({});
  expect(recentOpeningMetrics()).toHaveLength(before);
});

test('A28 another subsystem that is opened takes its place', async () => {
  const { apps, go } = await pointAt(['mgr']);
  await go('/lift');
  expect(apps).toMatchObject([{ isStopped: true }, { isMounted: true }]);
  expect(paneStates()).toEqual({ lift: 'mounted' });
});

test.each<[string, Partial<HostDependencies>]>([
  ['of a subsystem with permission data', { loadRegistry: registryOf({ permissionData: 'housekeeper' as never }) }],
  ['in a frame', { loadRegistry: registryOf({ isolation: 'frame' }) }],
  ['that is turned off', { loadRegistry: registryOf({ disabled: { 'en-US': '', 'zh-CN': '' } as never }) }],
  ['in data-saver mode', { canPrefetch: () => false }],
])('T18 nothing is evaluated %s', async (_, more) => {
  const { apps } = await pointAt(['mgr'], more);
  expect(apps).toEqual([]);
  expect(stageStore.getState().panes).toEqual([]);
});

test('nothing is evaluated while a fault is searched for', async () => {
  pauseMountingAhead(true);
  const { apps } = await pointAt(['mgr']);
  expect(apps).toEqual([]);
});

function registryOf(more: Parameters<typeof recordOf>[1]): HostDependencies['loadRegistry'] {
  return async () => ({ subsystems: new Map([['mgr', recordOf('mgr', more)]]), problems: [] });
}
