import { applyFilter, daysToInspection, readFilter, writeFilter } from './filter';
import {
  addMonths,
  CHECK_POINTS,
  checkInspection,
  dayOf,
  type InspectionDraft,
  mayResume,
  nextInspection,
  statusAfter,
} from './lift';
import { checkCall, isLate, minutesSince, nextStep, type Rescue, takeStep } from './rescue';
import { seedLifts } from './seed';

const NOW = new Date(2026, 10, 21, 10, 0);
const TODAY = dayOf(NOW);
const lifts = seedLifts(NOW);

describe('the day of the next inspection', () => {
  const lift = { builtIn: 2015, due: { fortnight: '2026-11-20', quarter: '2026-11-30', year: '2026-12-10' } };
  const next = (
    kind: 'fortnight' | 'quarter' | 'year',
    day: string,
    result: 'passed' | 'remarks' | 'failed' = 'passed',
  ) => nextInspection(lift, { kind, day, result });

  test('follows the kind, and the end of a month stays its end', () => {
    expect(next('fortnight', '2026-11-21')).toBe('2026-12-06');
    expect(next('quarter', '2026-11-30')).toBe('2027-02-28');
    expect([addMonths('2024-01-31', 1), addMonths('2026-12-31', 2), addMonths('2026-03-31', -1)]).toEqual([
      '2024-02-29',
      '2027-02-28',
      '2026-02-28',
    ]);
  });

  test('a yearly one that comes early loses nothing, a late one counts from its day', () => {
    expect(next('year', '2026-11-21')).toBe('2027-12-10');
    expect(next('year', '2026-11-09')).toBe('2027-11-09');
    expect(next('year', '2026-12-20', 'remarks')).toBe('2027-12-20');
  });

  test('comes twice as often for an old lift, and within a week after a failure', () => {
    expect(nextInspection({ ...lift, builtIn: 2011 }, { kind: 'year', day: '2026-12-10', result: 'passed' })).toBe(
      '2027-06-10',
    );
    expect(nextInspection({ ...lift, builtIn: 2012 }, { kind: 'year', day: '2026-12-10', result: 'passed' })).toBe(
      '2027-12-10',
    );
    expect(next('year', '2026-11-21', 'failed')).toBe('2026-11-28');
  });
});

describe('an inspection', () => {
  const draft: InspectionDraft = {
    kind: 'quarter',
    day: TODAY,
    result: 'passed',
    inspector: '袁师傅',
    remarks: '',
    checked: CHECK_POINTS,
  };
  const lift = {
    inspections: [
      { kind: 'quarter' as const, day: '2026-11-10', result: 'passed' as const, inspector: '', remarks: '' },
    ],
  };
  const check = (part: Partial<InspectionDraft>) => checkInspection({ ...draft, ...part }, lift, TODAY);

  test('is not of tomorrow nor before the last one, and passes only when everything was looked at', () => {
    expect(check({})).toEqual({});
    expect(check({ day: '2026-11-22' })).toEqual({ day: 'day-future' });
    expect(check({ day: '2026-11-09' })).toEqual({ day: 'day-before-last' });
    expect(check({ day: '', inspector: ' ', result: null })).toEqual({
      day: 'day-missing',
      inspector: 'inspector-missing',
      result: 'result-missing',
    });
    expect(check({ checked: CHECK_POINTS.slice(1) })).toEqual({ checked: 'unchecked' });
    expect(check({ result: 'failed', checked: [] })).toEqual({ remarks: 'remarks-short' });
  });

  test('that fails stops the lift, which stays out until another one passes', () => {
    expect(statusAfter({ status: 'running' }, 'failed')).toBe('suspended');
    expect(statusAfter({ status: 'maintenance' }, 'remarks')).toBe('running');
    expect(statusAfter({ status: 'suspended' }, 'passed')).toBe('suspended');
    expect(statusAfter({ status: 'trapped' }, 'passed')).toBe('trapped');
    expect(mayResume({ rescue: null, inspections: [{ ...lift.inspections[0]!, result: 'failed' }] })).toBe(false);
    expect(mayResume({ rescue: null, inspections: lift.inspections })).toBe(true);
  });
});

describe('people in the car', () => {
  const called: Rescue = { people: 2, floor: 7, contact: '', steps: { called: NOW.toISOString() } };
  const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

  test('are freed step by step, none left out', () => {
    expect(nextStep(called)).toBe('spoken');
    expect(takeStep(called, 'freed', after(1))).toBe(called);
    const spoken = takeStep(called, 'spoken', after(2));
    expect(nextStep(spoken)).toBe('sent');
    expect(minutesSince(spoken, 'spoken', after(9))).toBe(2);
  });

  test('wait half an hour at most', () => {
    expect([isLate(called, after(30)), isLate(called, after(31))]).toEqual([false, true]);
    const arrived: Rescue = { ...called, steps: { ...called.steps, arrived: after(28).toISOString() } };
    expect(isLate(arrived, after(90))).toBe(false);
  });

  test('are counted and stand at a floor that the building has', () => {
    expect(checkCall({ people: '3', floor: '-1', contact: '139 1602 4471' }, 18)).toEqual({});
    expect(checkCall({ people: '0', floor: '19', contact: '12345' }, 18)).toEqual({
      people: 'people',
      floor: 'floor',
      contact: 'contact',
    });
    expect(checkCall({ people: '1.5', floor: '0', contact: '' }, 18)).toEqual({ people: 'people', floor: 'floor' });
  });
});

describe('the fleet', () => {
  test('is the same on every start, with one open call and a few late inspections', () => {
    expect(seedLifts(NOW)).toEqual(lifts);
    const faults = (now: Date) => seedLifts(now).map((lift) => lift.faults);
    expect(faults(new Date(NOW.getTime() + 59 * 60_000))).toEqual(faults(NOW));
    expect(lifts.filter(({ rescue }) => rescue)).toHaveLength(1);
    const late = lifts.filter((lift) => daysToInspection(lift, TODAY) < 0).length;
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(8);
  });

  test('a filter narrows by every part of it, survives the address, and puts the urgent first', () => {
    const filter = (query: string) =>
      applyFilter(
        lifts,
        readFilter(new URLSearchParams(query)),
        TODAY,
        ({ project, building }) => `${project} ${building}`,
      );
    expect(filter('')).toHaveLength(lifts.length);
    expect(filter('')[0]!.status).toBe('trapped');
    expect(filter('due=overdue').every((lift) => daysToInspection(lift, TODAY) < 0)).toBe(true);
    expect(
      filter('project=yunqi&status=running').every(
        ({ project, status }) => project === 'yunqi' && status === 'running',
      ),
    ).toBe(true);
    expect(filter(`q=${lifts[3]!.plate}`).map(({ id }) => id)).toEqual([4]);
    const query = '?q=a&project=cuihu&status=fault&due=week';
    expect(writeFilter(readFilter(new URLSearchParams(query)))).toBe(query);
    expect(writeFilter(readFilter(new URLSearchParams('status=gone&due=x')))).toBe('');
  });
});
