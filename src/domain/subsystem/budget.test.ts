import fc from 'fast-check';
import { type BudgetPane, selectPanesToSuspend } from './budget';

const pane = (key: string, usedAt: number, more: Partial<BudgetPane> = {}): BudgetPane => ({
  key,
  usedAt,
  isShown: false,
  hasUnsaved: false,
  ...more,
});

describe('the budget of live subsystems', () => {
  test('no pane is suspended within the budget', () =>
    expect(selectPanesToSuspend([pane('a', 1), pane('b', 2)], 2)).toEqual([]));

  test('beyond the budget the least recently used pane is suspended first', () =>
    expect(selectPanesToSuspend([pane('c', 3), pane('a', 1), pane('b', 2)], 1)).toEqual(['a', 'b']));

  test('A29 a pane with unsaved work is never suspended: the budget is exceeded instead', () => {
    const live = [pane('a', 1, { hasUnsaved: true }), pane('b', 2), pane('c', 3, { hasUnsaved: true })];
    expect(selectPanesToSuspend(live, 1)).toEqual(['b']);
    expect(selectPanesToSuspend([live[0]!, live[2]!], 1)).toEqual([]);
  });

  test('A29 suspended panes are hidden and saved, and no more are suspended than necessary', () => {
    const arbitrary = fc.uniqueArray(
      fc.record({
        key: fc.string({ minLength: 1 }),
        usedAt: fc.nat(),
        isShown: fc.boolean(),
        hasUnsaved: fc.boolean(),
      }),
      { selector: ({ key }) => key, maxLength: 12 },
    );
    fc.assert(
      fc.property(arbitrary, fc.integer({ min: -1, max: 12 }), (live, budget) => {
        const panesToSuspend = selectPanesToSuspend(live, budget);
        const free = live.filter(({ isShown, hasUnsaved }) => !isShown && !hasUnsaved);
        expect(free.map(({ key }) => key)).toEqual(expect.arrayContaining(panesToSuspend));
        const excess = Math.max(0, live.length - Math.max(1, budget));
        expect(panesToSuspend).toHaveLength(Math.min(excess, free.length));
        const awake = free.filter(({ key }) => !panesToSuspend.includes(key));
        const last = Math.max(
          -1,
          ...free.filter(({ key }) => panesToSuspend.includes(key)).map(({ usedAt }) => usedAt),
        );
        expect(awake.every(({ usedAt }) => usedAt >= last)).toBe(true);
      }),
    );
  });
});
