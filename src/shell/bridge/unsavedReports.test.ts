import fc from 'fast-check';
import { createUnsavedReports } from './unsavedReports';

let applied: boolean[];
let reports: ReturnType<typeof createUnsavedReports>;
beforeEach(() => {
  jest.useFakeTimers();
  applied = [];
  reports = createUnsavedReports((hasUnsaved) => void applied.push(hasUnsaved));
});
afterEach(() => {
  reports.stop();
  jest.useRealTimers();
});
const report = (...values: boolean[]) => values.forEach((value) => reports.report(value));

test('A29 a report counts at once, also "nothing", which ends the guess from input', () => {
  report(false);
  expect(applied).toEqual([false]);
  report(true, true, false);
  expect(applied).toEqual([false, true, false]);
});

test('T13 ten thousand toggles are a few changes, and the last report counts', () => {
  for (let turn = 0; turn < 10_000; turn += 1) report(true, false);
  expect(applied.length).toBeLessThanOrEqual(21);
  expect(applied.at(-1)).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(applied.at(-1)).toBe(false);
  const before = applied.length;
  report(true);
  expect(applied).toHaveLength(before + 1);
});

test('A29 unsaved work is never missed, whatever the order of the reports, and after a second the last one counts', () => {
  const event = fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 1_500 }));
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      applied = [];
      const own = createUnsavedReports((hasUnsaved) => void applied.push(hasUnsaved));
      let last: boolean | undefined;
      for (const each of events) {
        if (typeof each === 'number') {
          jest.advanceTimersByTime(each);
          continue;
        }
        own.report(each);
        last = each;
        if (each) expect(applied.at(-1)).toBe(true);
      }
      jest.advanceTimersByTime(1_000);
      expect(applied.at(-1)).toBe(last);
      own.stop();
    }),
  );
});

test('a stopped micro-app reports nothing afterwards', () => {
  for (let turn = 0; turn < 100; turn += 1) report(true, false);
  const before = applied.length;
  reports.stop();
  jest.advanceTimersByTime(5_000);
  expect(applied).toHaveLength(before);
});
