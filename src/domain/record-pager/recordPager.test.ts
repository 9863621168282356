import { acceptPager, followPager, type RecordPager } from './recordPager';

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
  const { index, isPaused = false } = followPager(from, { pathname, search });
  return isPaused ? 'paused' : index;
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
    ['is paused on a page below a record of another system', '/byd/tasks/3/edit?source=decoration', 'paused'],
    ['stays on the help page of a system that the person may not open', '/help?systemCode=workorder&applyState=4', 1],
    ['is paused on the help page of another system', '/help?systemCode=lift&applyState=4', 'paused'],
    ['is paused in another system', '/af/rounds', 'paused'],
    ['is paused in another system with the same path', '/byd?source=decoration', 'paused'],
    ['is paused on a page of the portal', '/mainApp/todoList', 'paused'],
  ])('%s', (_, address, index) => expect(after(address)).toBe(index));

  test('a step to the start page of a system does not stand for all its pages', () => {
    const start = { title: '公示', address: '/byd?source=workorder' };
    expect(after('/byd/tasks?source=workorder', { ...pager, steps: [start, ...pager.steps], index: 2 })).toBe(2);
  });

  test('of two tasks of one record, the nearer one is current', () => {
    expect(after('/lift/lifts/7', { ...pager, index: 4 })).toBe(3);
    expect(after('/lift/lifts/7', { ...pager, index: 0 })).toBe(0);
  });

  test.each([
    ['is back at the record that was left', '/byd/orders/12?source=workorder', 1],
    ['is back at another record of the list', '/byd/tasks/3?source=task', 2],
    ['is back on a page below a record', '/byd/orders/12/edit?source=workorder', 1],
    ['stays paused in a system of a record', '/byd?source=workorder', 'paused'],
    ['stays paused on the start page of a system, which is a step', '/gdzt', 'paused'],
    ['stays paused on a page of the portal', '/mainApp/home', 'paused'],
  ])('a list that was left %s', (_, address, index) => {
    const steps = [...pager.steps, { title: '工单', address: '/gdzt' }];
    expect(after(address, { ...pager, steps, isPaused: true })).toBe(index);
  });
});

describe('B13 F37 a stored list of records', () => {
  test('is the one that was stored', () =>
    expect(acceptPager(JSON.parse(JSON.stringify({ ...pager, isPaused: true })))).toEqual({
      ...pager,
      isPaused: true,
    }));

  test.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no steps', { ...pager, steps: [], index: 0 }],
    ['a position outside of the list', { ...pager, index: 5 }],
    ['a position between two records', { ...pager, index: 0.5 }],
    ['a step without an address', { ...pager, steps: [{ title: '公示审核' }], index: 0 }],
  ])('%s is none', (_, value) => expect(acceptPager(value)).toBeUndefined());
});
