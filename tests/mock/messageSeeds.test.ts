import { seedMessages } from '../../mock/_data/seeds/messages';
import { zhCN as indicatorTexts } from '../../subsystems/opbi/src/texts';
import { zhCN as orderTexts } from '../../subsystems/byd/src/texts/zh-CN';
import { seedApplications } from '../../subsystems/byd/src/decoration/seed';
import { seedOrders } from '../../subsystems/byd/src/workorder/seed';
import { CLOSED_ORDERS, liftName, OPEN_ORDERS, roundName } from '../../mock/_data/seeds/todo-records';

const now = new Date('2026-11-23T04:00:00Z');
const messages = seedMessages(now.getTime());

test('R044 R265 at every hour of the day the newest message is unread', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const start = Date.parse('2026-11-23T00:30:00Z');
  const newest = hours.map((hour) => seedMessages(start + hour * 3_600_000).find(({ status }) => status === '2')!);
  expect(hours.filter((hour) => !newest[hour]!.isFresh)).toEqual([]);
});

test('R044 a message about an order leads to the order that its title names', () => {
  const about = messages.filter(({ title, handleUrl }) => handleUrl && /^工单尾号/.test(title));
  expect(about.length).toBeGreaterThan(5);
  for (const { title, handleUrl } of about) {
    const id = Number(/0(\d{3}) /.exec(title)![1]);
    expect(handleUrl).toBe(`/byd/orders/${id}?source=workorder`);
    expect(title.includes('评价') ? CLOSED_ORDERS : OPEN_ORDERS).toContain(id);
  }
  expect(messages.filter(({ handleUrl }) => handleUrl?.includes('{'))).toEqual([]);
});

test('R044 a message that asks for something leads to the page of what its title names', () => {
  const about = (words: string) => messages.filter(({ title }) => title.includes(words));
  const pages = (words: string) => about(words).map(({ title, handleUrl }) => [title, handleUrl] as const);
  for (const words of ['权限申请已通过', '权限申请被驳回', '经营日报', '设备离线', '巡更点漏检'])
    expect(about(words).length).toBeGreaterThan(5);

  for (const [title, page] of pages('设备离线'))
    expect(title).toContain(liftName(Number(/^\/lift\/lifts\/(\d+)$/.exec(page!)![1])));
  for (const [title, page] of pages('巡更点漏检'))
    expect(title).toContain(roundName(Number(/^\/af\/rounds\/1(\d\d)$/.exec(page!)![1])));
  for (const [title, page] of pages('经营日报')) {
    const project = new URL(page!, 'http://portal').searchParams.get('project') as 'yunqi';
    expect(title).toBe(`${indicatorTexts[`project.${project}`]}经营日报已更新`);
  }
  for (const [, page] of pages('权限申请已通过')) expect(page).toBe('/mainApp/todoList?view=applied');
  for (const [, page] of pages('权限申请被驳回')) expect(page).toMatch(/^\/mainApp\/authorityApply\?systemCode=\w+$/);
  expect(messages.filter(({ content, handleUrl }) => content.includes('点击') && !handleUrl)).toEqual([]);
});

test('R044 a message about a new order or an approved application says what its record says', () => {
  const orders = messages.filter(({ title }) => title.includes('新工单待派'));
  expect(orders.length).toBeGreaterThan(5);
  for (const { title, content, handleUrl } of orders) {
    const id = Number(/^\/byd\/orders\/(\d+)\?/.exec(handleUrl!)![1]);
    const order = seedOrders(now).find((each) => each.id === id)!;
    expect(order.stage).toBe('reported');
    expect(title).toBe(`您有一张新工单待派：${order.title}`);
    expect(content).toContain(`${orderTexts[`project.${order.project}`]} ${order.place} 报事：${order.title}`);
    expect(content).toContain(`尾号 ${order.number.slice(-4)}`);
  }

  const applications = messages.filter(({ title }) => title.includes('审图完成'));
  expect(applications.length).toBeGreaterThan(5);
  for (const { title, content, handleUrl } of applications) {
    const id = Number(/^\/byd\/applications\/(\d+)\?/.exec(handleUrl!)![1]);
    const { phase, number, home } = seedApplications(now).find((each) => each.id === id)!;
    expect(phase).toBe('approved');
    expect(title).toContain(`尾号 ${number.slice(-4)}`);
    expect(content).toContain(`${home} 室`);
  }
});
