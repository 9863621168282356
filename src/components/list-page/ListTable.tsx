import { useMemo, type ReactNode, type ThHTMLAttributes } from 'react';
import { Checkbox, Table, type TableColumnsType } from 'antd';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { ListColumn, RowAction, SortChoice } from './listModel';
import { RowActions } from './RowActions';
import type { Selection } from './useSelection';
import styles from './ListTable.module.css';

/** What both looks of the rows are made from: the table, and the cards. */
export interface ListRowsProps<Row> {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  actions?: (row: Row) => RowAction[];
  selection?: Selection<Row>;
  sort: SortChoice | null;
  onSort: (sort: SortChoice) => void;
  size: 'middle' | 'small';
  isLoading: boolean;
  /** The row that the tab key reaches. */
  currentKey: string | null;
}

const TICK_PX = 48;
const ACTIONS_PX = 188;
/** A column without a width is not narrower than this: below it the table scrolls sideways in its own place. */
const SMALLEST_FREE_COLUMN_PX = 220;

const orders = { ascend: 'asc', descend: 'desc' } as const;
/** Upwards, downwards and upwards again, as the cards do: what antd does after the second would be no sorting at all. */
const SORT_DIRECTIONS: (keyof typeof orders)[] = ['ascend', 'descend', 'ascend'];

const TICK = 'tick';

// To measure the columns antd draws the titles a second time, out of sight, and nothing there may take the focus: the
// box of the heading is handed to the cell beside its title.
type HeaderCellProps = ThHTMLAttributes<HTMLTableCellElement> & { [TICK]?: ReactNode };
const components = {
  header: {
    cell: ({ [TICK]: tick, children, ...rest }: HeaderCellProps) => <th {...rest}>{tick ?? children}</th>,
  },
};

/**
 * The rows of a list, in antd's table. All of them, however many the address asks for: the browser scrolls what is there
 * without any script, finds it when searched for, and a kept page comes back without drawing it.
 */
export default function ListTable<Row extends object>(props: ListRowsProps<Row>) {
  const { rows, keyOf, nameOf, columns, actions, selection, sort, onSort, size, isLoading, currentKey } = props;
  const t = useText();
  const tabStop = rows.some((row) => keyOf(row) === currentKey) ? currentKey : rows[0] && keyOf(rows[0]);

  const width = useMemo(
    () =>
      columns.reduce((sum, column) => sum + (column.width ?? SMALLEST_FREE_COLUMN_PX), 0) +
      (selection ? TICK_PX : 0) +
      (actions ? ACTIONS_PX : 0),
    [columns, selection, actions],
  );

  const drawn: TableColumnsType<Row> = columns.map(({ key, title, render, width: wanted, isSortable }) => ({
    key,
    title,
    width: wanted,
    render: (_, row) => render(row),
    ellipsis: { showTitle: false },
    ...(isSortable && {
      sorter: true,
      sortDirections: SORT_DIRECTIONS,
      sortOrder: sort?.field === key ? (sort.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
      showSorterTooltip: false,
    }),
  }));
  if (selection) drawn.unshift(tickColumn(rows, selection, keyOf, nameOf, t));
  if (actions)
    drawn.push({
      key: 'actions',
      title: t('list.actions'),
      width: ACTIONS_PX,
      render: (_, row) => <RowActions actions={actions(row)} name={nameOf(row)} />,
    });

  return (
    <Table<Row>
      className={cx(styles.table, isLoading && styles.loading)}
      aria-label={t('list.table', { title: props.title })}
      aria-busy={isLoading}
      dataSource={rows as Row[]}
      columns={drawn}
      components={components}
      rowKey={keyOf}
      size={size}
      pagination={false}
      // antd notes the row under the pointer in its state, and asks every cell about it: a style is enough.
      rowHoverable={false}
      tableLayout="fixed"
      scroll={{ x: width }}
      onRow={(row) => {
        const key = keyOf(row);
        return {
          tabIndex: key === tabStop ? 0 : -1,
          className: selection?.rows.has(key) ? styles.selected : undefined,
        };
      }}
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
        if (order && columnKey !== undefined) onSort({ field: String(columnKey), order: orders[order] });
      }}
    />
  );
}

/** A column of our own instead of antd's: its boxes have no names. */
function tickColumn<Row extends object>(
  rows: readonly Row[],
  selection: Selection<Row>,
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
  t: ReturnType<typeof useText>,
): TableColumnsType<Row>[number] {
  const ticked = rows.filter((row) => selection.rows.has(keyOf(row))).length;
  return {
    key: TICK,
    width: TICK_PX,
    onHeaderCell: (): HeaderCellProps => ({
      [TICK]: (
        <Checkbox
          aria-label={t('list.selectPage')}
          checked={rows.length > 0 && ticked === rows.length}
          indeterminate={ticked > 0 && ticked < rows.length}
          onChange={({ target }) => selection.put(rows, target.checked)}
        />
      ),
    }),
    render: (_, row) => (
      <Checkbox
        aria-label={t('list.select', { name: nameOf(row) })}
        checked={selection.rows.has(keyOf(row))}
        onChange={() => selection.toggle(row)}
      />
    ),
  };
}
