import { followPager, type RecordPager } from './recordPager';

const addresses = [
  '/lift/lifts/7',
  '/byd/orders/12?source=workorder',
  '/byd/tasks/3?source=task',
  '/lift/lifts/7',
  '/nfc/cards/5',
];
const pager: RecordPager = {
  label: '待办',
  backTo: '/mainApp/todoList',
  steps: addresses.map((address) => ({ title: address, address })),
  index: 1,
};
const after = (address: string, from = pager) => {
  const { pathname, search } = new URL(address, 'https://portal.test');
  return followPager(from, { pathname, search })?.index;
};

describe('R266 B13 the position in a list of tasks', () => {
  test.each([
    ['stays at the current record', '/byd/orders/12?source=workorder', 1],
    ['ignores parameters that the subsystem adds', '/byd/orders/12?source=workorder&tab=log', 1],
    ['follows to another record of the list', '/byd/tasks/3?source=task', 2],
    ['stays while the user looks around in the same system', '/byd?source=workorder', 1],
    ['stays on a page below the current record', '/byd/orders/12/edit?source=workorder', 1],
    ['follows to a page below another record, as Back does', '/byd/tasks/3/edit?source=task', 2],
    ['stays on a page with a longer name than that of a record', '/byd/tasks/33?source=workorder', 1],
    ['is gone on a page below a record of another system', '/byd/tasks/3/edit?source=decoration', undefined],
    ['is gone in another system', '/af/rounds', undefined],
    ['is gone in another system with the same path', '/byd?source=decoration', undefined],
    ['is gone on a page of the portal', '/mainApp/todoList', undefined],
  ])('%s', (_, address, index) => expect(after(address)).toBe(index));

  test('a step to the start page of a system does not stand for all its pages', () => {
    const start = { title: '公示', address: '/byd?source=workorder' };
    expect(after('/byd/tasks?source=workorder', { ...pager, steps: [start, ...pager.steps], index: 2 })).toBe(2);
  });

  test('of two tasks of one record, the nearer one is current', () => {
    expect(after('/lift/lifts/7', { ...pager, index: 4 })).toBe(3);
    expect(after('/lift/lifts/7', { ...pager, index: 0 })).toBe(0);
  });
});
