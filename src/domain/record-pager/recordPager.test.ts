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
    ['is gone in another system', '/af/rounds', undefined],
    ['is gone in another system with the same path', '/byd?source=decoration', undefined],
    ['is gone on a page of the portal', '/mainApp/todoList', undefined],
  ])('%s', (_, address, index) => expect(after(address)).toBe(index));

  test('of two tasks of one record, the nearer one is current', () => {
    expect(after('/lift/lifts/7', { ...pager, index: 4 })).toBe(3);
    expect(after('/lift/lifts/7', { ...pager, index: 0 })).toBe(0);
  });
});
