import { useMemo, useState, type CSSProperties } from 'react';
import CaretDownOutlined from '@ant-design/icons/es/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/es/icons/CaretUpOutlined';
import { LetterSpacingProbe } from '@/components/LetterSpacingProbe';
import type { ListSort } from '@/domain/list';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { useElementWidth } from '@/utils/useElementWidth';
import type { ListColumn, RowAction } from '../listModel';
import { layOutColumns, widthOfActions } from './layOutColumns';
import { TableRow } from './TableRow';
import { RowCheckbox } from './RowCheckbox';
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
  sort: ListSort | null;
  onSort: (sort: ListSort) => void;
  size: 'middle' | 'small';
  isLoading: boolean;
  /** Key of the row that Tab reaches. */
  currentKey: string | null;
  /** Key of the row that was just saved in a form. */
  savedKey?: string | null;
}

/**
 * The rows of a list in a table, without virtualization: the browser scrolls and searches them without any script, and
 * a cached page is shown again without rendering. Rows out of view cost nothing while scrolling.
 */
export default function ListTable<Row extends object>(props: ListRowsProps<Row>) {
  const { title, rows, keyOf, nameOf, columns, actions, selection, sort, onSort, size, isLoading, currentKey } = props;
  const t = useText();
  const [tableRef, width] = useElementWidth<HTMLTableElement>();
  const [letterSpacing, setLetterSpacing] = useState(0);
  const actionsWidth = useMemo(
    () => (actions ? widthOfActions(t('list.actions'), rows.map(actions), letterSpacing) : 0),
    [actions, rows, letterSpacing, t],
  );
  const hasCheckboxes = selection !== undefined;
  const { printed, tracks } = useMemo(
    () => layOutColumns(columns, { width, hasCheckboxes, actionsWidth, letterSpacing }),
    [columns, width, hasCheckboxes, actionsWidth, letterSpacing],
  );
  const tabStop = rows.some((row) => keyOf(row) === currentKey) ? currentKey : rows[0] && keyOf(rows[0]);
  const ticked = selection ? rows.filter((row) => selection.rows.has(keyOf(row))).length : 0;

  return (
    <>
      <LetterSpacingProbe onMeasure={setLetterSpacing} />
      <table
        ref={tableRef}
        className={cx(styles.table, isLoading && styles.loading)}
        style={{ '--columns': tracks } as CSSProperties}
        data-size={size}
        aria-label={t('list.table', { title })}
        aria-busy={isLoading}
      >
        <thead className={styles.head}>
          <tr>
            {selection && (
              <th className={styles.control}>
                <RowCheckbox
                  label={t('list.selectPage')}
                  isOn={rows.length > 0 && ticked === rows.length}
                  isPartial={ticked > 0 && ticked < rows.length}
                  onChange={(isOn) => selection.put(rows, isOn)}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead
                key={column.key}
                column={column}
                className={printed.includes(column) ? styles.printed : undefined}
                sort={sort}
                onSort={onSort}
              />
            ))}
            {actions && (
              <th scope="col" className={styles.control}>
                {t('list.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                name={nameOf(row)}
                columns={columns}
                printed={printed}
                actions={actions}
                onToggle={selection?.toggle}
                isSelected={selection?.rows.has(key) === true}
                isTabStop={key === tabStop}
                isSaved={key === props.savedKey}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface ColumnHeadProps<Row> {
  column: ListColumn<Row>;
  className?: string;
  sort: ListSort | null;
  onSort: (sort: ListSort) => void;
}

/** The heading of a column; a click sorts ascending, the next one descending. */
function ColumnHead<Row>({ column, className, sort, onSort }: ColumnHeadProps<Row>) {
  const { key, title, isSortable } = column;
  if (!isSortable)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const order = sort?.field === key ? sort.order : null;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ field: key, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {title}
        <span className={styles.carets} aria-hidden>
          <CaretUpOutlined className={cx(order === 'asc' && styles.isOn)} />
          <CaretDownOutlined className={cx(order === 'desc' && styles.isOn)} />
        </span>
      </button>
    </th>
  );
}
