import { applyFilter, readFilter, writeFilter } from './filter';
import {
  averageBefore,
  consumptions,
  judgeReading,
  type Meter,
  monthOf,
  readFigure,
  readingOf,
  stateOf,
  withReading,
} from './meter';
import { seedMeters } from './seed';

const NOW = new Date(2026, 10, 21, 10, 0);
const MONTH = monthOf(NOW);
const meters = seedMeters(NOW);

const reading = (month: string, value: number) => ({ month, value, at: '', who: '', note: '' });
const meter: Meter = {
  id: 1,
  number: 'S1',
  kind: 'water',
  building: 'b1',
  place: 'main',
  capacity: 9999,
  readings: [reading('2026-10', 300), reading('2026-09', 200), reading('2026-08', 100)],
};
const judge = (typed: string) => judgeReading(meter, '2026-11', typed);

describe('a reading', () => {
  test('is a figure, however it is typed', () => {
    expect(['1,234.5', ' 12 345 ', '４２'].map(readFigure)).toEqual([1234.5, 12_345, 42]);
    expect(['', '12a', '-3', '1.234', '1e5'].map(readFigure)).toEqual([null, null, null, null, null]);
  });

  test('is not lower than the last one and within what the meter can show', () => {
    expect(judge('299.99')).toEqual({ kind: 'lower', last: 300 });
    expect(judge('300')).toEqual({ kind: 'fine', used: 0 });
    expect(judge('10000').kind).toBe('too-high');
    expect(judge(' ').kind).toBe('empty');
    expect(judge('x').kind).toBe('not-a-number');
  });

  test('is asked about from three times the average on', () => {
    expect(judge('600')).toEqual({ kind: 'fine', used: 300 });
    expect(judge('600.01')).toEqual({ kind: 'jump', used: 300.01, average: 100 });
    const unknown = { ...meter, readings: [reading('2026-10', 300)] };
    expect(judgeReading(unknown, '2026-11', '9000').kind).toBe('fine');
  });

  test('that is corrected is judged against the month before, and takes the place of the first one', () => {
    const read = withReading(meter, reading('2026-11', 900));
    expect(stateOf(read, '2026-11')).toBe('suspicious');
    expect(judgeReading(read, '2026-11', '380')).toEqual({ kind: 'fine', used: 80 });
    const corrected = withReading(read, reading('2026-11', 380));
    expect(corrected.readings).toHaveLength(4);
    expect(stateOf(corrected, '2026-11')).toBe('read');
    expect(consumptions(corrected)).toEqual([
      { month: '2026-09', value: 100 },
      { month: '2026-10', value: 100 },
      { month: '2026-11', value: 80 },
    ]);
    expect(averageBefore(corrected, '2026-11')).toBe(100);
  });
});

describe('the round', () => {
  test('has the same meters on every start, whose figures only grow', () => {
    expect(seedMeters(NOW)).toEqual(meters);
    for (const { readings, capacity } of meters) {
      expect(consumptions({ readings } as Meter).every(({ value }) => value >= 0)).toBe(true);
      expect(readings[0]!.value).toBeLessThan(capacity);
      expect(Date.parse(readings[0]!.at)).toBeLessThanOrEqual(NOW.getTime());
    }
    expect(meters.filter((each) => stateOf(each, MONTH) === 'suspicious')).toHaveLength(1);
    expect(meters.some((each) => !readingOf(each, MONTH))).toBe(true);
  });

  test('a filter narrows by every part of it and survives the address', () => {
    const filter = (query: string) =>
      applyFilter(
        meters,
        readFilter(new URLSearchParams(query)),
        MONTH,
        ({ building, place }) => `${building} ${place}`,
      );
    expect(filter('')).toHaveLength(meters.length);
    const found = filter('building=b1&kind=water&q=garden');
    expect(found.map(({ place }) => place)).toEqual(['garden']);
    expect(filter('state=waiting').every((each) => !readingOf(each, MONTH))).toBe(true);
    expect(filter('q=nothing-like-it')).toEqual([]);
    const query = '?q=S2019&building=club&kind=gas&state=read';
    expect(writeFilter(readFilter(new URLSearchParams(query)))).toBe(query);
    expect(writeFilter(readFilter(new URLSearchParams('kind=oil&building=__proto__')))).toBe('');
  });
});
