import { readRights } from '../portal/permission';
import { ordersAsText } from './exportOrders';
import { applyFilter, readFilter, writeFilter } from './filter';
import { checkDraft, isOver, type OrderDraft, reachableStatuses } from './order';
import { seedOrders } from './seed';

const NOW = new Date(2026, 10, 21, 10, 0);
const orders = seedOrders(NOW);
const filter = (query: string) => applyFilter(orders, readFilter(new URLSearchParams(query)));
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

describe('the office’s orders', () => {
  test('are the same on every start, newest first, and hang together', () => {
    expect(seedOrders(NOW)).toEqual(orders);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
    for (const order of orders) {
      expect(order.phone).toMatch(/^13\d{9}$/);
      expect(Date.parse(order.createdAt)).toBeLessThan(NOW.getTime());
      expect(order.satisfaction !== null).toBe(order.status === 'finished');
      if (order.status === 'finished') expect(Date.parse(order.appointment!)).toBeLessThan(NOW.getTime() + 86_400_000);
      expect(order.log.at(-1)?.action).toBe('created');
    }
  });

  test('a filter narrows by every part of it and survives the address', () => {
    expect(filter('').length).toBe(orders.length);
    const visits = filter('kind=visit&status=finished');
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.every(({ kind, status }) => kind === 'visit' && status === 'finished')).toBe(true);
    const found = orders[5]!;
    expect(filter(`q=${found.resident} ${found.home}`).map(({ id }) => id)).toContain(found.id);
    expect(filter('q=没有这样的人')).toEqual([]);
    expect(filter('urgent=1').every(({ isUrgent }) => isUrgent)).toBe(true);
    const query = '?q=%E6%9D%8E&status=waiting&community=%E4%BA%91%E6%A0%96%E8%8A%B1%E5%9B%AD&page=2';
    expect(writeFilter(readFilter(new URLSearchParams(query)))).toBe(query);
    expect(writeFilter(readFilter(new URLSearchParams('status=gone&kind=__proto__&page=-1')))).toBe('');
  });

  test('the file has a row per order and no cell that a spreadsheet would calculate', () => {
    const text = ordersAsText([{ ...orders[0]!, title: '=HYPERLINK("x")' }], (key) => key);
    expect(text.split('\r\n')).toHaveLength(2);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('the form', () => {
  const order = { ...orders[0]!, status: 'visiting' as const, appointment: at(21, 9) };
  const draft: OrderDraft = {
    status: 'visiting',
    keeper: order.keeper,
    appointment: order.appointment,
    result: '',
    satisfaction: null,
  };
  const check = (part: Partial<OrderDraft>) => checkDraft({ ...draft, ...part }, order, NOW);

  test('an order goes forward only and is over when finished or closed', () => {
    expect(reachableStatuses('waiting')).toEqual(['waiting', 'accepted']);
    expect(reachableStatuses('finished')).toEqual(['finished']);
    expect(['waiting', 'finished', 'closed'].map((status) => isOver(status as never))).toEqual([false, true, true]);
  });

  test('a visit is at a time at which one rings at a door, and not in the past', () => {
    expect(check({})).toEqual({});
    expect(check({ appointment: null })).toEqual({ appointment: 'appointment-missing' });
    expect(check({ appointment: at(22, 7, 59) })).toEqual({ appointment: 'appointment-hours' });
    expect(check({ appointment: at(22, 8) })).toEqual({});
    expect(check({ appointment: at(22, 20) })).toEqual({});
    expect(check({ appointment: at(22, 20, 15) })).toEqual({ appointment: 'appointment-hours' });
    expect(check({ appointment: at(20, 12) })).toEqual({ appointment: 'appointment-past' });
  });

  test('a finished order needs an account and a rating', () => {
    expect(check({ status: 'finished', result: '已处理' })).toEqual({
      result: 'result-short',
      satisfaction: 'satisfaction-missing',
    });
    expect(check({ status: 'finished', result: '已上门疏通，住户确认', satisfaction: 5 })).toEqual({});
  });
});

test('R140 rights are read from the portal’s permission data, and what cannot be read is not granted', () => {
  const data = { permissions: ['visit:edit'], projects: [{ projectName: '翠湖天地' }, { projectName: 7 }, null] };
  expect(readRights({ status: '1', data })).toEqual({
    projects: ['翠湖天地'],
    canEdit: true,
    canAssign: false,
    canExport: false,
  });
  for (const response of [
    null,
    { status: '0', data },
    { status: '1', data: [] },
    { status: '1', data: { permissions: 'visit:edit' } },
  ])
    expect(readRights(response)).toMatchObject({ canEdit: false, projects: [] });
});
