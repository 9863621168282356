import {
  byDay,
  checkIncident,
  filterIncidents,
  readIncidentFilter,
  seedIncidents,
  writeIncidentFilter,
} from '../incidents/incident';
import { applyFilter, isNarrowed, readFilter, writeFilter } from './filter';
import {
  applyDraft,
  canComplete,
  checkDraft,
  checkpointState,
  draftOf,
  isChanged,
  isPast,
  type Round,
  roundState,
  settled,
  shiftOf,
} from './round';
import { seedRounds } from './seed';

const NOW = new Date(2026, 10, 21, 10, 30).getTime();
const MINUTE = 60_000;
const book = seedRounds(NOW);
const round: Round = {
  ...book[0]!,
  startsAt: NOW,
  completedAt: null,
  note: '',
  checkpoints: [
    { name: '东门岗', offset: 5, tickedAt: null, excuse: '' },
    { name: '泵房', offset: 15, tickedAt: null, excuse: '' },
  ],
};
const first = round.checkpoints[0]!;
const withFirst = (part: Partial<typeof first>): Round => ({
  ...round,
  checkpoints: [{ ...first, ...part }, round.checkpoints[1]!],
});

describe('checkpoints', () => {
  const state = (part: Partial<typeof first>, minutes: number) =>
    checkpointState(round, { ...first, ...part }, NOW + minutes * MINUTE);

  test('are missed ten minutes after their time, and late when visited after that', () => {
    expect(state({}, 15)).toBe('pending');
    expect(state({}, 15.1)).toBe('missed');
    expect(state({ tickedAt: NOW + 15 * MINUTE }, 60)).toBe('ticked');
    expect(state({ tickedAt: NOW + 15.1 * MINUTE }, 60)).toBe('late');
  });

  test('are excused by what is long enough to be a reason', () => {
    expect(state({ excuse: '  下雨  ' }, 60)).toBe('missed');
    expect(state({ excuse: '消防演练占用' }, 60)).toBe('excused');
    expect(state({ excuse: '消防演练占用', tickedAt: NOW }, 60)).toBe('ticked');
  });

  test.each([
    [15, '', false],
    [15.1, '', true],
    [15, '消防演练占用', false],
    [15.1, '消防演练占用', true],
  ])('after %d minutes with the reason “%s”: too late is %s', (minutes, excuse, isLate) =>
    expect(isPast(round, { ...first, excuse }, NOW + minutes * MINUTE)).toBe(isLate),
  );

  test('belong to the shift of their hour', () => {
    expect([0, 5, 6, 13, 14, 21, 22].map(shiftOf)).toEqual([
      'night',
      'night',
      'early',
      'early',
      'late',
      'late',
      'night',
    ]);
  });
});

describe('a round', () => {
  test('is complete only when every checkpoint was visited or has a reason', () => {
    const half = withFirst({ tickedAt: NOW + MINUTE });
    expect(canComplete(half.checkpoints)).toBe(false);
    expect(settled(half)).toBe(1);
    const whole = {
      ...half,
      checkpoints: [half.checkpoints[0]!, { ...round.checkpoints[1]!, excuse: '暴雨积水绕行' }],
    };
    expect(canComplete(whole.checkpoints)).toBe(true);
    expect(roundState(whole, NOW + 20 * MINUTE)).toBe('ready');
    expect(roundState({ ...whole, completedAt: NOW }, NOW)).toBe('complete');
  });

  test('wants attention as soon as something was missed', () => {
    expect(roundState(round, NOW - 1)).toBe('planned');
    expect(roundState(round, NOW)).toBe('running');
    expect(roundState(round, NOW + 16 * MINUTE)).toBe('attention');
  });

  test('may be saved while some are open, but not completed', () => {
    const draft = draftOf(round);
    expect(isChanged(round, draft)).toBe(false);
    expect(checkDraft(round, draft, 'save').size).toBe(0);
    expect([...checkDraft(round, draft, 'complete')]).toEqual([
      [0, 'not-visited'],
      [1, 'not-visited'],
    ]);
    draft.checkpoints[0]!.tickedAt = NOW - 1;
    draft.checkpoints[1]!.excuse = '下雨';
    expect(isChanged(round, draft)).toBe(true);
    expect([...checkDraft(round, draft, 'save')]).toEqual([
      [0, 'too-early'],
      [1, 'excuse-short'],
    ]);
  });

  test('keeps what was saved; a reason beside a visit is dropped', () => {
    const draft = draftOf(withFirst({ tickedAt: NOW, excuse: '消防演练占用' }));
    draft.note = ' 正常 ';
    const saved = applyDraft(round, draft, NOW + 5);
    expect(saved).toMatchObject({ note: '正常', completedAt: NOW + 5 });
    expect(saved.checkpoints[0]).toMatchObject({ tickedAt: NOW, excuse: '' });
    expect(round.checkpoints[0]!.tickedAt).toBeNull();
  });
});

