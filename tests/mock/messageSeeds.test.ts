import { seedMessages, type MessageRow } from '../../mock/_data/seeds/messages';
import { seedApplications as seedOwnApplications } from '../../mock/_data/seeds/todos';
import { personas } from '../../mock/_data/seeds/personas';
import { PROJECT_NAMES as INDICATOR_PROJECTS } from '../../subsystems/opbi/src/indicators/indicator';
import { PROJECT_NAMES as ORDER_PROJECTS } from '../../subsystems/byd/src/workorder/order';
import { seedApplications } from '../../subsystems/byd/src/decoration/seed';
import { seedOrders } from '../../subsystems/byd/src/workorder/seed';
import { liftName, roundName } from '../../mock/_data/seeds/todo-records';
import { MOMENTS, momentOf } from './moments';

const now = new Date('2026-11-23T04:00:00Z');
const messages = seedMessages(now.getTime());
const HOUR_MS = 3_600_000;

test('R044 R265 at every hour of the day the newest message is unread', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const start = Date.parse('2026-11-23T00:30:00Z');
  const newest = hours.map((hour) => seedMessages(start + hour * HOUR_MS).find(({ status }) => status === '2')!);
  expect(hours.filter((hour) => !newest[hour]!.isFresh)).toEqual([]);
});

test('R044 a message about an order is of a time at which it is true, also when the page is loaded hours later', () => {
  const kinds: [words: string, check: (message: MessageRow, order: ReturnType<typeof seedOrders>[number]) => void][] = [
    [
      '新工单待派',
      ({ title, content, createTime }, order) => {
        expect(title).toBe(`您有一张新工单待派：${order.title}`);
        expect(content).toContain(`${ORDER_PROJECTS[order.project]} ${order.place} 报事：${order.title}`);
        expect(content).toContain(`尾号 ${order.number.slice(-4)}`);
        expect(momentOf(createTime)).toBe(Date.parse(order.reportedAt));
      },
    ],
    [
      '即将超时',
      ({ title, createTime }, order) => {
        expect(title).toContain(`尾号 ${order.number.slice(-4)} `);
        expect(momentOf(createTime)).toBe(Date.parse(order.dueAt) - 15 * 60_000);
        const { stage, at } = order.steps.at(-1)!;
        expect(stage !== 'closed' || Date.parse(at) > Date.parse(order.dueAt)).toBe(true);
      },
    ],
    [
      '业主已评价',
      ({ title, createTime }, order) => {
        expect(title).toContain(`尾号 ${order.number.slice(-4)} `);
        expect(order.stage).toBe('closed');
        expect(momentOf(createTime)).toBeGreaterThan(Date.parse(order.steps.at(-1)!.at));
      },
    ],
  ];
  for (const moment of MOMENTS) {
    const about = seedMessages(moment).filter(({ handleUrl }) => handleUrl?.startsWith('/byd/orders/'));
    expect(about.length).toBeGreaterThan(20);
    for (const later of [0, 11]) {
      const orders = seedOrders(new Date(moment + later * HOUR_MS));
      for (const [words, check] of kinds) {
        const ofKind = about.filter(({ title }) => title.includes(words));
        expect(ofKind.length).toBeGreaterThan(1);
        for (const message of ofKind) {
          const id = Number(/^\/byd\/orders\/(\d+)\?source=workorder$/.exec(message.handleUrl!)![1]);
          check(
            message,
            orders.find((order) => order.id === id)!,
          );
        }
      }
    }
  }
});

test('R044 a message that asks for something leads to the page of what its title names', () => {
  const pages = (words: string) => {
    const about = messages.filter(({ title }) => title.includes(words));
    expect(about.length).toBeGreaterThan(2);
    return about.map(({ title, handleUrl }) => [title, handleUrl] as const);
  };
  for (const [title, page] of pages('设备离线'))
    expect(title).toContain(liftName(Number(/^\/lift\/lifts\/(\d+)$/.exec(page!)![1])));
  for (const [title, page] of pages('巡更点漏检'))
    expect(title).toContain(roundName(Number(/^\/af\/rounds\/1(\d\d)$/.exec(page!)![1])));
  for (const [title, page] of pages('经营日报')) {
    const project = new URL(page!, 'http://portal').searchParams.get('project') as 'yunqi';
    expect(title).toBe(`${INDICATOR_PROJECTS[project]}经营日报已更新`);
  }
  expect(messages.filter(({ content, handleUrl }) => content.includes('点击') && !handleUrl)).toEqual([]);
  expect(messages.filter(({ handleUrl }) => handleUrl?.includes('{'))).toEqual([]);
});

test('R044 a message about a missed checkpoint is sent after the round of yesterday that it names', () => {
  for (const moment of MOMENTS) {
    const yesterday = new Date(moment + (8 - 24) * HOUR_MS).toISOString().slice(0, 10);
    for (const { title, createTime } of seedMessages(moment).filter((each) => each.title.includes('巡更点漏检')))
      expect(createTime > `${yesterday} ${/\d\d:\d\d/.exec(title)![0]}` && momentOf(createTime) <= moment).toBe(true);
  }
});

test('R044 R269 a message about a permission is about an application of every person, decided so', () => {
  const decided = messages.filter(({ title }) => title.startsWith('权限申请'));
  const statusOf = (title: string) => (title.startsWith('权限申请已通过：') ? '2' : '3');
  for (const { person } of personas) {
    const own = seedOwnApplications(now.getTime()).filter(({ applicant }) => applicant === person.jobNumber);
    expect(decided.map(({ title }) => [title.split('：')[1], statusOf(title)])).toEqual(
      own.filter(({ status }) => status !== '1').map(({ systemName, status }) => [systemName, status]),
    );
    for (const { title, content, createTime, handleUrl } of decided) {
      const application = own.find(({ systemName }) => title.endsWith(`：${systemName}`))!;
      expect(createTime > application.createTime).toBe(true);
      expect(content).toContain(application.reason ?? '审批通过');
      expect(handleUrl).toBe(
        application.reason
          ? `/mainApp/authorityApply?systemCode=${application.systemCode}`
          : '/mainApp/todoList?view=applied',
      );
    }
  }
});

test('R044 a message about an approved application says what its record says', () => {
  const applications = messages.filter(({ title }) => title.includes('审图完成'));
  expect(applications.length).toBeGreaterThan(2);
  for (const { title, content, handleUrl } of applications) {
    const id = Number(/^\/byd\/applications\/(\d+)\?/.exec(handleUrl!)![1]);
    const { phase, number, home } = seedApplications(now).find((each) => each.id === id)!;
    expect(phase).toBe('approved');
    expect(title).toContain(`尾号 ${number.slice(-4)}`);
    expect(content).toContain(`${home} 室`);
  }
});
