import fc from 'fast-check';
import { initialPane, isAlive, PANE_TRANSITIONS, type PaneEvent, type PaneState, reducePane } from './pane';

const run = (events: PaneEvent[], from: PaneState = initialPane) => events.reduce(reducePane, from);
const failure = { kind: 'unreachable' } as const;
const open: PaneEvent = { type: 'open', attempt: 1 };
const allowed: PaneEvent = { type: 'allowed', attempt: 1 };
const loadedEvent: PaneEvent = { type: 'loaded', attempt: 1 };
const mounted: PaneEvent = { type: 'mounted', attempt: 1 };
const activate: PaneEvent = { type: 'set-active', isActive: true };
const live = [activate, open, allowed, loadedEvent, mounted];

describe('life cycle of a pane', () => {
  test('R196 nothing is mounted before the permission is granted, in either order of arrival', () => {
    expect(run([open, loadedEvent]).status).toBe('checking');
    expect(run([open, loadedEvent, allowed]).status).toBe('mounting');
    expect(run([open, allowed]).status).toBe('loading');
    expect(run([open, allowed, loadedEvent]).status).toBe('mounting');
    expect(run([open, loadedEvent, { type: 'refused', attempt: 1 }, allowed]).status).toBe('refused');
  });

  test('leaving and returning changes the visibility only', () => {
    const away = run([...live, { type: 'set-active', isActive: false }]);
    expect(away.status).toBe('hidden');
    expect(run([activate], away)).toMatchObject({ status: 'mounted', attempt: 1 });
  });

  test('F10 a pane that is left while it loads is mounted hidden', () =>
    expect(run([activate, open, { type: 'set-active', isActive: false }, allowed, loadedEvent, mounted]).status).toBe(
      'hidden',
    ));

  test('F1 a failure is kept until the next opening; late results of the failed one are ignored', () => {
    const failed = run([open, { type: 'failed', attempt: 1, failure }]);
    expect(failed).toMatchObject({ status: 'failed', failure });
    expect(run([allowed, loadedEvent, mounted], failed)).toBe(failed);
    expect(run([{ type: 'open', attempt: 2 }, allowed], failed)).toMatchObject({ status: 'checking', failure: null });
  });

  test('F8 leaving a pane unmounts it first, then it becomes idle or asleep', () => {
    const unmounting = run([...live, { type: 'unmount', attempt: 1, afterwards: 'asleep' }]);
    expect(unmounting.status).toBe('unmounting');
    expect(run([{ type: 'open', attempt: 2 }], unmounting).status).toBe('unmounting');
    expect(run([{ type: 'unmounted', attempt: 1 }], unmounting).status).toBe('asleep');
  });

  const unmount: PaneEvent = { type: 'unmount', attempt: 1, afterwards: 'idle' };

  test('F8 a pane whose life cycle functions run, visible or not, is unmounted before it is idle', () => {
    for (const events of [
      [open, allowed, loadedEvent],
      live,
      [...live, { type: 'set-active', isActive: false } as const],
    ])
      expect(run([...events, unmount])).toMatchObject({ status: 'unmounting', afterwards: 'idle' });
  });

  test('F8 unmounting again neither interrupts the unmount nor changes its result', () => {
    const unmounting = run([...live, { type: 'unmount', attempt: 1, afterwards: 'asleep' }]);
    expect(run([unmount], unmounting)).toBe(unmounting);
  });

  test('F8 an empty pane becomes idle at once, without its failure', () => {
    for (const events of [[open], [open, allowed], [open, { type: 'failed', attempt: 1, failure } as const]])
      expect(run([...events, unmount])).toMatchObject({ status: 'idle', failure: null });
    const idle = run([open, unmount]);
    expect(run([unmount], idle)).toBe(idle);
  });

  test('F1 a failure ends every step of an opening and a mounted app, and nothing else', () => {
    const failed: PaneEvent = { type: 'failed', attempt: 1, failure };
    for (const events of [[open], [open, allowed], [open, allowed, loadedEvent], live])
      expect(run([...events, failed]).status).toBe('failed');
    for (const events of [
      [open, { type: 'refused', attempt: 1 } as const],
      [...live, unmount],
    ]) {
      const before = run(events);
      expect(run([failed], before)).toBe(before);
    }
  });

  test('F29 an opening with a used number, and an activation that is already known, change nothing', () => {
    const failed = run([open, { type: 'failed', attempt: 1, failure }]);
    expect(run([open], failed)).toBe(failed);
    const activated = run([activate]);
    expect(run([activate], activated)).toBe(activated);
  });

  test('a new opening resets the loaded flag and the follow-up of the previous one', () => {
    const asleep = run([
      ...live,
      { type: 'unmount', attempt: 1, afterwards: 'asleep' },
      { type: 'unmounted', attempt: 1 },
    ]);
    expect(run([{ type: 'open', attempt: 2 }], asleep)).toMatchObject({
      ...{ status: 'checking', attempt: 2, isLoaded: false, afterwards: 'idle' },
    });
  });

  test('F10 no sequence of events makes an illegal transition', () => {
    const attempt = fc.integer({ min: 1, max: 4 });
    const plain = fc.constantFrom('open', 'allowed', 'refused', 'loaded', 'mounted', 'unmounted');
    const event = fc.oneof(
      fc.record({ type: plain, attempt }),
      fc.record({ type: fc.constant('failed'), attempt, failure: fc.constant(failure) }),
      fc.record({ type: fc.constant('unmount'), attempt, afterwards: fc.constantFrom('idle', 'asleep') }),
      fc.record({ type: fc.constant('set-active'), isActive: fc.boolean() }),
    ) as fc.Arbitrary<PaneEvent>;

    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = initialPane;
        let answered = 0;
        let loaded = 0;
        for (const next of events) {
          const before = state;
          state = reducePane(state, next);
          if (next.type === 'allowed' && before.status === 'checking' && next.attempt === before.attempt)
            answered = next.attempt;
          if (next.type === 'loaded' && next.attempt === before.attempt) loaded = next.attempt;

          if (state.status !== before.status) expect(PANE_TRANSITIONS[before.status]).toContain(state.status);
          if (state === before) continue;
          expect(state.attempt).toBeGreaterThanOrEqual(before.attempt);
          expect(state.failure === null).toBe(state.status !== 'failed');
          if (isAlive(state.status)) expect(state.status).toBe(state.isActive ? 'mounted' : 'hidden');
          if (state.status === 'mounting') expect([answered, loaded]).toEqual([state.attempt, state.attempt]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