describe('the book', () => {
  const find = (query: Record<string, string>) => applyFilter(book, readFilter(query), NOW);

  test.each([0, 6, 13, 23])('hangs together at %i o’clock', (hour) => {
    const now = new Date(2026, 10, 21, hour, 1).getTime();
    const rounds = seedRounds(now);
    expect(seedRounds(now)).toEqual(rounds);
    expect(rounds).toHaveLength(36);
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(36);
    for (const one of rounds) {
      for (const { tickedAt } of one.checkpoints) expect(tickedAt ?? 0).toBeLessThan(now);
      if (one.completedAt !== null) expect(canComplete(one.checkpoints)).toBe(true);
    }
    expect(applyFilter(rounds, readFilter({ day: 'yesterday', state: 'attention' }), now).length).toBeGreaterThan(0);
  });

  test('a filter narrows by every part and survives the address', () => {
    expect(find({})).toHaveLength(18);
    expect(find({ day: 'yesterday' }).every(({ daysAgo }) => daysAgo === 1)).toBe(true);
    expect(find({ shift: 'night', project: '翠湖天地' })).toHaveLength(2);
    expect(find({ q: 'B1 配电房' }).every(({ route }) => route === '地库线')).toBe(true);
    expect(find({ state: 'planned' }).every(({ startsAt }) => startsAt > NOW)).toBe(true);
    expect(find({ q: '没有这样的地方' })).toEqual([]);
    const query = { day: 'yesterday', q: '门', project: '云栖花园', shift: 'late', state: 'complete' };
    expect(writeFilter(readFilter(query))).toEqual(query);
    expect(writeFilter(readFilter({ day: 'tomorrow', shift: 'constructor' }))).toEqual({});
    expect([isNarrowed(readFilter({ day: 'yesterday' })), isNarrowed(readFilter({ q: 'x' }))]).toEqual([false, true]);
  });
});

describe('incidents', () => {
  const log = seedIncidents(NOW);

  test('keep their times when the page is loaded again within the hour', () => {
    expect(seedIncidents(NOW + 29 * 60_000)).toEqual(log);
  });

  test('are filtered, and grouped by day, newest first', () => {
    const found = filterIncidents(log, readIncidentFilter({ level: 'high', open: '1' }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ level, isHandled }) => level === 'high' && !isHandled)).toBe(true);
    expect(writeIncidentFilter(readIncidentFilter({ q: '灯', level: 'low', open: '1' }))).toEqual({
      q: '灯',
      level: 'low',
      open: '1',
    });
    const days = byDay(filterIncidents(log, readIncidentFilter({})));
    expect(days.flatMap(({ incidents }) => incidents)).toHaveLength(27);
    expect(days[0]!.day).toBeGreaterThan(days[1]!.day);
  });

  test('say where and what, the serious ones in more words', () => {
    const draft = { level: 'low' as const, project: '云栖花园', place: '东门岗', text: '灯不亮已报修' };
    expect(checkIncident(draft)).toEqual({});
    expect(checkIncident({ ...draft, place: ' ', text: '灯' })).toEqual({ place: 'place-missing', text: 'text-short' });
    expect(checkIncident({ ...draft, level: 'high' })).toEqual({ text: 'text-thin' });
  });
});
