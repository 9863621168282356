import { seedMessages } from '../../mock/_data/seeds/messages';
import { CLOSED_ORDERS, OPEN_ORDERS } from '../../mock/_data/seeds/todo-records';

const messages = seedMessages(Date.parse('2026-11-23T04:00:00Z'));

test('R044 R265 at every hour of the day the newest message is unread', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const start = Date.parse('2026-11-23T00:30:00Z');
  const newest = hours.map((hour) => seedMessages(start + hour * 3_600_000).find(({ status }) => status === '2')!);
  expect(hours.filter((hour) => !newest[hour]!.isFresh)).toEqual([]);
});

test('R044 a message about an order leads to the order that its title names', () => {
  const about = messages.filter(({ title, handleUrl }) => handleUrl && /^工单 尾号/.test(title));
  expect(about.length).toBeGreaterThan(5);
  for (const { title, handleUrl } of about) {
    const id = Number(/0(\d{3}) /.exec(title)![1]);
    expect(handleUrl).toBe(`/byd/orders/${id}?source=workorder`);
    expect(title.includes('评价') ? CLOSED_ORDERS : OPEN_ORDERS).toContain(id);
  }
  expect(messages.filter(({ handleUrl }) => handleUrl?.includes('{'))).toEqual([]);
});
