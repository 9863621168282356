import { type LayoutExtent, type TierPane, tiersOf } from './tiers';

const pane = (key: string, usedAt: number, more: Partial<TierPane> = {}): TierPane => ({
  key,
  usedAt,
  isShown: false,
  occupancy: 'alive',
  isFrame: false,
  isAhead: false,
  isPointedAt: false,
  ...more,
});
const tiers = (panes: TierPane[], extent: LayoutExtent = 'recent') => Object.fromEntries(tiersOf(panes, extent));

const live = [pane('a', 1), pane('b', 2), pane('c', 3), pane('d', 4, { isShown: true })];
const near = { a: 'far', b: 'near', c: 'near', d: 'shown' };
const ahead = ['p', 'q', 'r', 's'].map((key) => pane(key, 0, { isAhead: true }));

describe('how panes are hidden', () => {
  test('A28 the two panes that were left last stay laid out, older ones do not', () =>
    expect(tiers(live)).toEqual(near));

  test('R032 of those mounted ahead the first three are laid out beside them', () =>
    expect(tiers([...ahead, ...live])).toEqual({ p: 'near', q: 'near', r: 'near', s: 'far', ...near }));

  test('A28 a pause lays out all of them', () => {
    const left = Array.from({ length: 10 }, (_, index) => pane(`l${index}`, index + 1));
    expect(new Set(Object.values(tiers([...ahead, ...left], 'all')))).toEqual(new Set(['near']));
  });

  test('A28 what is pointed at is laid out besides, unless another one is opened', () => {
    const pointedAt = [pane('a', 1, { isPointedAt: true }), ...live.slice(1)];
    expect(tiers(pointedAt)).toEqual({ ...near, a: 'near' });
    expect(tiers(pointedAt, 'none').a).toBe('far');
  });

  test('while a new pane is mounted, none of them keeps its layout', () =>
    expect(new Set(Object.values(tiers([...ahead, ...live], 'none')))).toEqual(new Set(['far', 'shown'])));

  test('a frame stays laid out and does not count', () =>
    expect(tiers([pane('f', 9, { isFrame: true }), ...live])).toEqual({ f: 'near', ...near }));

  test('a pane that opens in the background may measure itself; an empty one has nothing to hide', () =>
    expect(tiers([pane('o', 5, { occupancy: 'opening' }), pane('n', 6, { occupancy: 'nothing' })], 'none')).toEqual({
      o: 'near',
      n: 'empty',
    }));
});
