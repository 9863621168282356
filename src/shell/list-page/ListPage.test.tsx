import { useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { markSaved } from '@/shell/cached-pages';
import { ListPage, type BulkAction, type BulkOutcome, type ListDataState, type ListHandle } from '.';
import { listPreferencesStore, readListPreferences, useListPreferences } from './listPreferences';
import type { useRowKeys } from './rows/useRowKeys';
import type { Selection } from './rows/useSelection';

interface Row {
  id: string;
  title: string;
}

interface BodyProps {
  columns: { key: string; title: string }[];
  data: ListDataState<Row>;
  selection?: Selection<Row>;
  selectionBar: ReactNode;
  savedKey: string | null;
  keys: ReturnType<typeof useRowKeys> & { onBlur(): void };
  children: ReactNode;
}

function mockBody({ columns, data, selection, selectionBar, savedKey, keys, children }: BodyProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands in for the table's region
    <div onKeyDown={keys.onKeyDown} onFocus={keys.onFocus} onBlur={keys.onBlur} onClick={keys.onClick}>
      <input aria-label="words" />
      {columns.map(({ key, title }) => (
        <b key={key}>{title}</b>
      ))}
      {selectionBar}
      {children ||
        data.rows?.map((row) => (
          <div key={row.id} data-row-key={row.id} data-testid={row.id} tabIndex={-1}>
            <input
              type="checkbox"
              aria-label={row.title}
              checked={selection?.rows.has(row.id) ?? false}
              onChange={() => selection?.toggle(row)}
            />
            {row.id === savedKey && <i>marked</i>}
          </div>
        ))}
    </div>
  );
}

// antd's table takes half a minute per query in jsdom; the browser tests use the real one.
jest.mock('./ListBody', () => ({ __esModule: true, default: (props: BodyProps) => mockBody(props) }));

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), title: `公告${index + 1}` }));

const reload = jest.fn();
const open = jest.fn();
const reset = jest.fn();
const remove = jest.fn<Promise<BulkOutcome<Row> | undefined>, [Row[]]>();

type Given = Partial<ListDataState<Row>> & { keyword?: string; bulk?: BulkAction<Row>[] };

function Example({ rows = rowsOf(3), keyword = '', bulk, ...rest }: Given) {
  const [reloads, setReloads] = useState(0);
  const list: ListHandle = {
    query: { filters: { keyword }, sort: null, pageNo: 1, pageSize: 10 },
    isFiltered: keyword !== '',
    setFilters: jest.fn(),
    setSort: jest.fn(),
    setPage: jest.fn(),
    reset,
  };
  const data: ListDataState<Row> = {
    rows,
    total: rows?.length ?? 0,
    isLoading: false,
    hasFailed: false,
    isOutdated: false,
    reload: () => {
      reload();
      setReloads((count) => count + 1);
    },
    reloads,
    isLastPage: false,
    loadAll: async () => rowsOf(25),
    ...rest,
  };
  return (
    <ListPage<Row>
      name="example"
      title="公告消息"
      list={list}
      data={data}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={[
        { key: 'title', title: '标题', isRequired: true, render: ({ title }) => title },
        { key: 'state', title: '状态', render: () => null },
      ]}
      filters={[]}
      onOpen={open}
      bulk={bulk ?? [{ key: 'delete', label: '删除', isDanger: true, run: remove }]}
      empty={{ type: 'not_message', title: '暂无公告' }}
    />
  );
}

const show = async (given: Given = {}) => {
  let view!: ReturnType<typeof render>;
  await act(async () => {
    view = render(<Example {...given} />);
  });
  return view;
};
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

beforeEach(() => {
  act(() => listPreferencesStore.setState(readListPreferences(), true));
  for (const mock of [reload, open, reset, remove]) mock.mockReset();
});

