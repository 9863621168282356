import {
  type Application,
  checkReview,
  daysOf,
  depositOf,
  nextPhases,
  type Review,
  withReview,
} from './decoration/application';
import { seedApplications } from './decoration/seed';
import { balanceOf, checkEntry, type EntryDraft, quarterOf } from './benefits/ledger';
import { seedEntries } from './benefits/seed';
import { agendaOf, bucketOf, checkFinish, isSameDraft, progressOf, type TaskDraft } from './task/task';
import { OWNERS, seedTasks } from './task/seed';
import { applyFilter, readFilter } from './workorder/filter';
import {
  CATEGORIES,
  checkAssignment,
  isOverdue,
  loads,
  nextStage,
  obstacleOf,
  WORKER_LIMIT,
  WORKERS,
  withStep,
} from './workorder/order';
import { seedOrders } from './workorder/seed';

const NOW = new Date(2026, 10, 21, 10, 0);
const TODAY = '2026-11-21';
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

describe('work orders', () => {
  const orders = seedOrders(NOW);

  test('are the same on every start and hang together', () => {
    expect(seedOrders(NOW)).toEqual(orders);
    for (const order of orders) {
      expect(order.worker === null).toBe(order.stage === 'reported');
      expect(order.steps.at(-1)!.stage).toBe(order.stage);
      expect(Date.parse(order.reportedAt)).toBeLessThan(NOW.getTime());
    }
    const late = orders.filter((order) => isOverdue(order, NOW)).length;
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(20);
    // Each category has at least one qualified worker.
    const counts = loads(orders);
    for (const category of CATEGORIES)
      expect(WORKERS.some((worker) => obstacleOf(worker, category, counts.get(worker.name) ?? 0) === null)).toBe(true);
    expect(new Set(orders.map(({ stage }) => stage)).size).toBe(5);
  });

  test('keep number, times and worker whenever the page is loaded again, until they recur', () => {
    const before = new Map(orders.map((order) => [order.id, order]));
    const later = seedOrders(new Date(NOW.getTime() + 2 * 3_600_000));
    const kept = later.filter((order) => before.get(order.id)!.reportedAt === order.reportedAt);
    expect(kept.length).toBeGreaterThan(orders.length * 0.95);
    for (const order of kept) {
      const { number, dueAt, worker, steps } = before.get(order.id)!;
      expect([order.number, order.dueAt]).toEqual([number, dueAt]);
      expect(order.worker).toBe(worker ?? order.worker);
      expect(order.steps.slice(0, steps.length)).toEqual(steps);
    }
    // The others are the newest again.
    for (const order of later.filter((each) => !kept.includes(each)))
      expect(Date.parse(order.reportedAt)).toBeGreaterThan(NOW.getTime());
    expect(Math.max(...loads(later).values())).toBeLessThanOrEqual(WORKER_LIMIT);
  });

  test('somebody is sent who can do it, is there, and is not full', () => {
    const [plumber] = WORKERS;
    expect(obstacleOf(plumber!, 'electric', 0)).toBe('skill');
    expect(
      obstacleOf(
        WORKERS.find(({ isOnDuty }) => !isOnDuty)!,
        'cleaning',
        0,
      ),
    ).toBe('off-duty');
    expect([WORKER_LIMIT - 1, WORKER_LIMIT].map((load) => obstacleOf(plumber!, 'water', load))).toEqual([null, 'full']);
    const full = new Map([[plumber!.name, WORKER_LIMIT]]);
    const order = {
      category: 'water' as const,
      priority: 'p2' as const,
      dueAt: after(300),
      worker: null as string | null,
    };
    const draft = { worker: plumber!.name, plannedAt: after(30), note: '' };
    expect(checkAssignment(draft, order, full, NOW)).toEqual({ worker: 'full' });
    expect(checkAssignment(draft, { ...order, worker: plumber!.name }, full, NOW)).toEqual({});
    expect(checkAssignment({ worker: null, plannedAt: null, note: '' }, order, full, NOW)).toEqual({
      worker: 'worker-missing',
      plannedAt: 'time-missing',
    });
  });

  test('work begins ahead, before the order is due, and within the hour when it is urgent', () => {
    const order = { category: 'water' as const, priority: 'p2' as const, dueAt: after(120), worker: null };
    const check = (minutes: number, part: object = {}) =>
      checkAssignment(
        { worker: WORKERS[0]!.name, plannedAt: after(minutes), note: '' },
        { ...order, ...part },
        new Map(),
        NOW,
      ).plannedAt;
    expect([check(-2), check(0), check(120), check(121)]).toEqual(['time-past', undefined, undefined, 'time-late']);
    expect([check(60, { priority: 'p1' }), check(61, { priority: 'p1' })]).toEqual([undefined, 'time-urgent']);
    // An overdue order is scheduled as early as possible.
    expect(check(200, { dueAt: after(-10) })).toBeUndefined();
  });

  test('count for who has them, and go forward only', () => {
    const [order] = orders;
    const counts = loads([
      { ...order!, worker: 'a', stage: 'assigned' },
      { ...order!, worker: 'a', stage: 'working' },
      { ...order!, worker: 'a', stage: 'review' },
    ]);
    expect(counts.get('a')).toBe(2);
    expect([nextStage('reported'), nextStage('closed')]).toEqual(['assigned', null]);
    const again = withStep(withStep(order!, { stage: 'assigned', at: '1', who: '', note: '' }), {
      stage: 'assigned',
      at: '2',
      who: '',
      note: '',
    });
    expect(again.steps.filter(({ stage }) => stage === 'assigned')).toHaveLength(1);
  });

  test('a filter narrows by every part of it and is read from the address', () => {
    const filter = (query: string) =>
      applyFilter(orders, readFilter(new URLSearchParams(query)), NOW, ({ project }) => project);
    expect(filter('')).toHaveLength(orders.length);
    expect(filter('overdue=1').every((order) => isOverdue(order, NOW))).toBe(true);
    expect(
      filter('stage=closed&category=water').every(({ stage, category }) => stage === 'closed' && category === 'water'),
    ).toBe(true);
    expect(filter(`q=${orders[7]!.number}`).map(({ id }) => id)).toEqual([orders[7]!.id]);
    expect(filter('')[0]!.stage).not.toBe('closed');
    expect(readFilter(new URLSearchParams('q=x&stage=review&category=green&priority=p1&overdue=1&page=3'))).toEqual({
      ...{ text: 'x', stage: 'review', category: 'green', priority: 'p1', isOverdue: true, page: 3 },
    });
    expect(readFilter(new URLSearchParams('stage=x&page=0&priority=p9'))).toEqual({
      ...{ text: '', stage: null, category: null, priority: null, isOverdue: false, page: 1 },
    });
  });
});

