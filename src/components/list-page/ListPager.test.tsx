import { fireEvent, render, screen } from '@testing-library/react';
import { ListPager } from './ListPager';

const show = (total: number | null, pageNo: number) => {
  const setPage = jest.fn();
  const query = { filters: {}, sort: null, pageNo, pageSize: 20 };
  render(<ListPager list={{ query, setPage }} total={total} isShort={false} />);
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
