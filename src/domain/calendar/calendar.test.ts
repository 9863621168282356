import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayOnDevice,
  edgeOfWeek,
  FIRST_DAY,
  LAST_DAY,
  lastDayAllowed,
  lengthOfMonth,
  monthGrid,
  monthOf,
  moveDay,
  parseDay,
  readDay,
  weekdayOf,
  withinLimit,
} from './index';

const anyDay = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([y, m, d]) => `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);

describe('days', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026-11-21 ', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['2026-02-29', null],
    ['1900-02-29', null],
    ['2026-13-40', null],
    ['2026-04-31', null],
    ['2026-11-00', null],
    ['0000-01-01', null],
    ['2026-1-1', null],
    ['2026/11/21', null],
    ['20261121', null],
    ['tomorrow', null],
    ['', null],
  ])('R188 F48 text "%s" is read as %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test.each([
    ['2027-2-3', '2027-02-03'],
    ['2027/02/3', '2027-02-03'],
    ['2027.12.31', '2027-12-31'],
    ['2027年2月3日', '2027-02-03'],
    [' 2027 年 12 月 3 ', '2027-12-03'],
    ['2027年2月3号', '2027-02-03'],
    ['20270203', '2027-02-03'],
    ['２０２７－２－３', '2027-02-03'],
    ['2027-02-03', '2027-02-03'],
    ['2027-2-30', null],
    ['2027-13-1', null],
    ['2027-2/3', null],
    ['27-2-3', null],
    ['2027-2', null],
    ['2027203', null],
    ['3-2-2027', null],
    ['0000-1-1', null],
    ['明天', null],
    ['', null],
  ])('R188 F48 "%s" as somebody types it is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  test("today is the device's date", () => {
    expect(dayOnDevice(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21');
  });

  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    [FIRST_DAY, -1, FIRST_DAY],
    [LAST_DAY, 7, LAST_DAY],
    ['0099-12-31', 1, '0100-01-01'],
  ])('R011 %s and %i days is %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
  });

  test.each([
    ['2026-11-21', 12, '2027-11-21'],
    ['2027-11-21', -1, '2027-10-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['0001-05-05', -12, FIRST_DAY],
    ['9999-05-05', 12, LAST_DAY],
  ])('R012 %s and %i months is %s', (day, count, result) => {
    expect(addMonths(day, count)).toBe(result);
  });

  test('a month forward and back returns to the same day, up to the 28th', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (day, count) => {
        fc.pre(addMonths(day, count) !== FIRST_DAY && addMonths(day, count) !== LAST_DAY);
        expect(addMonths(addMonths(day, count), -count)).toBe(day);
      }),
    );
  });

  test('every month has its length', () => {
    expect(['2026-02', '2024-02', '2026-04', '2026-12'].map(lengthOfMonth)).toEqual([28, 29, 30, 31]);
  });
});

describe('grid of a month', () => {
  test('R011 the week starts on Monday or Sunday as configured', () => {
    expect(monthGrid('2026-11', 1)[0]?.[0]?.day).toBe('2026-10-26');
    expect(monthGrid('2026-11', 0)[0]?.[0]?.day).toBe('2026-11-01');
  });

  test('six weeks of consecutive days contain the whole month', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom<0 | 1>(0, 1), (day, weekStart) => {
        const month = monthOf(day);
        const cells = monthGrid(month, weekStart).flat();
        expect(cells).toHaveLength(42);
        const days = cells.filter((cell) => cell !== null);
        expect(days.filter((cell) => !cell.isOutside)).toHaveLength(lengthOfMonth(month));
        days.slice(1).forEach((cell, index) => expect(cell.day).toBe(addDays(days[index]!.day, 1)));
        const firstReal = cells.findIndex((cell) => cell !== null);
        expect(weekdayOf(cells[firstReal]!.day)).toBe((firstReal + weekStart) % 7);
      }),
    );
  });

  test('no cell has a day before year 1 or after year 9999', () => {
    const first = monthGrid('0001-01', 0).flat();
    expect(first[0]).toBeNull();
    expect(first.find((cell) => cell !== null)?.day).toBe(FIRST_DAY);
    const last = monthGrid('9999-12', 0).flat();
    expect(last.at(-1)).toBeNull();
    expect(last.filter((cell) => cell !== null).at(-1)?.day).toBe(LAST_DAY);
  });

  test.each([
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowLeft', false, '2026-11-20'],
    ['ArrowUp', false, '2026-11-14'],
    ['ArrowDown', false, '2026-11-28'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', false, '2026-10-21'],
    ['PageDown', true, '2027-11-21'],
    ['PageUp', true, '2025-11-21'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['a', false, null],
  ])('R011 key %s (shift %s) leads to %s', (key, isShift, day) => {
    expect(moveDay('2026-11-21', key, isShift, 1)).toBe(day);
  });

  test('in a week that starts on Sunday, Home leads to Sunday', () => {
    expect(edgeOfWeek('2026-11-21', 0, 'first')).toBe('2026-11-15');
    expect(edgeOfWeek('2026-11-21', 0, 'last')).toBe('2026-11-21');
  });
});

describe('limit of the future', () => {
  test.each([
    [0, '2026-11-30'],
    [1, '2026-12-31'],
    [3, '2027-02-28'],
    [undefined, LAST_DAY],
  ])('R189 %s months after November 2026 end on %s', (months, last) => {
    expect(lastDayAllowed('2026-11-21', months)).toBe(last);
  });

  test('R189 a day after the limit becomes the last allowed one', () => {
    expect(withinLimit('2027-01-05', '2026-11-30')).toBe('2026-11-30');
    expect(withinLimit('2026-11-05', '2026-11-30')).toBe('2026-11-05');
  });
});