describe('decoration', () => {
  const application: Application = {
    ...seedApplications(NOW)[0]!,
    phase: 'submitted',
    scope: 'partial',
    area: 90,
    touchesStructure: false,
    from: '2026-12-01',
    to: '2027-01-29',
  };
  const review: Review = { phase: 'approved', deposit: 2700, waterTestHours: null, remarks: '' };
  const check = (part: Partial<Review>, of: Partial<Application> = {}) =>
    checkReview({ ...review, ...part }, { ...application, ...of });

  test('the deposit follows the area, with a lowest one', () => {
    expect(depositOf({ area: 90, scope: 'partial' })).toBe(2700);
    expect(depositOf({ area: 91, scope: 'whole' })).toBe(2800);
    expect(depositOf({ area: 90, scope: 'pipes' })).toBe(2000);
  });

  test('is approved when it leaves the structure alone, is short enough and paid for', () => {
    expect(daysOf(application)).toBe(60);
    expect(check({})).toEqual({});
    expect(check({ deposit: 2699 })).toEqual({ deposit: 'deposit-low' });
    expect(check({}, { touchesStructure: true })).toEqual({ phase: 'structure' });
    expect(check({}, { to: '2027-01-30' })).toEqual({ phase: 'too-long' });
    expect(check({ phase: null })).toEqual({ phase: 'phase-missing' });
    expect(check({ phase: 'refused', deposit: null })).toEqual({ remarks: 'remarks-short' });
  });

  test('is accepted after two days of standing water, or goes back with words', () => {
    expect(nextPhases('acceptance')).toEqual(['done', 'building']);
    const waiting = { phase: 'acceptance' as const };
    expect(check({ phase: 'done', waterTestHours: 47 }, waiting)).toEqual({ waterTestHours: 'water-test' });
    expect(check({ phase: 'done', waterTestHours: 48 }, waiting)).toEqual({});
    expect(check({ phase: 'building' }, waiting)).toEqual({ remarks: 'remarks-short' });
    const refused = withReview(
      application,
      { ...review, phase: 'refused', deposit: null, remarks: ' 拆改承重墙 ' },
      TODAY,
      '范晓',
    );
    expect(refused).toMatchObject({ phase: 'refused', deposit: application.deposit });
    expect(refused.visits[0]).toEqual({ day: TODAY, who: '范晓', finding: '拆改承重墙' });
  });

  test('the applications are the same on every start', () => {
    expect(seedApplications(NOW)).toEqual(seedApplications(NOW));
    expect(seedApplications(NOW).every(({ from, to }) => from <= to)).toBe(true);
  });
});

