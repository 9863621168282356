import { fireEvent, render, screen } from '@testing-library/react';
import { ListPager } from './ListPagination';

const show = (total: number | null, pageNo: number, { isLastPage = false, rowCount = 20 } = {}) => {
  const setPage = jest.fn();
  const query = { filters: {}, sort: null, pageNo, pageSize: 20 };
  render(
    <ListPager list={{ query, setPage }} total={total} isLastPage={isLastPage} rowCount={rowCount} isShort={false} />,
  );
  return setPage;
};

test('R046 the pager shows the range and the total, and ends with the last page', () => {
  show(22, 2);
  expect(screen.getByText('21–22 / 22')).toBeInTheDocument();
  expect(screen.queryByTitle('3')).toBeNull();
});

test('A40 R046 without a total the pager shows the range alone and leads to the next page', () => {
  const setPage = show(null, 2);
  expect(screen.getByText('21–40')).toBeInTheDocument();
  fireEvent.click(screen.getByTitle('3'));
  expect(setPage).toHaveBeenCalledWith(3, 20);
});

test('A40 R046 without a total, a short page shows its own range, and leads on until it is known to be the last', () => {
  const setPage = show(null, 2, { rowCount: 7 });
  expect(screen.getByText('21–27')).toBeInTheDocument();
  fireEvent.click(screen.getByTitle('3'));
  expect(setPage).toHaveBeenCalledWith(3, 20);
});

test('A40 R046 the last page of an unknown total has no page after it', () => {
  show(null, 2, { isLastPage: true, rowCount: 7 });
  expect(screen.getByText('21–27')).toBeInTheDocument();
  expect(screen.queryByTitle('3')).toBeNull();
});

test('R046 the buttons of the pager are named in the language of the portal, not after their icons', () => {
  show(400, 9);
  expect(screen.getByRole('button', { name: '上一页' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下一页' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /double/ })).toBeNull();
});
