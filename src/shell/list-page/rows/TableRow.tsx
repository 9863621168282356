import { memo, type ReactNode } from 'react';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import type { ListColumn, RowAction } from '../listModel';
import { orAbsent } from './orAbsent';
import { RowActions } from './RowActions';
import { RowTabStop } from './rowTabIndex';
import { RowCheckbox } from './RowCheckbox';
import styles from './ListTable.module.css';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly ListColumn<Row>[];
  /** Those of them that the window has no room for: they are printed. */
  printed: readonly ListColumn<Row>[];
  actions?: (row: Row) => RowAction[];
  /** Absent if rows cannot be selected. */
  onToggle?: (row: Row) => void;
  isSelected: boolean;
  /** Tab reaches this row. */
  isTabStop: boolean;
  /** It was just saved in a form. */
  isSaved: boolean;
}

function Row<Row extends object>(props: TableRowProps<Row>) {
  const { row, rowKey, name, columns, printed, actions, onToggle, isSelected, isTabStop, isSaved } = props;
  const t = useText();
  return (
    <RowTabStop value={isTabStop}>
      <tr
        data-row-key={rowKey}
        tabIndex={isTabStop ? 0 : -1}
        className={cx(styles.row, isSelected && styles.selected, isSaved && styles.saved)}
      >
        {onToggle && (
          <td className={styles.control}>
            <RowCheckbox label={t('list.select', { name })} isOn={isSelected} onChange={() => onToggle(row)} />
          </td>
        )}
        {columns.map((column, index) => (
          <td key={column.key} className={printed.includes(column) ? styles.printed : undefined}>
            {asText(orAbsent(column.render(row)), column.width)}
            {isSaved && index === 0 && <span className="visually-hidden">{t('list.saved')}</span>}
          </td>
        ))}
        {actions && (
          <td className={styles.control}>
            <RowActions actions={actions(row)} name={name} />
          </td>
        )}
      </tr>
    </RowTabStop>
  );
}

/** One row of a table; a change of another row, such as its selection, does not render it again. */
export const TableRow = memo(Row) as typeof Row;

/** Width of the widest character (a Chinese one), and the padding of a cell, in pixels. */
const LETTER_PX = 14;
const CELL_PADDING_PX = 16;

/**
 * Truncates text that may be longer than its column and adds a tooltip. Only such text: the browser makes every element
 * with hidden overflow its own paint unit, and thousands of them slow down scrolling. Columns with their own rendering
 * truncate themselves.
 */
function asText(content: ReactNode, width = 0): ReactNode {
  if (typeof content !== 'string') return content;
  const isLong = content.length * LETTER_PX > width - CELL_PADDING_PX;
  const lang = textLanguage(content);
  if (!isLong && lang === undefined) return content;
  return (
    <span lang={lang} className={isLong ? styles.long : undefined} title={isLong ? content : undefined}>
      {content}
    </span>
  );
}
