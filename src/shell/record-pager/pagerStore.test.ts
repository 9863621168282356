import { history } from '@umijs/max';
import { sessionArea } from '@/utils/storage';
import { closePager, followNavigation, keepPager, openInPager, pagerStore } from './pagerStore';
import { stepTo } from './stepTo';

const step = { title: '公示审核', address: '/byd?source=publicBenefits' };
const other = { title: '完工验收', address: '/byd?source=decoration' };
const open = async (steps: (typeof step)[], index: number, all: (typeof step)[]) => {
  openInPager({ label: '待办', backTo: '/mainApp/todoList', steps, index }, () => Promise.resolve(all));
  await Promise.resolve();
  return pagerStore.getState().pager?.index;
};

beforeEach(() => history.push('/mainApp/todoList'));

test('B13 when the whole list is known, the second of two equal entries stays the second', async () => {
  expect(await open([step, step], 1, [step, step, other])).toBe(1);
});

test('B13 an entry that has moved in the meantime is found again', async () => {
  expect(await open([step, other], 1, [step, step, other])).toBe(2);
});

test('B13 previous and next also move between entries that have the same page', async () => {
  await open([step, step, other], 1, [step, step, other]);
  stepTo(0);
  expect(pagerStore.getState().pager?.index).toBe(0);
  stepTo(2);
  expect(pagerStore.getState().pager?.index).toBe(2);
  expect(history.location.search).toBe('?source=decoration');
  stepTo(3);
  expect(pagerStore.getState().pager?.index).toBe(2);
});

test('R058 B13 a hidden menu stays hidden from the list to a record and from one record to the next', async () => {
  history.push('/mainApp/todoList?hideBar=1');
  await open([step, other], 0, [step, other]);
  expect(history.location.search).toBe('?source=publicBenefits&hideBar=1');
  stepTo(1);
  expect(history.location.search).toBe('?source=decoration&hideBar=1');
  expect(pagerStore.getState().pager?.index).toBe(1);
});

describe('B13 the list of records across a reload', () => {
  /** The page is loaded anew: what is in memory is gone. */
  const reload = () => {
    pagerStore.setState({ pager: null });
    keepPager()();
    return pagerStore.getState().pager;
  };

  test('is restored with its position, wherever the user is, until it is closed', async () => {
    const stop = keepPager();
    await open([step, other], 0, [step, other]);
    stepTo(1);
    followNavigation({ pathname: '/mainApp/home', search: '' });
    stop();
    expect(reload()).toMatchObject({ steps: [step, other], index: 1, isPaused: true });
    const again = keepPager();
    closePager();
    again();
    expect(reload()).toBeNull();
  });

  test.each(['https://evil.test/', '//evil.test', '/.//evil.test', 'javascript:alert(1)'])(
    'T16 F37 with the address %s, which leads away, it is none',
    (address) => {
      const pager = { label: '待办', backTo: '/mainApp/todoList', steps: [step], index: 0 };
      sessionArea.write('portal.recordPager', { ...pager, backTo: address });
      expect(reload()).toBeNull();
      sessionArea.write('portal.recordPager', { ...pager, steps: [step, { ...other, address }] });
      expect(reload()).toBeNull();
      sessionArea.write('portal.recordPager', { ...pager, steps: [step, { ...other, backTo: address }] });
      expect(reload()).toBeNull();
    },
  );
});
