import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ListColumn } from '../listModel';
import ListTable, { type ListRowsProps } from './ListTable';

interface Row {
  id: string;
  title: string;
}

const rows: Row[] = ['1', '2', '3'].map((id) => ({ id, title: `公告${id}` }));
const renderTitle = jest.fn(({ title }: Row) => title);
const columns: ListColumn<Row>[] = [{ key: 'title', title: '标题', isSortable: true, render: renderTitle }];
const actions = () => [{ key: 'delete', label: '删除' }];
const keyOf = ({ id }: Row) => id;
const nameOf = ({ title }: Row) => title;
const onSort = jest.fn();
const toggle = jest.fn();

function Example({ selected = [], ...rest }: Partial<ListRowsProps<Row>> & { selected?: readonly string[] }) {
  const shown = rows.filter(({ id }) => selected.includes(id));
  return (
    <ListTable<Row>
      title="公告消息"
      {...{ rows, keyOf, nameOf, columns, actions, onSort }}
      selection={{
        rows: new Map(shown.map((row) => [row.id, row])),
        toggle,
        put: jest.fn(),
        clear: jest.fn(),
        replace: jest.fn(),
      }}
      sort={null}
      size="middle"
      isLoading={false}
      currentKey={null}
      {...rest}
    />
  );
}

test('R044 B9 the rows are in no live region: after a change screen readers do not read out the whole list', () => {
  const { container } = render(<Example />);
  expect(container).toHaveTextContent('公告3');
  expect(container.querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]')).toBeNull();
});

test('R044 a changed selection renders only the rows concerned', () => {
  const { rerender } = render(<Example />);
  renderTitle.mockClear();
  rerender(<Example selected={['2']} />);
  expect(renderTitle.mock.calls.map(([row]) => row.id)).toEqual(['2']);
  expect(screen.getByRole('checkbox', { name: '选择 公告2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '选择本页' })).toHaveProperty('indeterminate', true);
});

test('R046 a heading sorts up, then down, and says so', () => {
  const { rerender } = render(<Example />);
  const heading = screen.getByRole('columnheader', { name: '标题' });
  fireEvent.click(within(heading).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'title', order: 'asc' });
  rerender(<Example sort={{ field: 'title', order: 'asc' }} />);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  fireEvent.click(within(heading).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'title', order: 'desc' });
});

test('R046 R047 the row that was just saved says so, and no other', () => {
  render(<Example savedKey="2" />);
  const named = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  expect(named('公告2')).toHaveTextContent('刚刚保存');
  expect(screen.getAllByText('刚刚保存')).toHaveLength(1);
});

test('R044 actions are named after their row, and Tab reaches those of one row only', () => {
  render(<Example currentKey="2" />);
  const reached = screen
    .getAllByRole('button', { name: /^删除/ })
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map((button) => button.getAttribute('aria-label'));
  expect(reached).toEqual(['删除：公告2']);
});
