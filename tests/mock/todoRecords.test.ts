import { LIFT_BUILDINGS } from '../../mock/_data/seeds/todo-records';
import { seedTodos } from '../../mock/_data/seeds/todos';
import { seedOrders } from '../../subsystems/byd/src/workorder/seed';
import { seedApplications } from '../../subsystems/byd/src/decoration/seed';
import { seedTasks } from '../../subsystems/byd/src/task/seed';
import { seedRounds } from '../../subsystems/af/src/patrol/seed';
import { seedEntries } from '../../subsystems/byd/src/benefits/seed';
import { seedLifts } from '../../subsystems/lift/src/lifts/seed';
import { zhCN as liftTexts } from '../../subsystems/lift/src/texts';
import { zhCN as indicatorTexts } from '../../subsystems/opbi/src/texts';
import { INDICATOR_CODES, PROJECTS } from '../../subsystems/opbi/src/indicators/indicator';
import { seedCards } from '../../subsystems/nfc/src/cards/seed';

const now = new Date('2026-11-23T04:00:00Z');
const { pendingTodos, processedTodos } = seedTodos(now.getTime());

/** Whether the record at an address still waits to be handled; undefined for pages of other kinds. */
function isWaiting(address: string): boolean | undefined {
  const [, kind, id] = /^\/(?:byd|nfc|af)\/(\w+)\/(\d+)/.exec(address) ?? [];
  const find = <Row extends { id: number }>(rows: readonly Row[]): Row => rows.find((row) => row.id === Number(id))!;
  if (kind === 'orders') return find(seedOrders(now)).stage !== 'closed';
  if (kind === 'applications') return !['done', 'refused'].includes(find(seedApplications(now)).phase);
  if (kind === 'tasks') return !find(seedTasks(now)).isDone;
  if (kind === 'entries') return find(seedEntries(now)).publishedOn === null;
  if (kind === 'rounds') return find(seedRounds(now.getTime())).completedAt === null;
  if (kind === 'cards') return find(seedCards(now)).status === 'active';
  return undefined;
}

test('R266 the record of a pending task waits, too', () => {
  const states = pendingTodos.map(({ handleUrl }) => isWaiting(handleUrl!));
  expect(states.filter((waits) => waits === true).length).toBeGreaterThan(5);
  expect(pendingTodos.filter(({ handleUrl }) => isWaiting(handleUrl!) === false)).toEqual([]);
});

test('R267 the work order of a processed task is closed', () => {
  const ofOrders = processedTodos.filter(({ handleUrl }) => handleUrl!.startsWith('/byd/orders/'));
  expect(ofOrders.length).toBeGreaterThan(0);
  expect(ofOrders.filter(({ handleUrl }) => isWaiting(handleUrl!))).toEqual([]);
});

test('R266 some pending tasks are late, most are not', () => {
  const late = pendingTodos.filter(({ dueTime }) => dueTime! < '2026-11-23 12:00:00');
  expect(late.length).toBeGreaterThan(2);
  expect(late.length).toBeLessThan(pendingTodos.length / 2);
});

test('R266 R267 a task about a work order says what its record says, of the desk that sent it', () => {
  const orders = seedOrders(now);
  const tasks = [...pendingTodos, ...processedTodos].filter(({ handleUrl }) => handleUrl!.startsWith('/byd/orders/'));
  const momentOf = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
  for (const { title, handleUrl, createTime, dueTime, applicantName } of tasks) {
    const {
      number,
      title: matter,
      reportedAt,
      dueAt,
      steps,
    } = orders.find(({ id }) => id === Number(/\d+/.exec(handleUrl!)![0]))!;
    expect(title).toContain(`尾号 ${number.slice(-4)} `);
    expect(title).toMatch(new RegExp(`：${matter}$`));
    expect(momentOf(createTime) - Date.parse(reportedAt)).toBe(5 * 60_000);
    expect(momentOf(dueTime!)).toBe(Date.parse(dueAt));
    expect(steps.length === 1 || steps[1]!.who.endsWith(applicantName)).toBe(true);
  }
});

describe('R266 R267 each task', () => {
  const todos = [...pendingTodos, ...processedTodos];
  const numberIn = (address: string) => Number(/\d+/.exec(address)?.[0]);

  test('has a title of its own and leads to a record', () => {
    for (const list of [pendingTodos, processedTodos])
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    const withoutRecord = todos.filter(
      ({ handleUrl }) =>
        !/^\/(?:byd\/(?:orders|applications|tasks|entries)|lift\/lifts|nfc\/cards|af\/rounds)\/\d+/.test(handleUrl!) &&
        !/^\/opbi\/indicators\/\w+\?project=\w+$/.test(handleUrl!),
    );
    expect(withoutRecord).toEqual([]);
  });

  test('about a lift, a round, a task, an entry or an indicator names the record of its address', () => {
    const lifts = seedLifts(now);
    expect(LIFT_BUILDINGS).toEqual(lifts.map(({ building }) => building));
    const rounds = seedRounds(now.getTime());
    const two = (value: number) => String(value).padStart(2, '0');
    for (const { systemCode, title, handleUrl } of todos) {
      const id = numberIn(handleUrl!);
      const find = <Row extends { id: number }>(rows: readonly Row[]): Row => rows.find((row) => row.id === id)!;
      if (systemCode === 'lift') {
        const { project, building } = find(lifts);
        expect(title).toContain(`${liftTexts[`project.${project}`]} ${building} 幢`);
      }
      if (systemCode === 'publicBenefits') expect(title).toContain(find(seedEntries(now)).voucher);
      if (systemCode === 'task') expect(title).toContain(`“${find(seedTasks(now)).title}”`);
      if (systemCode === 'af') {
        const { project, startsAt } = find(rounds);
        const at = new Date(startsAt);
        expect(title).toContain(`${project} ${two(at.getHours())}:${two(at.getMinutes())}`);
      }
      if (systemCode === 'opbi') {
        const { pathname, searchParams } = new URL(handleUrl!, 'http://portal');
        expect(INDICATOR_CODES).toContain(pathname.split('/').at(-1));
        const project = PROJECTS.find((each) => each === searchParams.get('project'))!;
        expect(title).toContain(indicatorTexts[`project.${project}`]);
      }
    }
  });
});
