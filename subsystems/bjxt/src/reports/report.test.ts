import { columnsOf, isFiltered, loadOf, readQuery, select, writeQuery } from './query';
import {
  answer,
  assign,
  checkDraft,
  clockOf,
  close,
  draftOf,
  giveBack,
  promiseOf,
  reply,
  type Report,
  start,
  stepsOf,
} from './report';
import { PEOPLE, seedReports } from './seed';

const NOW = Date.UTC(2026, 10, 21, 2, 0);
const HOUR = 3_600_000;
const reports = seedReports(NOW);
const fresh: Report = {
  ...reports[0]!,
  kind: 'noise',
  isUrgent: false,
  stage: 'new',
  handler: '',
  createdAt: NOW - HOUR,
  solution: '',
  cause: null,
  rating: null,
  followUp: '',
  talk: [],
};

describe('the promise', () => {
  test('depends on the kind, and is halved for what is urgent', () => {
    expect(promiseOf({ kind: 'lift', isUrgent: false })).toEqual({ assign: 0.5, solve: 4 });
    expect(promiseOf({ kind: 'lift', isUrgent: true })).toEqual({ assign: 0.25, solve: 2 });
  });

  test('a clock runs until it is assigned, then until it is solved, and stops when it is answered', () => {
    expect(clockOf(fresh, NOW)).toMatchObject({ level: 'fine', deadline: NOW + 3 * HOUR, used: 0.25 });
    expect(clockOf(fresh, NOW + 2.2 * HOUR).level).toBe('risk');
    expect(clockOf(fresh, NOW + 3 * HOUR + 1)).toMatchObject({ level: 'late', left: -1, used: 1 });
    expect(clockOf({ ...fresh, stage: 'assigned' }, NOW + 3 * HOUR + 1)).toMatchObject({ level: 'fine' });
    expect(clockOf({ ...fresh, stage: 'working' }, NOW).deadline).toBe(NOW + 47 * HOUR);
    expect(clockOf({ ...fresh, stage: 'answered' }, NOW + 900 * HOUR)).toMatchObject({ level: 'off', deadline: null });
  });
});

describe('steps', () => {
  const all = { canAssign: true, canClose: true };
  const nothing = { canAssign: false, canClose: false };

  test('follow the stage, and what needs a right is not open without it', () => {
    expect(stepsOf('new', all)).toEqual(['assign']);
    expect(stepsOf('new', nothing)).toEqual([]);
    expect(stepsOf('working', nothing)).toEqual(['answer']);
    expect(stepsOf('answered', all)).toEqual(['close', 'return']);
    expect(stepsOf('answered', nothing)).toEqual(['return']);
    expect(stepsOf('closed', all)).toEqual([]);
  });

  test('lead from the report to its end, each with a note in the talk', () => {
    let report = assign(fresh, '周明远', '林知远', NOW);
    expect(report).toMatchObject({ stage: 'assigned', handler: '周明远' });
    report = start(report, '周明远', NOW);
    report = assign(report, '吴雪梅', '林知远', NOW);
    expect(report).toMatchObject({ stage: 'working', handler: '吴雪梅' });
    report = reply(report, ' 我们到楼下了 ', '吴雪梅', NOW);
    const solved = { ...draftOf(report), cause: 'use' as const, solution: ' 已约谈施工负责人并限定时间 ' };
    report = answer(report, solved, '吴雪梅', NOW);
    expect(report).toMatchObject({ stage: 'answered', solution: '已约谈施工负责人并限定时间' });
    report = answer(giveBack(report, '林知远', NOW), solved, '吴雪梅', NOW);
    report = close(report, { ...draftOf(report), rating: 5 }, '林知远', NOW);
    expect(report).toMatchObject({ stage: 'closed', rating: 5 });
    expect(report.talk.map(({ text }) => text)).toEqual([
      '@周明远',
      'working',
      '@吴雪梅',
      '我们到楼下了',
      'answered',
      'working',
      'answered',
      'closed',
    ]);
  });

  test('an answer says why and what, a low rating what comes of it', () => {
    const draft = draftOf(fresh);
    expect(checkDraft('answer', draft)).toEqual({ cause: 'cause-missing', solution: 'solution-short' });
    expect(checkDraft('answer', { ...draft, cause: 'wear', solution: '更换触点，试运行正常' })).toEqual({});
    expect(checkDraft('close', draft)).toEqual({ rating: 'rating-missing' });
    expect(checkDraft('close', { ...draft, rating: 3 })).toEqual({});
    expect(checkDraft('close', { ...draft, rating: 2, followUp: '  致歉  ' })).toEqual({ followUp: 'follow-up-short' });
    expect(checkDraft('close', { ...draft, rating: 1, followUp: '主管已致电道歉' + '。' })).toEqual({});
  });
});

