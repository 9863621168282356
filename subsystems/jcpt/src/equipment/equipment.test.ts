import { addDays, dayOf, daysBetween, workdayUpTo } from './days';
import {
  allowedCycles,
  applyDraft,
  checkDraft,
  type Draft,
  draftOf,
  dueOf,
  type Equipment,
  nextDue,
  reachableStates,
  scrap,
  scrapReasonLength,
} from './equipment';
import { applyFilter, byUrgency, readFilter, treeOf, writeFilter } from './filter';
import { seedEquipment } from './seed';

/** A Saturday. */
const TODAY = '2026-11-21';
const ledger = seedEquipment(TODAY);
const lift: Equipment = {
  ...ledger[0]!,
  kind: 'lift',
  state: 'running',
  cycleDays: 15,
  lastInspected: '2026-11-09',
  keeper: '何建军',
  fault: '',
  faultSince: null,
};

describe('days', () => {
  test('are counted without clock and time zone, over months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-21', '2027-01-01')).toBe(41);
    expect(dayOf(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
    expect(dayOf(new Date(2026, 0, 1, 23, 55))).toBe('2026-01-01');
  });

  test('a weekend moves to the Friday before, a workday stays', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(workdayUpTo)).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
      '2026-11-23',
    ]);
  });
});

describe('inspections', () => {
  test('are due a cycle after the last one, never on a weekend, and not while it is out of order', () => {
    expect(nextDue(lift)).toBe('2026-11-24');
    expect(nextDue({ ...lift, lastInspected: '2026-11-07' })).toBe('2026-11-20');
    expect(nextDue({ ...lift, state: 'maintenance' })).toBe('2026-11-24');
    expect([nextDue({ ...lift, state: 'fault' }), nextDue({ ...lift, state: 'scrapped' })]).toEqual([null, null]);
  });

  test('a week ahead is soon, yesterday is overdue', () => {
    const due = (lastInspected: string) => dueOf({ ...lift, lastInspected }, TODAY);
    expect([due('2026-11-05'), due('2026-11-09'), due('2026-11-12'), due('2026-11-16')]).toEqual([
      'overdue',
      'soon',
      'soon',
      'later',
    ]);
  });

  test('the law limits the cycle by kind', () => {
    expect(allowedCycles('lift')).toEqual([7, 15]);
    expect(allowedCycles('tank')).toEqual([7, 15, 30, 90, 180]);
    expect(allowedCycles('camera')).toContain(365);
  });
});

describe('the form', () => {
  const check = (part: Partial<Draft>, before = lift) => checkDraft({ ...draftOf(before), ...part }, before, TODAY);

  test('what is on record is fine, each wrong field says why', () => {
    expect(check({})).toEqual({});
    expect(check({ lastInspected: '', keeper: '', cycleDays: 30 })).toEqual({
      lastInspected: 'inspected-missing',
      keeper: 'keeper-missing',
      cycleDays: 'cycle-long',
    });
    expect(check({ lastInspected: '2026-11-22' })).toEqual({ lastInspected: 'inspected-future' });
    expect(check({ lastInspected: TODAY })).toEqual({});
    expect(check({ lastInspected: '2026-11-08' })).toEqual({ lastInspected: 'inspected-back' });
  });

  test('a fault is described, and after its repair it is inspected anew', () => {
    expect(check({ state: 'fault', fault: ' 异响 ' })).toEqual({ fault: 'fault-short' });
    const broken: Equipment = { ...lift, state: 'fault', fault: '门机卡滞停机', faultSince: '2026-11-18' };
    expect(check({}, broken)).toEqual({});
    expect(check({ state: 'running' }, broken)).toEqual({ lastInspected: 'inspected-before-repair' });
    expect(check({ state: 'running', lastInspected: '2026-11-18' }, broken)).toEqual({});
    expect(check({ state: 'maintenance' }, broken)).toEqual({});
  });

  test('saving writes what happened into the history, newest first', () => {
    const broken = applyDraft(lift, { ...draftOf(lift), state: 'fault', fault: '门机卡滞停机 ' }, '田雨', TODAY);
    expect(broken).toMatchObject({ state: 'fault', fault: '门机卡滞停机', faultSince: TODAY });
    expect(broken.log[0]).toEqual({ day: TODAY, who: '田雨', action: 'fault', note: '门机卡滞停机' });
    const later = applyDraft(broken, { ...draftOf(broken), state: 'maintenance' }, '田雨', '2026-11-23');
    expect(later.faultSince).toBe(TODAY);
    const repaired = applyDraft(
      later,
      { ...draftOf(later), state: 'running', lastInspected: '2026-11-24' },
      '田雨',
      '2026-11-24',
    );
    expect(repaired).toMatchObject({ faultSince: null, fault: '' });
    expect(repaired.log[0]).toMatchObject({ action: 'inspected', day: '2026-11-24' });
  });

  test('scrapping is for good, and asks for a longer reason while there is life left', () => {
    const young = { ...lift, installedOn: '2025-01-01', lifeYears: 15 };
    expect(scrapReasonLength(young, TODAY)).toBe(12);
    expect(scrapReasonLength({ ...young, installedOn: '2010-01-01' }, TODAY)).toBe(4);
    const gone = scrap(young, ' 水浸损坏 ', '田雨', TODAY);
    expect(gone.log[0]).toMatchObject({ action: 'scrapped', note: '水浸损坏' });
    expect(reachableStates(gone.state)).toEqual(['scrapped']);
    expect(reachableStates('fault')).not.toContain('scrapped');
  });
});

