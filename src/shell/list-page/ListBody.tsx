import type { ReactNode } from 'react';
import { useText } from '@/locales/text';
import { useMediaQuery } from '@/utils/useMediaQuery';
import FilterBar from './filters/FilterBar';
import type { ListColumn } from './listModel';
import type { ListPageProps } from './ListPage';
import { ListPager } from './ListPagination';
import type { useListPreferences } from './listPreferences';
import ListTools from './ListTools';
import ListCards from './rows/ListCards';
import ListTable from './rows/ListTable';
import type { useRowKeys } from './rows/useRowKeys';
import type { Selection } from './rows/useSelection';
import styles from './ListPage.module.css';

/** Where a table would scroll sideways to its actions, a list shows cards; in print it is a table (R048). */
const NARROW_LIST = 'screen and (max-width: 991.98px)';

interface ListBodyProps<Row extends object> extends Omit<ListPageProps<Row>, 'children'> {
  allColumns: readonly ListColumn<Row>[];
  preferences: ReturnType<typeof useListPreferences>;
  /** Element that takes the kinds: in the line of the heading, or below it where they have no room. */
  kindsSlot: HTMLElement | null;
  selection?: Selection<Row>;
  /** Key of the row that was just saved in a form. */
  savedKey: string | null;
  selectionBar: ReactNode;
  keys: ReturnType<typeof useRowKeys> & { onBlur(): void };
  /** Shown instead of the rows: loading, empty, failed. */
  children: ReactNode;
}

/** Filters, rows and paging of a list: the part that needs antd. */
export default function ListBody<Row extends object>(props: ListBodyProps<Row>) {
  const { title, list, data, filters, hasCards = false, preferences, selection, selectionBar, keys, children } = props;
  const t = useText();
  const rows = data.rows ?? [];
  const { sort } = list.query;
  const isNarrow = useMediaQuery(NARROW_LIST);
  const hasChoice = hasCards && !isNarrow;
  const Rows = isNarrow || (hasCards && preferences.view === 'grid') ? ListCards : ListTable;

  return (
    <>
      <div className={styles.bar} data-has-views={hasChoice || undefined}>
        <FilterBar filters={filters} list={list} kindsSlot={props.kindsSlot} onRepeat={data.reload} />
        <ListTools
          columns={props.allColumns}
          preferences={preferences}
          hasCards={hasChoice}
          isLoading={data.isLoading && data.rows !== null}
          onReload={data.reload}
        />
      </div>
      {/* Delegated keys and clicks of all rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows inside have the focus */}
      <div
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onClick={keys.onClick}
        data-opens={props.onOpen && ''}
      >
        {children || (
          <Rows
            title={title}
            rows={rows}
            keyOf={props.keyOf}
            nameOf={props.nameOf}
            columns={props.columns}
            actions={props.actions}
            selection={selection}
            sort={sort}
            onSort={list.setSort}
            size={preferences.density}
            isLoading={data.isLoading}
            currentKey={keys.currentKey}
            savedKey={props.savedKey}
          />
        )}
      </div>
      {rows.length > 0 && (
        <div className={styles.foot}>
          {selectionBar || <span className={styles.hint}>{t(selection ? 'list.keys' : 'list.keysUnselectable')}</span>}
          <ListPager
            list={list}
            total={data.total}
            isLastPage={data.isLastPage}
            rowCount={rows.length}
            size={preferences.density === 'small' ? 'small' : undefined}
            isShort={isNarrow}
          />
        </div>
      )}
    </>
  );
}
