import { makeRandom } from '../../mock/_data/random';
import { LIFT_BUILDINGS } from '../../mock/_data/seeds/todo-records';
import { makeTodo, seedTodos, type TodoRow } from '../../mock/_data/seeds/todos';
import { seedOrders } from '../../subsystems/byd/src/workorder/seed';
import { seedApplications } from '../../subsystems/byd/src/decoration/seed';
import { seedTasks } from '../../subsystems/byd/src/task/seed';
import { seedRounds } from '../../subsystems/af/src/patrol/seed';
import { seedEntries } from '../../subsystems/byd/src/benefits/seed';
import { seedLifts } from '../../subsystems/lift/src/lifts/seed';
import { PROJECT_NAMES as LIFT_PROJECTS } from '../../subsystems/lift/src/lifts/lift';
import { PROJECT_NAMES, PROJECTS } from '../../subsystems/opbi/src/indicators/indicator';
import { seedSeries } from '../../subsystems/opbi/src/indicators/seed';
import { seedCards } from '../../subsystems/nfc/src/cards/seed';
import { addDays, shownState } from '../../subsystems/nfc/src/cards/card';
import { organization } from '../../mock/_data/seeds/organization';
import { localDate, localText, MOMENTS, momentOf } from './moments';

const HOUR_MS = 3_600_000;
const dayOf = (moment: string) => moment.slice(0, 10);
const lists = MOMENTS.map((now) => ({ now, ...seedTodos(now) }));

type Task = Omit<TodoRow, 'id'>;

/** Every task there can be at each moment: so many are made that none is left out. */
const everyTask = MOMENTS.map((now) => {
  const random = makeRandom(1);
  const make = (status: string) => Array.from({ length: 800 }, () => makeTodo(now, random, [status]));
  const tasks = [...make('1'), ...make('2')].map((task) => [`${task.status} ${task.title}`, task] as const);
  return { now, tasks: [...new Map(tasks).values()] };
});

/** Checks each task of a system at each moment, with its rows as they are then, or hours later. */
function eachTask<Rows>(
  systemCode: string,
  seed: (now: number) => Rows,
  check: (task: Task, rows: Rows, isPending: boolean, now: number) => void,
  hoursLater = [0],
): void {
  for (const { now, tasks } of everyTask) {
    const own = tasks.filter((task) => task.systemCode === systemCode);
    expect(own.length).toBeGreaterThan(5);
    for (const hours of hoursLater) {
      const rows = seed(now + hours * HOUR_MS);
      for (const task of own) check(task, rows, task.status === '1', now);
    }
  }
}

const recordOf = <Row extends { id: number }>(rows: readonly Row[], { handleUrl }: Task): Row =>
  rows.find(({ id }) => id === Number(/\d+/.exec(handleUrl!)![0]))!;

test('R266 some pending tasks are late, most are not', () => {
  for (const { now, pendingTodos } of lists) {
    const late = pendingTodos.filter(({ dueTime }) => momentOf(dueTime!) < now);
    expect(late.length).toBeGreaterThan(2);
    expect(late.length).toBeLessThan(pendingTodos.length / 2);
  }
});

test('R266 R267 each task has a title of its own, leads to a record, and was sent before it is due and before now', () => {
  for (const { now, pendingTodos, processedTodos } of lists) {
    for (const list of [pendingTodos, processedTodos])
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    const todos = [...pendingTodos, ...processedTodos];
    const withoutRecord = todos.filter(
      ({ handleUrl }) =>
        !/^\/(?:byd\/(?:orders|applications|tasks|entries)|lift\/lifts|nfc\/cards|af\/rounds)\/\d+/.test(handleUrl!) &&
        !/^\/opbi\/indicators\/collection\?project=\w+$/.test(handleUrl!),
    );
    expect(withoutRecord).toEqual([]);
    expect(todos.filter(({ createTime, dueTime }) => momentOf(createTime) > now || createTime >= dueTime!)).toEqual([]);
  }
});