describe('the board', () => {
  const find = (query: Record<string, string>) => select(reports, readQuery(query), NOW);

  test('is the same on every start and hangs together', () => {
    expect(seedReports(NOW)).toEqual(reports);
    expect(reports).toHaveLength(44);
    expect(new Set(reports.map(({ id }) => id)).size).toBe(44);
    for (const report of reports) {
      expect(report.createdAt).toBeLessThan(NOW);
      expect(report.phone).toMatch(/^13\d{9}$/);
      expect(report.handler === '').toBe(report.stage === 'new');
      expect(report.rating !== null).toBe(report.stage === 'closed');
      const times = report.talk.map(({ at }) => at);
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
    const levels = new Set(reports.map((report) => clockOf(report, NOW).level));
    expect([...levels].sort()).toEqual(['fine', 'late', 'off', 'risk']);
  });

  test('a report keeps number and times whenever the page is loaded again, until it recurs', () => {
    const before = new Map(reports.map((report) => [report.id, report]));
    for (const minutes of [1, 7, 45]) {
      const later = seedReports(NOW + minutes * 60_000);
      const kept = later.filter(({ id, createdAt }) => before.get(id)!.createdAt === createdAt);
      expect(kept.length).toBeGreaterThan(later.length * 0.7);
      expect(kept).toEqual(kept.map(({ id }) => before.get(id)));
    }
  });

  test('a filter narrows by every part and survives the address', () => {
    expect(find({})).toHaveLength(44);
    expect(find({ kind: 'lift' }).every(({ kind }) => kind === 'lift')).toBe(true);
    expect(find({ late: '1' }).every((report) => clockOf(report, NOW).level === 'late')).toBe(true);
    const someone = find({ handler: PEOPLE[0], urgent: '1' });
    expect(someone.every(({ handler, isUrgent }) => handler === PEOPLE[0] && isUrgent)).toBe(true);
    expect(find({ q: reports[7]!.number })).toEqual([reports[7]]);
    expect(find({ q: '没有这样的报事' })).toEqual([]);
    const query = { view: 'list', q: '水', kind: 'leak', handler: '周明远', stage: 'working', urgent: '1', late: '1' };
    expect(writeQuery(readQuery(query))).toEqual(query);
    expect(writeQuery(readQuery({ view: 'wall', stage: 'closed', kind: 'toString' }))).toEqual({});
    expect([isFiltered(readQuery({ view: 'list' })), isFiltered(readQuery({ late: '1' }))]).toEqual([false, true]);
  });

  test('whose time runs out first stands first', () => {
    const ends = find({}).map((report) => clockOf(report, NOW).deadline ?? Infinity);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
  });

  test('has every column, and knows how much each person has', () => {
    const columns = columnsOf(find({ kind: 'fee' }));
    expect(columns.map(({ stage }) => stage)).toEqual(['new', 'assigned', 'working', 'answered', 'closed']);
    const load = [...loadOf(reports, PEOPLE).values()];
    expect(load.reduce((sum, count) => sum + count, 0)).toBe(18);
  });
});