describe('tasks', () => {
  test('stand in the agenda by their day; the week ends on Sunday', () => {
    const bucket = (due: string, isDone = false) => bucketOf({ due, isDone }, '2026-11-18');
    expect(['2026-11-17', '2026-11-18', '2026-11-22', '2026-11-23'].map((due) => bucket(due))).toEqual([
      'overdue',
      'today',
      'week',
      'later',
    ]);
    expect(bucket('2026-11-17', true)).toBe('done');
  });

  test('are finished with all items or with words; a rectification is verified by somebody else', () => {
    const open: TaskDraft = {
      items: [
        { title: 'a', isDone: true },
        { title: 'b', isDone: false },
      ],
      report: '',
      verifier: null,
    };
    expect(progressOf(open)).toBe(0.5);
    const task = { kind: 'planned' as const, owner: '邵佳' };
    expect(checkFinish(open, task)).toEqual({ report: 'report-short' });
    expect(checkFinish({ ...open, report: '配件缺货，改期到下周三' }, task)).toEqual({});
    const put = { kind: 'rectification' as const, owner: '邵佳' };
    expect(checkFinish({ ...open, verifier: '邵佳' }, put)).toEqual({
      items: 'items-open',
      report: 'report-short',
      verifier: 'verifier-owner',
    });
    const whole = { items: [{ title: 'a', isDone: true }], report: '已清理并补划标线', verifier: '范晓' };
    expect(checkFinish(whole, put)).toEqual({});
    expect([isSameDraft(open, open), isSameDraft(open, { ...open, items: whole.items })]).toEqual([true, false]);
  });

  test('a search narrows the agenda', () => {
    const tasks = seedTasks(NOW);
    expect(seedTasks(NOW)).toEqual(tasks);
    const all = [...agendaOf(tasks, { text: '', kind: null, owner: null }, TODAY).values()].flat();
    expect(all).toHaveLength(tasks.length);
    const own = [...agendaOf(tasks, { text: '整改', kind: 'rectification', owner: OWNERS[0] }, TODAY).values()].flat();
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ kind, owner }) => kind === 'rectification' && owner === OWNERS[0])).toBe(true);
  });
});

describe('public benefits', () => {
  const entries = seedEntries(NOW);
  const draft: EntryDraft = { day: TODAY, source: 'repairs', amount: 800, payer: '道闸厂家', voucher: 'gy99001' };
  const check = (part: Partial<EntryDraft>) => checkEntry({ ...draft, ...part }, entries, TODAY);

  test('an entry has a day, an amount and a voucher of its own; a large repair names the vote', () => {
    expect(check({})).toEqual({});
    expect(check({ day: '2026-11-22', amount: 0, payer: ' ' })).toEqual({
      day: 'day',
      amount: 'amount',
      payer: 'payer',
    });
    expect(check({ voucher: '12' })).toEqual({ voucher: 'voucher' });
    expect(check({ voucher: entries[0]!.voucher })).toEqual({ voucher: 'voucher-used' });
    expect(check({ amount: 50_000 })).toEqual({ voucher: 'vote' });
    expect(check({ amount: 50_000, voucher: 'JY202601' })).toEqual({});
  });

  test('income and costs make the rest', () => {
    const { income, costs, rest } = balanceOf(entries);
    expect(income).toBeGreaterThan(0);
    expect(rest).toBe(income + costs);
    expect(balanceOf([])).toEqual({ income: 0, costs: 0, rest: 0 });
    const amounts = [0.1, 0.2, -0.3].map((amount) => ({ ...entries[0]!, amount }));
    expect(balanceOf(amounts)).toEqual({ income: 0.3, costs: -0.3, rest: 0 });
    expect([quarterOf('2026-09-30'), quarterOf('2026-10-01')]).toEqual(['2026-Q3', '2026-Q4']);
  });
});