describe('R266 R267 people, times and state are those of the record', () => {
  test('of a work order, also when its page is loaded hours later', () => {
    eachTask(
      'workorder',
      (now) => seedOrders(new Date(now)),
      (task, orders, isPending) => {
        const { number, title, stage, reportedAt, dueAt, steps } = recordOf(orders, task);
        expect(task.title).toContain(`尾号 ${number.slice(-4)} `);
        expect(task.title).toMatch(new RegExp(`：${title}$`));
        expect(stage === 'closed').toBe(!isPending);
        expect(momentOf(task.createTime) - Date.parse(reportedAt)).toBe(5 * 60_000);
        expect(momentOf(task.dueTime!)).toBe(Date.parse(dueAt));
        expect(steps.length === 1 || steps[1]!.who.endsWith(task.applicantName)).toBe(true);
      },
      [0, 3, 11],
    );
  });

  test('of a decoration: its start is decided before, its acceptance after the work', () => {
    eachTask(
      'decoration',
      (now) => seedApplications(localDate(now)),
      (task, rows, isPending) => {
        const { number, phase, owner, from, to } = recordOf(rows, task);
        const isStart = task.title.endsWith('装修开工申请');
        expect(task.title).toContain(`${number} `);
        expect(phase).toBe(isPending ? (isStart ? 'submitted' : 'acceptance') : 'done');
        expect(task.applicantName).toBe(owner);
        if (isStart) expect(dayOf(task.dueTime!) < from).toBe(true);
        else expect(dayOf(task.createTime) > to).toBe(true);
      },
    );
  });

  test('of a lift: the half-month inspection that comes next, or the last one', () => {
    expect(LIFT_BUILDINGS).toEqual(seedLifts(new Date()).map(({ building }) => building));
    eachTask(
      'lift',
      (now) => seedLifts(localDate(now)),
      (task, rows, isPending) => {
        const { project, building, keeper, due, inspections } = recordOf(rows, task);
        const [last, before] = inspections.filter(({ kind }) => kind === 'fortnight');
        expect(task.title).toContain(`${LIFT_PROJECTS[project]} ${building} 幢`);
        expect(task.applicantName).toBe(keeper);
        expect(dayOf(task.createTime)).toBe((isPending ? last! : before!).day);
        expect(dayOf(task.dueTime!)).toBe(isPending ? due.fortnight : last!.day);
      },
    );
  });

  test('of an access card: one that ends within weeks is checked before, by the desk that issued it', () => {
    eachTask(
      'nfc',
      (now) => seedCards(localDate(now)),
      (task, rows, isPending, now) => {
        const card = recordOf(rows, task);
        const today = dayOf(localText(localDate(now)));
        expect(task.title).toContain(`（${card.id} 号卡）`);
        expect(shownState(card, today)).toBe(isPending ? 'active' : 'expired');
        expect(card.validUntil < addDays(today, 60)).toBe(true);
        expect(dayOf(task.createTime) > card.validFrom).toBe(true);
        expect(dayOf(task.dueTime!) < card.validUntil).toBe(true);
        expect(card.log.at(-1)!.who).toMatch(new RegExp(` ${task.applicantName}$`));
      },
    );
  });

  test('of an entry of the ledger, which names nobody: sent after it was booked, and due after most are published', () => {
    const departments = organization.departments.map(({ name }) => name);
    eachTask(
      'publicBenefits',
      (now) => seedEntries(localDate(now)),
      (task, rows, isPending) => {
        const { voucher, day, publishedOn } = recordOf(rows, task);
        expect(task.title).toContain(` ${voucher} `);
        expect(departments).toContain(task.applicantName);
        expect(dayOf(task.createTime) > day).toBe(true);
        expect(publishedOn === null).toBe(isPending);
        if (publishedOn !== null) {
          expect(publishedOn > dayOf(task.createTime)).toBe(true);
          expect(publishedOn <= dayOf(task.dueTime!)).toBe(true);
        }
      },
    );
  });

  test('of a task: its owner and its day', () => {
    eachTask(
      'task',
      (now) => seedTasks(localDate(now)),
      (task, rows, isPending) => {
        const { title, owner, due, isDone } = recordOf(rows, task);
        expect(task.title).toBe(`“${title}”办结`);
        expect(task.applicantName).toBe(owner);
        expect(dayOf(task.dueTime!)).toBe(due);
        expect(isDone).toBe(!isPending);
      },
    );
  });

  test('of a round: sent by its guard when it was over', () => {
    eachTask(
      'af',
      (now) => seedRounds(localDate(now).getTime()),
      (task, rows, isPending) => {
        const { project, startsAt, guard, checkpoints, completedAt } = recordOf(rows, task);
        const last = startsAt + Math.max(...checkpoints.map(({ offset }) => offset)) * 60_000;
        expect(task.title).toContain(`${project} ${localText(new Date(startsAt)).slice(11, 16)} `);
        expect(task.applicantName).toBe(guard);
        expect(task.createTime > localText(new Date(last))).toBe(true);
        expect(completedAt === null).toBe(isPending);
      },
    );
  });

  test('of an indicator, which names nobody: about a month of its figures, after that month', () => {
    const departments = organization.departments.map(({ name }) => name);
    eachTask(
      'opbi',
      (now) => seedSeries(localDate(now)),
      (task, rows, isPending) => {
        const { searchParams } = new URL(task.handleUrl!, 'http://portal');
        const project = PROJECTS.find((each) => each === searchParams.get('project'))!;
        const series = rows.find((each) => each.code === 'collection' && each.project === project)!;
        const { month } = series.points.at(isPending ? -1 : -2)!;
        expect(task.title).toBe(`${PROJECT_NAMES[project]} ${Number(month.slice(5))} 月物业费收缴率说明`);
        expect(departments).toContain(task.applicantName);
        expect(dayOf(task.createTime) > `${month}-31`).toBe(true);
      },
    );
  });
});