describe('the ledger', () => {
  const filter = (query: Record<string, string>) => applyFilter(ledger, readFilter(query), TODAY);

  test('is the same on every start and hangs together', () => {
    expect(seedEquipment(TODAY)).toEqual(ledger);
    expect(ledger).toHaveLength(48);
    expect(new Set(ledger.map(({ code }) => code)).size).toBe(48);
    for (const equipment of ledger) {
      expect(allowedCycles(equipment.kind)).toContain(equipment.cycleDays);
      expect(equipment.lastInspected <= TODAY && equipment.lastInspected > equipment.installedOn).toBe(true);
      expect(equipment.fault !== '').toBe(equipment.state === 'fault');
      const days = equipment.log.map(({ day }) => day);
      expect(days).toEqual([...days].sort().reverse());
    }
    for (const due of ['overdue', 'soon', 'later', 'none'] as const) expect(filter({ due }).length).toBeGreaterThan(1);
  });

  test('a filter narrows by every part and survives the address', () => {
    expect(filter({})).toHaveLength(48);
    expect(filter({ project: '云栖花园', building: '地下车库', kind: 'pump' }).map(({ name }) => name)).toEqual([
      '消防泵 1#',
      '生活水泵',
    ]);
    expect(filter({ q: '翠湖 客梯' })).toHaveLength(4);
    expect(filter({ q: '没有这样的设备' })).toEqual([]);
    const query = { q: '水', project: '翠湖天地', building: '会所', kind: 'tank', state: 'running', due: 'soon' };
    expect(writeFilter(readFilter(query))).toEqual(query);
    expect(writeFilter(readFilter({ kind: '__proto__', state: ['fault'], building: '会所' }))).toEqual({});
  });

  test('equipment that waits for its repair does not include what is scrapped', () => {
    expect(filter({ due: 'none' }).map(({ state }) => state)).toEqual(['fault', 'fault', 'fault']);
    expect(filter({ due: 'none', state: 'scrapped' })).toEqual([]);
  });

  test('what has to be done first stands first, what is scrapped last', () => {
    const order = byUrgency(ledger, TODAY);
    expect(dueOf(order[0]!, TODAY)).toBe('overdue');
    expect(order.at(-1)!.state).toBe('scrapped');
    expect(order).toHaveLength(48);
  });

  test('the tree counts what a filter leaves in every building', () => {
    const tree = treeOf(ledger, filter({ kind: 'lift' }));
    expect(tree.map(({ project, count }) => [project, count])).toEqual([
      ['云栖花园', 4],
      ['翠湖天地', 5],
      ['滨江雅苑', 4],
    ]);
    expect(tree[0]!.buildings).toEqual([
      { name: '1 幢', count: 2 },
      { name: '2 幢', count: 2 },
      { name: '地下车库', count: 0 },
    ]);
  });
});
