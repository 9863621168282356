import { isInView, readView, writeView } from './filter';
import {
  AREAS,
  changes,
  checkTarget,
  indicatorOf,
  type Point,
  readFigure,
  type Series,
  standingOf,
  together,
} from './indicator';
import { scaleOf } from './scale';
import { seedSeries } from './seed';

const NOW = new Date(2026, 10, 21, 10, 0);
const point = (month: string, value: number, target = 0): Point => ({ month, value, target });

describe('counting projects together', () => {
  const of = (project: 'yunqi' | 'xingye', value: number): Series => ({
    code: 'income',
    project,
    points: [point('2026-10', value, value)],
    comments: [],
  });

  test('adds sums and weighs rates by area', () => {
    const both = [of('yunqi', 90), of('xingye', 53)];
    expect(together({ kind: 'sum' }, both)[0]).toEqual(point('2026-10', 143, 143));
    expect(together({ kind: 'rate' }, both)[0]!.value).toBeCloseTo((90 * AREAS.yunqi + 53 * AREAS.xingye) / 37, 2);
    expect(together({ kind: 'sum' }, [])).toEqual([]);
  });
});

describe('a value', () => {
  test('is compared with the month and the year before, where there is one', () => {
    const year = Array.from({ length: 13 }, (_, index) => point(`m${index}`, 100 + index));
    expect(changes(year)).toEqual({ month: 112 / 111 - 1, year: 112 / 100 - 1 });
    expect(changes(year.slice(-2)).year).toBeNull();
    expect(changes([point('a', 0), point('b', 4)]).month).toBeNull();
    expect(changes([])).toEqual({ month: null, year: null });
  });

  test('reaches its target in the direction that is good, and misses it by little or much', () => {
    const standing = (better: 'higher' | 'lower', value: number) => standingOf({ better }, { value, target: 100 });
    expect(['higher', 'lower'].map((better) => standing(better as 'higher', 100))).toEqual(['reached', 'reached']);
    expect([standing('higher', 95), standing('higher', 94.9)]).toEqual(['near', 'missed']);
    expect([standing('lower', 105), standing('lower', 105.1), standing('lower', 20)]).toEqual([
      'near',
      'missed',
      'reached',
    ]);
  });
});

describe('a new target', () => {
  const check = (value: string, reason = '') => checkTarget({ value, reason }, indicatorOf('collection'), 90);

  test('is a figure within the bounds and another one than before', () => {
    expect(check('92.5')).toEqual({});
    expect(check('９２％')).toEqual({});
    expect(check('ninety')).toEqual({ value: 'not-a-number' });
    expect(check('101')).toEqual({ value: 'bounds' });
    expect(check('49.99')).toEqual({ value: 'bounds' });
    expect(check('90.00')).toEqual({ value: 'same' });
    expect(readFigure('1,250.5')).toBe(1250.5);
  });

  test('needs a reason when it moves by more than a fifth', () => {
    expect(check('72')).toEqual({});
    expect(check('71.9')).toEqual({ reason: 'reason' });
    expect(check('71.9', '项目交接期间收缴放缓')).toEqual({});
  });
});

describe('the axis', () => {
  test('has round steps that hold all values', () => {
    for (const values of [
      [88.1, 93.4],
      [0.4, 12],
      [143, 1520],
      [5, 5],
      [0, 0],
      [1.31, 1.78],
    ]) {
      const { from, to, ticks } = scaleOf(values);
      expect(from).toBeLessThanOrEqual(Math.min(...values));
      expect(to).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(9);
    }
    expect(scaleOf([12, 96]).ticks).toEqual([0, 25, 50, 75, 100]);
    expect(scaleOf([]).ticks).toEqual([0, 1]);
  });
});

describe('the figures', () => {
  const series = seedSeries(NOW);

  test('are the same on every start, two years of each indicator and project, within its bounds', () => {
    expect(seedSeries(NOW)).toEqual(series);
    expect(series).toHaveLength(48);
    for (const { code, points } of series) {
      const [lowest, highest] = indicatorOf(code).bounds;
      expect(points.at(-1)!.month).toBe('2026-10');
      expect(points.every(({ value, target }) => value >= lowest && value <= highest && target > 0)).toBe(true);
    }
  });

  test('a view survives the address and narrows by every part of it', () => {
    const query = '?q=rate&group=finance&project=cuihu&period=24&missed=1&view=table';
    expect(writeView(readView(new URLSearchParams(query)))).toBe(query);
    expect(writeView(readView(new URLSearchParams('group=x&period=7&project=toString')))).toBe('');
    const view = readView(new URLSearchParams('group=finance&missed=1&q=收缴'));
    const collection = indicatorOf('collection');
    expect(isInView(view, collection, point('2026-10', 80, 90), '物业费收缴率')).toBe(true);
    expect(isInView(view, collection, point('2026-10', 91, 90), '物业费收缴率')).toBe(false);
    expect(isInView(view, collection, point('2026-10', 80, 90), '客户满意度')).toBe(false);
    expect(isInView(view, indicatorOf('response'), point('2026-10', 80, 90), '收缴')).toBe(false);
  });
});
