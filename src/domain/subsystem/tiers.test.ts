import { type TierPane, tiersOf } from './tiers';

const pane = (key: string, usedAt: number, more: Partial<TierPane> = {}): TierPane => ({
  key,
  usedAt,
  isShown: false,
  occupancy: 'alive',
  isFrame: false,
  ...more,
});
const tiers = (panes: TierPane[], isLayoutReleased = false) => Object.fromEntries(tiersOf(panes, isLayoutReleased));

const live = [pane('a', 1), pane('b', 2), pane('c', 3), pane('d', 4, { isShown: true })];

describe('how panes are hidden', () => {
  test('the two most recent panes stay laid out, older ones do not', () =>
    expect(tiers(live)).toEqual({ a: 'far', b: 'near', c: 'near', d: 'shown' }));

  test('while a new pane is mounted, none of them keeps its layout', () =>
    expect(tiers(live, true)).toEqual({ a: 'far', b: 'far', c: 'far', d: 'shown' }));

  test('a frame stays laid out and does not count', () =>
    expect(tiers([pane('f', 9, { isFrame: true }), ...live])).toEqual({
      f: 'near',
      a: 'far',
      b: 'near',
      c: 'near',
      d: 'shown',
    }));

  test('a pane that opens in the background may measure itself; an empty one has nothing to hide', () =>
    expect(tiers([pane('o', 5, { occupancy: 'opening' }), pane('n', 6, { occupancy: 'nothing' })], true)).toEqual({
      o: 'near',
      n: 'empty',
    }));
});
