import fc from 'fast-check';
import type { AccessDecision } from '@/domain/access';
import { SubsystemError } from '@/domain/subsystem/failure';
import { isAlive, PANE_TRANSITIONS, type PaneStatus } from '@/domain/subsystem/pane';
import { propertyRuns } from '../../../tests/support/propertyRuns';
import { createFakeStage, NO_LEFTOVERS, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';

describe('any order of clicks and responses', () => {
  const KEYS = ['mgr', 'lift', 'wcx', 'jcpt'];
  const act = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('show' as const), key: fc.constantFrom(...KEYS, 'home') }) },
    fc.record({
      do: fc.constantFrom('close' as const, 'retry' as const, 'reload' as const),
      key: fc.constantFrom(...KEYS),
    }),
    fc.record({ do: fc.constant('rest' as const), key: fc.constant('home') }),
  );

  test('F8 F10 F11 the last target is on screen, alone, in one container, by valid transitions only', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.nat(9)),
        async (scheduler, acts, dice) => {
          stageStore.setState(stageStore.getInitialState(), true);
          const chance = () => dice.next().value as number;
          let isCalm = false;
          const fails = () => !isCalm && chance() === 0;
          const illegal: string[] = [];
          const mounted = new Map<string, number>();
          const later = <Value>(value: () => Value) => scheduler.schedule(Promise.resolve()).then(value);
          const one = createFakeStage({
            budget: () => 2,
            verifyAccess: () =>
              later((): AccessDecision => (fails() ? { allowed: false, failed: true } : { allowed: true })),
            fetchApp: (entry) =>
              later(() => {
                if (fails()) throw new SubsystemError({ kind: 'unreachable' });
                return { address: entry, fetch: window.fetch } as never;
              }),
            loadRunner:
              async () =>
              ({ key, allowed }) => {
                mounted.set(key, (mounted.get(key) ?? 0) + 1);
                if (mounted.get(key) !== 1) illegal.push(`${key}: two micro-apps at once`);
                return {
                  mounted: allowed.then((isAllowed) =>
                    later(() => {
                      if (isAllowed && fails()) throw new SubsystemError({ kind: 'mount-error' });
                    }),
                  ),
                  update: () => undefined,
                  setShown: () => undefined,
                  stop: () =>
                    later(() => {
                      mounted.set(key, mounted.get(key)! - 1);
                      return NO_LEFTOVERS;
                    }),
                };
              },
          });
          const last = new Map<string, PaneStatus>();
          const unwatch = stageStore.subscribe(({ panes }) => {
            if (panes.filter(({ state }) => state.isActive).length > 1) illegal.push('two on screen');
            for (const { key, state, element } of panes) {
              const before = last.get(key) ?? 'idle';
              if (before !== state.status && !PANE_TRANSITIONS[before].includes(state.status))
                illegal.push(`${key}: ${before} → ${state.status}`);
              if (element.childElementCount > 1) illegal.push(`${key}: two containers`);
              last.set(key, state.status);
            }
            for (const key of last.keys()) if (!panes.some((pane) => pane.key === key)) last.delete(key);
          });

          for (const next of acts) {
            if (next.do === 'show') one.hostHistory.push(`/${next.key}`);
            else if (next.do === 'rest') await one.rest();
            else void one.host[next.do](next.key);
            if (chance() > 4) await settled(4);
            if (scheduler.count() > 0 && chance() > 3) await scheduler.waitOne();
          }
          isCalm = true;
          const calm = async () => {
            do {
              await settled();
              await scheduler.waitAll();
              await settled();
            } while (scheduler.count() > 0);
          };
          await calm();
          const here = one.hostHistory.current().slice(1);
          if (one.pane(here)?.state.status === 'failed') one.host.retry(here);
          await calm();
          await one.rest();
          await calm();

          const { panes } = stageStore.getState();
          expect(illegal).toEqual([]);
          expect(panes.filter(({ state }) => state.isActive).map(({ key }) => key)).toEqual(
            here === 'home' ? [] : [here],
          );
          if (here !== 'home') expect(one.pane(here)?.state.status).toBe('mounted');
          for (const { key, state, element } of panes) {
            const isRunning = state.status === 'mounted' || state.status === 'hidden';
            expect(['mounted', 'hidden', 'asleep', 'failed', 'idle']).toContain(state.status);
            expect(element.childElementCount).toBe(isRunning ? 1 : 0);
            expect(mounted.get(key) ?? 0).toBe(isRunning ? 1 : 0);
          }
          expect(panes.filter(({ state }) => ['mounted', 'hidden'].includes(state.status)).length).toBeLessThanOrEqual(
            2,
          );
          unwatch();
          const stopped = one.host.stop();
          await calm();
          await stopped;
          expect([...mounted.values()].every((count) => count === 0)).toBe(true);
        },
      ),
      { numRuns: propertyRuns(1000) },
    );
  });

  test('F10 after quick clicks the last target is on screen and each subsystem runs once, in any order of responses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('mgr', 'lift', 'wcx', 'home'), { minLength: 1, maxLength: 20 }),
        async (scheduler, clicks) => {
          stageStore.setState(stageStore.getInitialState(), true);
          const { host, go, apps } = createFakeStage({
            verifyAccess: () => scheduler.schedule(Promise.resolve<AccessDecision>({ allowed: true })),
            fetchApp: (entry) => scheduler.schedule(Promise.resolve({ address: entry, fetch: window.fetch })),
          });
          for (const page of clicks) {
            await go(`/${page}`);
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await scheduler.waitAll();
          await settled();
          const { panes } = stageStore.getState();
          const last = clicks.at(-1)!;
          expect(panes.filter(({ state }) => state.isActive).map(({ key }) => key)).toEqual(
            last === 'home' ? [] : [last],
          );
          for (const { state, element } of panes) {
            expect(isAlive(state.status)).toBe(true);
            expect(element.childElementCount).toBe(1);
          }
          expect(apps).toHaveLength(panes.length);
          await host.stop();
          expect(apps.every(({ isStopped }) => isStopped)).toBe(true);
        },
      ),
      { numRuns: propertyRuns(150) },
    );
  });
});
