import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import type { Tab } from '@/domain/tab';
import { NO_TABS } from '@/domain/tab';
import { tabStore } from '@/shell/tabs';
import { MoreTabs } from './MoreTabs';

const tabs: Tab[] = Array.from({ length: 12 }, (_, id) => ({
  key: `/record?id=${id}`,
  route: '/record',
  address: `/record?id=${id}`,
  title: id === 3 ? 'Lift 3' : `电梯 ${id}`,
  isOneOfMany: true,
  isPinned: false,
  reloads: 0,
}));
const onClose = jest.fn();
const show = (count: number, unsaved: string[] = []) =>
  render(<MoreTabs tabs={tabs.slice(0, count)} unsaved={new Set(unsaved)} onClose={onClose} />);
const open = (count: number) => fireEvent.click(screen.getByRole('button', { name: `更多（${count}）` }));
const panel = () => screen.getByRole('group', { name: '更多已打开的页面' });
const rows = () => within(panel()).queryAllByRole('link');
const names = () => rows().map((row) => row.textContent);
const search = () => within(panel()).queryByRole('searchbox', { name: '搜索已打开的页面' });

beforeEach(() => {
  onClose.mockClear();
  history.replace('/home');
  tabStore.setState({ ...NO_TABS, tabs }, true);
});
afterEach(() => act(() => tabStore.setState(NO_TABS, true)));

test('R068 ten rows need no search field, eleven have one', () => {
  const { unmount } = show(10);
  open(10);
  expect(search()).toBeNull();
  expect(rows()).toHaveLength(10);
  unmount();
  show(11);
  open(11);
  expect(search()).toHaveAttribute('placeholder', '搜索已打开的页面');
});

test.each([
  ['lift', ['Lift 3']],
  [' LIFT  ', ['Lift 3']],
  ['电梯 1', ['电梯 1', '电梯 10', '电梯 11']],
  ['zzz', []],
])('R068 searching for %j shows %j', async (text, expected) => {
  show(12);
  open(12);
  await userEvent.type(search()!, text);
  expect(names()).toEqual(expected);
  expect(within(panel()).queryAllByText('没有匹配的页面')).toHaveLength(expected.length === 0 ? 1 : 0);
});

test('R068 a search no longer applies once the field is gone', async () => {
  const { rerender } = show(12);
  open(12);
  await userEvent.type(search()!, 'lift');
  rerender(<MoreTabs tabs={tabs.slice(0, 10)} unsaved={new Set()} onClose={onClose} />);
  expect(rows()).toHaveLength(10);
});

describe('choosing', () => {
  test('R068 a row opens its tab, closes the list and clears the search', async () => {
    show(12);
    open(12);
    await userEvent.type(search()!, 'lift');
    act(() => void fireEvent.click(rows()[0]!));
    expect(history.location.search).toBe('?id=3');
    expect(screen.queryByRole('group')).toBeNull();
    open(12);
    expect(search()).toHaveValue('');
  });

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
    'R068 a click with %j is left to the browser',
    (keys) => {
      show(3);
      open(3);
      const stop = (event: Event) => event.preventDefault();
      window.addEventListener('click', stop);
      fireEvent.click(rows()[0]!, keys);
      window.removeEventListener('click', stop);
      expect(history.location.pathname).toBe('/home');
      expect(panel()).toBeInTheDocument();
    },
  );
});

describe('closing a row', () => {
  test('R068 by its cross moves the focus to the cross of the next row, after the last row to the one before', async () => {
    show(3);
    open(3);
    const crosses = () => within(panel()).getAllByRole('button');
    expect(crosses()[0]).toHaveAttribute('title', '关闭电梯 0');
    await userEvent.click(crosses()[0]!);
    expect(crosses()[1]).toHaveFocus();
    await userEvent.click(crosses()[2]!);
    expect(crosses()[1]).toHaveFocus();
    expect(onClose.mock.calls).toEqual([['/record?id=0'], ['/record?id=2']]);
  });

  test('R068 by Delete moves the focus to the next row, after the last row to the one before', () => {
    show(3);
    open(3);
    act(() => rows()[2]!.focus());
    expect(fireEvent.keyDown(rows()[2]!, { key: 'Delete' })).toBe(false);
    expect(rows()[1]).toHaveFocus();
    fireEvent.keyDown(rows()[1]!, { key: 'Delete' });
    expect(rows()[2]).toHaveFocus();
    expect(onClose.mock.calls).toEqual([['/record?id=2'], ['/record?id=1']]);
  });

  test('R068 Delete in the search field or on a cross closes nothing', () => {
    show(12);
    open(12);
    act(() => search()!.focus());
    expect(fireEvent.keyDown(search()!, { key: 'Delete' })).toBe(true);
    const cross = within(panel()).getAllByRole('button')[0]!;
    act(() => cross.focus());
    fireEvent.keyDown(cross, { key: 'Delete' });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('R068 in search results closes the matching row', async () => {
    show(12);
    open(12);
    await userEvent.type(search()!, '电梯 1');
    fireEvent.click(within(panel()).getAllByRole('button')[1]!);
    expect(onClose.mock.calls).toEqual([['/record?id=10']]);
  });
});

test.each(['Home', 'End'])('R068 %s moves the cursor in the search field, elsewhere between the rows', (key) => {
  show(12);
  open(12);
  act(() => search()!.focus());
  expect(fireEvent.keyDown(search()!, { key })).toBe(true);
  expect(search()).toHaveFocus();
  act(() => rows()[4]!.focus());
  fireEvent.keyDown(rows()[4]!, { key });
  expect(rows().at(key === 'Home' ? 0 : -1)).toHaveFocus();
});

test('R065 R068 only the row of an unsaved page is marked', () => {
  show(3, ['/record?id=1']);
  open(3);
  expect(rows().map((row) => row.getAttribute('aria-label'))).toEqual([null, '电梯 1（未保存）', null]);
  expect(rows().map((row) => row.title)).toEqual(['电梯 0', '电梯 1（未保存）', '电梯 2']);
  expect(rows().map((row) => row.closest('li')!.querySelectorAll(':scope > span').length)).toEqual([0, 1, 0]);
});
