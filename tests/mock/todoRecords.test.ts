import { seedTodos } from '../../mock/_data/seeds/todos';
import { seedOrders } from '../../subsystems/byd/src/workorder/seed';
import { seedApplications } from '../../subsystems/byd/src/decoration/seed';
import { seedTasks } from '../../subsystems/byd/src/task/seed';
import { seedCards } from '../../subsystems/nfc/src/cards/seed';

const now = new Date('2026-11-23T04:00:00Z');
const { pendingTodos, processedTodos } = seedTodos(now.getTime());

/** Whether the record at an address still waits to be handled; undefined for pages of other kinds. */
function isWaiting(address: string): boolean | undefined {
  const [, kind, id] = /^\/(?:byd|nfc)\/(\w+)\/(\d+)/.exec(address) ?? [];
  const find = <Row extends { id: number }>(rows: readonly Row[]): Row => rows.find((row) => row.id === Number(id))!;
  if (kind === 'orders') return find(seedOrders(now)).stage !== 'closed';
  if (kind === 'applications') return !['done', 'refused'].includes(find(seedApplications(now)).phase);
  if (kind === 'tasks') return !find(seedTasks(now)).isDone;
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
