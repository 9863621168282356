import { fireEvent, render, screen } from '@testing-library/react';
import ListCards from './ListCards';
import type { Selection } from './useSelection';

interface Row {
  id: string;
  title: string;
  state: string;
}

const rows: Row[] = ['1', '2', '3', '4', '5'].map((id) => ({ id, title: `手册${id}`, state: `状态${id}` }));
const selection = {
  rows: new Map<string, Row>(),
  toggle: jest.fn(),
  put: jest.fn(),
  clear: jest.fn(),
  replace: jest.fn(),
};
const sort = jest.fn();
const edit = jest.fn();

function show({ order, ...given }: { order?: 'asc' | 'desc'; selection?: Selection<Row>; savedKey?: string } = {}) {
  return render(
    <ListCards<Row>
      title="操作手册"
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={[
        { key: 'title', title: '名称', isRequired: true, isSortable: true, render: ({ title }) => <b>{title}</b> },
        { key: 'state', title: '状态', render: ({ state }) => state },
      ]}
      actions={() => [{ key: 'edit', label: '编辑', onClick: edit }]}
      selection={selection}
      sort={order ? { field: 'title', order } : null}
      onSort={sort}
      size="middle"
      isLoading={false}
      currentKey={null}
      {...given}
    />,
  );
}
const cards = () => [...document.querySelectorAll<HTMLElement>('li')];
const press = (key: string, options: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...options });

beforeEach(() => {
  for (const mock of [selection.toggle, selection.put, sort, edit]) mock.mockReset();
});

describe('rows as cards', () => {
  test('R048 a card shows its name, its columns and its actions; Tab reaches one card', () => {
    show();
    expect(cards()).toHaveLength(5);
    expect(cards()[1]).toHaveTextContent('手册2状态状态2编辑');
    expect(cards().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    expect(cards()[1]!.dataset.rowKey).toBe('2');
    fireEvent.click(screen.getAllByText('编辑')[0]!);
    expect(edit).toHaveBeenCalledTimes(1);
  });

  test('R048 cards are selected one by one, or all on the page', () => {
    const [first] = rows as [Row];
    show({ selection: { ...selection, rows: new Map([['1', first]]) } });
    expect(screen.getByLabelText('选择 手册1')).toBeChecked();
    fireEvent.click(screen.getByLabelText('选择 手册3'));
    expect(selection.toggle).toHaveBeenCalledWith(rows[2]);
    fireEvent.click(screen.getByLabelText('选择本页'));
    expect(selection.put).toHaveBeenCalledWith(rows, true);
  });

  test('R048 without bulk actions there is no selection', () => {
    show({ selection: undefined });
    expect(document.querySelectorAll('input')).toHaveLength(0);
  });

  test.each([
    [undefined, 'asc'],
    ['asc', 'desc'],
    ['desc', 'asc'],
  ] as const)('R048 sorted %s, a click sorts %s', (order, next) => {
    show({ order });
    const button = document.querySelector<HTMLElement>('[aria-pressed]')!;
    expect(button).toHaveAttribute('aria-pressed', String(order !== undefined));
    fireEvent.click(button);
    expect(sort).toHaveBeenCalledWith({ field: 'title', order: next });
  });

  test('R048 the arrow keys move in their direction while a card itself has the focus', () => {
    show();
    // Two per row, as in a narrow window.
    cards().forEach((card, index) => Object.defineProperty(card, 'offsetTop', { value: Math.floor(index / 2) * 100 }));
    cards()[0]!.focus();
    press('ArrowRight');
    expect(cards()[1]).toHaveFocus();
    press('ArrowDown');
    expect(cards()[3]).toHaveFocus();
    press('ArrowDown');
    expect(cards()[3]).toHaveFocus();
    press('ArrowLeft');
    press('ArrowUp');
    expect(cards()[0]).toHaveFocus();
    press('ArrowRight', { ctrlKey: true });
    expect(cards()[0]).toHaveFocus();
    screen.getByLabelText('选择 手册1').focus();
    press('ArrowRight');
    expect(screen.getByLabelText('选择 手册1')).toHaveFocus();
  });
});

test('R048 R049 the card of a record that was just saved says so, and no other', () => {
  show({ savedKey: '3' });
  expect(screen.getAllByText('刚刚保存')).toHaveLength(1);
  expect(screen.getByText('手册3').closest('li')).toHaveTextContent('刚刚保存');
});