describe('a list page', () => {
  test('R044 the heading and the total are shown', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('公告消息');
    expect(screen.getByText('共 3 条')).toBeInTheDocument();
  });

  test('A40 R008 records that could not be parsed are counted, with the request id', async () => {
    render(<Example leftOut={2} requestId="r-17" />);
    expect(await screen.findByText('有 2 条记录无法读取 · 请求编号 r-17')).toBeVisible();
    render(<Example leftOut={1} />);
    expect(await screen.findByText('有 1 条记录无法读取')).toBeVisible();
  });

  test('R044 j and k move between rows, x selects, Enter opens', async () => {
    await show();
    act(() => screen.getByTestId('1').focus());
    press('j');
    press('ArrowDown');
    expect(screen.getByTestId('3')).toHaveFocus();
    press('j');
    expect(screen.getByTestId('3')).toHaveFocus();
    press('k');
    press('x');
    expect(screen.getByLabelText('公告2')).toBeChecked();
    press('Enter');
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
  });

  test('R044 a click beside the controls of a row opens it, unless it ends a selection of text', async () => {
    await show();
    const cell = screen.getByTestId('1');
    tick('公告1');
    expect(open).not.toHaveBeenCalled();
    const selected = jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as never);
    fireEvent.click(cell);
    expect(open).not.toHaveBeenCalled();
    selected.mockRestore();
    fireEvent.click(cell);
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
  });

  test('R044 A38 when a row with the focus is removed, the focus moves to the row in its place', async () => {
    const rows = rowsOf(3);
    const [first, second, third] = rows as [Row, Row, Row];
    const { rerender } = await show({ rows });
    act(() => screen.getByLabelText('公告2').focus());
    // Reloading, no response yet.
    rerender(<Example reloads={1} rows={rows} />);
    expect(screen.getByLabelText('公告2')).toHaveFocus();
    rerender(<Example reloads={1} rows={[first, third]} />);
    expect(screen.getByTestId('3')).toHaveFocus();
    rerender(<Example reloads={2} rows={[first]} />);
    expect(screen.getByTestId('1')).toHaveFocus();
    // The record was handled elsewhere.
    rerender(<Example reloads={2} rows={[second]} />);
    expect(screen.getByTestId('2')).toHaveFocus();
    // A focus that was not in the list is not moved into it.
    act(() => screen.getByTestId('2').blur());
    rerender(<Example reloads={2} rows={[third]} />);
    expect(document.body).toHaveFocus();
  });

  test('R044 A38 when the only row is removed with the focus, the page has it', async () => {
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }));
    const { rerender } = await show({ rows: rowsOf(1) });
    act(() => screen.getByLabelText('公告1').focus());
    // The empty state is code of its own.
    await act(async () => rerender(<Example reloads={1} rows={[]} />));
    expect(main).toHaveFocus();
    main.remove();
  });

  test('R044 A38 when the bar of the selected rows goes with the focus, the focus is back at the row', async () => {
    await show();
    act(() => screen.getByTestId('2').focus());
    press('x');
    const clear = screen.getByRole('button', { name: '取消选择' });
    act(() => clear.focus());
    fireEvent.click(clear);
    expect(screen.getByTestId('2')).toHaveFocus();
  });

  test('R044 A38 from the heading, which has the focus of a page that was opened, j leads to the first row', async () => {
    await show();
    const heading = screen.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    act(() => heading.focus());
    press('ArrowDown');
    press('x');
    expect(heading).toHaveFocus();
    press('j');
    expect(screen.getByTestId('1')).toHaveFocus();
  });

  test('R044 typing, or a key pressed with a modifier, does not trigger the shortcuts', async () => {
    await show();
    act(() => screen.getByLabelText('words').focus());
    press('j');
    press('x');
    expect(screen.getByLabelText('words')).toHaveFocus();
    act(() => screen.getByTestId('1').focus());
    fireEvent.keyDown(document.activeElement!, { key: 'x', ctrlKey: true });
    expect(screen.queryByText(/已选/)).toBeNull();
    act(() => screen.getByLabelText('公告1').focus());
    press('Enter');
    expect(open).not.toHaveBeenCalled();
  });

  test('R046 R047 A18 a record that was just saved in a form is marked', async () => {
    markSaved('notices', '2', { isNew: false });
    await show({ topic: 'notices' });
    expect(screen.getByTestId('2')).toHaveTextContent('marked');
    expect(screen.getAllByText('marked')).toHaveLength(1);
  });

  test('R044 selected rows are counted, passed to the action, and deselected afterwards', async () => {
    remove.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ failed: [], hasChanged: true });
    await show();
    tick('公告1');
    tick('公告3');
    const bar = screen.getByRole('group', { name: '已选 2 条' });
    await act(async () => fireEvent.click(within(bar).getByText('删除')));
    expect(remove.mock.calls[0]![0].map(({ id }) => id)).toEqual(['1', '3']);
    expect(screen.getAllByText('已选 2 条')).not.toHaveLength(0);
    expect(reload).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(within(bar).getByText('删除')));
    expect(screen.queryByText(/已选/)).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('R046 rows that an action failed for stay selected while the list is loaded again', async () => {
    remove.mockImplementationOnce(async ([, second]) => ({ failed: [second!], hasChanged: true }));
    await show();
    tick('公告1');
    tick('公告3');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '删除' })));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('group', { name: '已选 1 条' })).toBeInTheDocument();
    expect(screen.getByLabelText('公告3')).toBeChecked();
  });

  test('R046 an action is called with the rows that it is for, and disabled without one', async () => {
    const publish = jest.fn(async () => undefined);
    const isFor = ({ id }: Row) => id === '2';
    await show({ bulk: [{ key: 'publish', label: '发布', isFor, run: publish }] });
    tick('公告1');
    expect(screen.getByRole('button', { name: '发布（0）' })).toBeDisabled();
    tick('公告2');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '发布（1）' })));
    expect(publish).toHaveBeenCalledWith([expect.objectContaining({ id: '2' })]);
    tick('公告1');
    expect(screen.getByRole('button', { name: '发布' })).toBeEnabled();
  });

  test('R044 B17 after selecting the whole page, all filtered rows can be selected', async () => {
    await show({ total: 25 });
    tick('公告1');
    expect(screen.queryByText('选择全部 25 条')).toBeNull();
    tick('公告2');
    tick('公告3');
    await act(async () => fireEvent.click(screen.getByText('选择全部 25 条')));
    expect(screen.getByText('已选 25 条')).toBeInTheDocument();
    fireEvent.click(screen.getByText('取消选择'));
    expect(screen.queryByText(/已选/)).toBeNull();
  });

  test('A40 R046 without a total no number is claimed, and not all can be selected', async () => {
    await show({ total: null, rows: rowsOf(10) });
    expect(screen.queryByText(/^共/)).toBeNull();
    for (const { title } of rowsOf(10)) tick(title);
    expect(screen.queryByText(/选择全部/)).toBeNull();
  });

  test('R044 changing a filter clears the selection', async () => {
    const { rerender } = await show();
    tick('公告1');
    expect(screen.getByText('已选 1 条')).toBeInTheDocument();
    rerender(<Example keyword="x" />);
    expect(screen.queryByText(/已选/)).toBeNull();
  });

  test('R044 R046 a deleted row does not stay selected', async () => {
    const { rerender } = await show();
    tick('公告1');
    rerender(<Example rows={rowsOf(3).slice(1)} reloads={1} />);
    expect(screen.queryByText(/已选/)).toBeNull();
  });

  test('R046 hidden columns are stored; the name column stays visible whatever is stored', async () => {
    function Hide() {
      const { setHidden } = useListPreferences('example');
      return (
        <button type="button" onClick={() => setHidden(['state', 'title'])}>
          hide
        </button>
      );
    }
    render(<Hide />);
    fireEvent.click(screen.getByText('hide'));
    act(() => listPreferencesStore.setState(readListPreferences(), true));
    await show();
    expect(screen.getByText('标题')).toBeInTheDocument();
    expect(screen.queryByText('状态')).toBeNull();
  });

  test('R044 R122 rows that do not answer the present page say so, and load when the connection is back', async () => {
    const { rerender } = await show({ hasFailed: true, isOutdated: true });
    expect(screen.getByRole('alert')).toHaveTextContent('没有载入所选的内容，下面仍是之前的结果。');
    expect(screen.getByLabelText('公告1')).toBeInTheDocument();
    fireEvent.click(screen.getByText('重试'));
    expect(reload).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(2);
    rerender(<Example />);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('R044 R119 loading, failed, empty and no results look different', async () => {
    const { rerender } = await show({ rows: null, isLoading: true });
    expect(document.querySelector('[data-state="loading"]')).toBeInTheDocument();
    rerender(<Example rows={null} hasFailed />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^公告消息加载失败重试$/);
    fireEvent.click(screen.getByText('重试'));
    expect(reload).toHaveBeenCalledTimes(1);
    await act(async () => rerender(<Example rows={[]} />));
    expect(screen.getByText('暂无公告')).toBeInTheDocument();
    await act(async () => rerender(<Example rows={[]} keyword="x" />));
    expect(document.querySelector('[data-image="search_related"]')).toBeInTheDocument();
    fireEvent.click(screen.getByText('清空筛选'));
    expect(reset).toHaveBeenCalledTimes(1);
  });
});
