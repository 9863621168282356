import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPager, pageOf, type PagerOptions, shownPages } from './pager.ts';

const onChange = jest.fn();
const show = (options: Partial<PagerOptions> = {}) => {
  const pager = createPager({ page: 1, pages: 17, total: '共 168 条', locale: 'zh-CN', onChange, ...options });
  document.body.append(pager.element);
  return pager;
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => onChange.mockReset());
afterEach(() => document.body.replaceChildren());

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 17, '1 2 3 4 5 … 17'],
  [4, 17, '1 2 3 4 5 … 17'],
  [5, 17, '1 … 4 5 6 … 17'],
  [13, 17, '1 … 12 13 14 … 17'],
  [14, 17, '1 … 13 14 15 16 17'],
  [17, 17, '1 … 13 14 15 16 17'],
])('T12 on page %s of %s a pager shows %s', (page, pages, text) =>
  expect(
    shownPages(page, pages)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(text),
);

describe('a pager', () => {
  test('T12 says how many records there are, and names its buttons and the page on screen', () => {
    const { update } = show({ page: 2 });
    const nav = within(screen.getByRole('navigation', { name: '分页' }));
    expect(nav.getByRole('status')).toHaveTextContent('共 168 条');
    expect(nav.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 2 页');
    expect(nav.getByText('第 2 / 17 页')).toBeInTheDocument();
    update({ locale: 'en-US', total: '168 in total' });
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('168 in total');
    expect(button('Next page')).toBeInTheDocument();
    expect(screen.getByText('Page 2 of 17')).toBeInTheDocument();
  });

  test('T12 goes to the page that is pressed; the focus stays on the step and on the number', async () => {
    const { update } = show();
    onChange.mockImplementation((page: number) => update({ page }));
    await userEvent.click(button('下一页'));
    await userEvent.keyboard('{Enter}');
    expect(button('下一页')).toHaveFocus();
    await userEvent.click(button('第 17 页'));
    expect(button('第 17 页')).toHaveFocus();
    expect(button('第 17 页')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(button('第 17 页'));
    expect(onChange.mock.calls).toEqual([[2], [3], [17]]);
  });

  test('T12 a button that has the focus keeps it through every update, and stays the same while the pages do', () => {
    const { update } = show();
    const third = button('第 3 页');
    third.focus();
    update({ total: '共 170 条' });
    expect(third).toHaveFocus();
    update({ page: 2 });
    expect(button('第 3 页')).toHaveFocus();
    update({ page: 17 });
    expect(button('第 17 页')).toHaveFocus();
  });

  test('T12 at an end the step stays focusable and does nothing', async () => {
    const { update } = show({ page: 16 });
    onChange.mockImplementation((page: number) => update({ page }));
    await userEvent.click(button('下一页'));
    await userEvent.click(button('下一页'));
    expect(button('下一页')).toHaveFocus();
    expect(button('下一页')).toHaveAttribute('aria-disabled', 'true');
    expect(button('上一页')).toHaveAttribute('aria-disabled', 'false');
    expect(onChange.mock.calls).toEqual([[17]]);
  });

  test('T12 with one page it has no buttons', () => {
    show({ pages: 1, total: '共 3 条' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('共 3 条');
  });
});

describe('the rows of a page', () => {
  const rows = [1, 2, 3, 4, 5];

  test.each([
    [1, 1, [1, 2]],
    [3, 3, [5]],
    [9, 3, [5]],
    [0, 1, [1, 2]],
    [-1, 1, [1, 2]],
    [2.9, 2, [3, 4]],
    [Number.NaN, 1, [1, 2]],
  ])('T12 page %d of three is page %d', (wanted, page, shown) => {
    expect(pageOf(rows, wanted, 2)).toEqual({ page, pages: 3, rows: shown });
  });

  test('T12 a list without rows has one page', () => {
    expect(pageOf([], 4, 2)).toEqual({ page: 1, pages: 1, rows: [] });
  });
});
