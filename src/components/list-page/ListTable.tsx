import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { Checkbox, Table, type TableColumnsType } from 'antd';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { ListColumn, RowAction, SortChoice } from './listModel';
import { orAbsent } from './orAbsent';
import { RowActions } from './RowActions';
import type { Selection } from './useSelection';
import styles from './ListTable.module.css';

/** Props shared by the table and the cards. */
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
  /** Key of the row that Tab reaches. */
  currentKey: string | null;
}

const TICK_PX = 48;
const ACTIONS_PX = 188;
/** Minimum width of a column without a width: below it the table scrolls horizontally. */
const SMALLEST_FREE_COLUMN_PX = 220;

const orders = { ascend: 'asc', descend: 'desc' } as const;
/** Ascending, descending, ascending again, as the cards do: antd's third step would remove the sorting. */
const SORT_DIRECTIONS: (keyof typeof orders)[] = ['ascend', 'descend', 'ascend'];

/**
 * The rows of a list in antd's table, without virtualization: the browser scrolls and searches them without any
 * script, and a cached page is shown again without rendering. Rows out of view cost nothing while scrolling.
 */
export default function ListTable<Row extends object>(props: ListRowsProps<Row>) {
  const { rows, keyOf, nameOf, columns, actions, selection, sort, onSort, size, isLoading, currentKey } = props;
  const t = useText();
  const tabStop = rows.some((row) => keyOf(row) === currentKey) ? currentKey : rows[0] && keyOf(rows[0]);

  const hasTicks = selection !== undefined;
  const hasActions = actions !== undefined;
  const look = useMemo(() => lookOf(columns, hasTicks, hasActions), [columns, hasTicks, hasActions]);

  const drawn: TableColumnsType<Row> = columns.map(({ key, title, render, width, isSortable }) => ({
    key,
    title,
    render: (_, row) => cutLong(orAbsent(render(row)), width),
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
      className: styles.actionsColumn,
      render: (_, row) => <RowActions actions={actions(row)} name={nameOf(row)} />,
    });

  return (
    <Table<Row>
      className={cx(styles.table, isLoading && styles.loading)}
      aria-label={t('list.table', { title: props.title })}
      aria-busy={isLoading}
      dataSource={rows as Row[]}
      columns={drawn}
      rowKey={keyOf}
      size={size}
      pagination={false}
      // antd keeps the hovered row in state and queries every cell for it; CSS does the same.
      rowHoverable={false}
      style={look}
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

/** Width of the widest character (a Chinese one), and the padding of a cell, in pixels. */
const LETTER_PX = 14;
const CELL_PADDING_PX = 16;

/**
 * Truncates text that may be longer than its column and adds a tooltip. Only such text: the browser makes every element
 * with hidden overflow its own paint unit, and thousands of them slow down scrolling. Columns with their own rendering
 * truncate themselves.
 */
function cutLong(content: ReactNode, width = 0): ReactNode {
  if (typeof content !== 'string' || content.length * LETTER_PX <= width - CELL_PADDING_PX) return content;
  return (
    <span className={styles.long} title={content}>
      {content}
    </span>
  );
}

/** The column widths, as each row is its own grid: a column without a width takes the remaining space. */
function lookOf<Row>(columns: readonly ListColumn<Row>[], hasTicks: boolean, hasActions: boolean) {
  const widths = [
    hasTicks ? TICK_PX : 0,
    ...columns.map(({ width }) => width ?? SMALLEST_FREE_COLUMN_PX),
    hasActions ? ACTIONS_PX : 0,
  ].filter(Boolean);
  const free = columns.findIndex(({ width }) => width === undefined) + (hasTicks ? 1 : 0);
  const tracks = widths.map((width, index) => (index === free ? `minmax(${width}px, 1fr)` : `${width}px`));
  const sum = widths.reduce((total, width) => total + width, 0);
  return { '--columns': tracks.join(' '), '--table-width': `${sum}px` } as CSSProperties;
}

/** Replaces antd's selection column, whose checkboxes have no accessible names. */
function tickColumn<Row extends object>(
  rows: readonly Row[],
  selection: Selection<Row>,
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
  t: ReturnType<typeof useText>,
): TableColumnsType<Row>[number] {
  const ticked = rows.filter((row) => selection.rows.has(keyOf(row))).length;
  return {
    key: 'tick',
    title: (
      <Checkbox
        aria-label={t('list.selectPage')}
        checked={rows.length > 0 && ticked === rows.length}
        indeterminate={ticked > 0 && ticked < rows.length}
        onChange={({ target }) => selection.put(rows, target.checked)}
      />
    ),
    render: (_, row) => (
      <Checkbox
        aria-label={t('list.select', { name: nameOf(row) })}
        checked={selection.rows.has(keyOf(row))}
        onChange={() => selection.toggle(row)}
      />
    ),
  };
}
