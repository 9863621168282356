import type { KeyboardEvent } from 'react';
import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import { Checkbox } from 'antd';
import type { ListSort } from '@/domain/list';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { ListColumn } from '../listModel';
import type { ListRowsProps } from './ListTable';
import { orAbsent } from './orAbsent';
import { RowActions } from './RowActions';
import styles from './ListCards.module.css';

/** The rows of a list as cards, as many per line as fit; they support everything that the table does (R048). */
export default function ListCards<Row extends object>(props: ListRowsProps<Row>) {
  const { title, rows, keyOf, nameOf, columns, actions, selection, sort, onSort, size, isLoading } = props;
  const { currentKey, savedKey } = props;
  const t = useText();
  const [head, ...facts] = columns;
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const tabStop = rows.some((row) => keyOf(row) === currentKey) ? currentKey : rows[0] && keyOf(rows[0]);
  const ticked = selection ? rows.filter((row) => selection.rows.has(keyOf(row))).length : 0;

  return (
    <div data-view="grid" data-size={size}>
      {(selection || sortable.length > 0) && (
        <div className={styles.head}>
          {selection && (
            <Checkbox
              checked={rows.length > 0 && ticked === rows.length}
              indeterminate={ticked > 0 && ticked < rows.length}
              onChange={({ target }) => selection.put(rows, target.checked)}
            >
              {t('list.selectPage')}
            </Checkbox>
          )}
          {sortable.length > 0 && <SortButtons columns={sortable} sort={sort} onSort={onSort} />}
        </div>
      )}
      <ul
        className={cx(styles.cards, isLoading && styles.loading)}
        aria-label={t('list.table', { title })}
        aria-busy={isLoading}
        onKeyDown={moveByArrows}
      >
        {rows.map((row) => {
          const key = keyOf(row);
          const isSelected = selection?.rows.has(key) === true;
          return (
            <li
              key={key}
              data-row-key={key}
              className={cx(styles.card, isSelected && styles.selected, key === savedKey && styles.saved)}
              // Marked as a row, so that the list's keyboard shortcuts work on it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop of the keyboard for all cards
              tabIndex={key === tabStop ? 0 : -1}
            >
              <div className={styles.name}>
                <div className={styles.title}>
                  {orAbsent(head?.render(row))}
                  {key === savedKey && <span className="visually-hidden">{t('list.saved')}</span>}
                </div>
                {selection && (
                  <Checkbox
                    aria-label={t('list.select', { name: nameOf(row) })}
                    checked={isSelected}
                    onChange={() => selection.toggle(row)}
                  />
                )}
              </div>
              <dl className={styles.facts}>
                {facts.map((fact) => (
                  <div key={fact.key} className={styles.fact}>
                    <dt>{fact.title}</dt>
                    <dd>{orAbsent(fact.render(row))}</dd>
                  </div>
                ))}
              </dl>
              {actions && (
                <div className={styles.actions}>
                  <RowActions actions={actions(row)} name={nameOf(row)} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface SortButtonsProps<Row> {
  /** The columns that the list can be sorted by. */
  columns: readonly ListColumn<Row>[];
  sort: ListSort | null;
  onSort: (sort: ListSort) => void;
}

/** Replaces the table headings: a click sorts ascending, the next one descending. */
function SortButtons<Row>({ columns, sort, onSort }: SortButtonsProps<Row>) {
  const t = useText();
  return (
    <div className={styles.sorts} role="group" aria-label={t('list.sort')}>
      {columns.map(({ key, title }) => {
        const order = sort?.field === key ? sort.order : null;
        return (
          <button
            key={key}
            type="button"
            className={styles.sort}
            aria-pressed={order !== null}
            onClick={() => onSort({ field: key, order: order === 'asc' ? 'desc' : 'asc' })}
          >
            {title}
            {order === 'asc' && <ArrowUpOutlined aria-label={t('list.ascending')} />}
            {order === 'desc' && <ArrowDownOutlined aria-label={t('list.descending')} />}
          </button>
        );
      })}
    </div>
  );
}

/** Moves the focus with the arrow keys, only while a card itself has it, as in the table. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const list = event.currentTarget;
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.parentElement !== list || event.ctrlKey || event.metaKey) return;
  if (event.altKey || event.shiftKey) return;
  const cards = [...list.children] as HTMLElement[];
  const inLine = cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: inLine,
    ArrowUp: -inLine,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  // Also at the edge: otherwise the page would scroll.
  event.preventDefault();
  cards[cards.indexOf(target) + step]?.focus();
}
