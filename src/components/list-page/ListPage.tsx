import { Suspense, useRef, type ReactNode } from 'react';
import { EmptyState, type EmptyType } from '@/components/empty-state';
import { ErrorBoundary } from '@/components/error-boundary';
import { LeftOutNote } from '@/components/left-out-note';
import { RegionState, Skeleton, SkeletonRows } from '@/components/region-state';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { retryableLazy } from '@/utils/retryableLazy';
import type { BulkAction, ListColumn, ListDataState, ListFilter, ListQueryState, RowAction } from './listModel';
import { useListPreferences } from './listPreferences';
import { SelectionBar } from './SelectionBar';
import { useFocusAfterAction } from './useFocusAfterAction';
import { useRowKeys } from './useRowKeys';
import { useSelection } from './useSelection';
import styles from './ListPage.module.css';

export interface ListPageProps<Row extends object> {
  /** Under this name the person's choice of columns is kept. */
  name: string;
  title: string;
  list: ListQueryState;
  data: ListDataState<Row>;
  keyOf: (row: Row) => string;
  /** What a person calls a row: for boxes, menus and questions. */
  nameOf: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** What Enter does on a row; the title's link or button does the same. */
  onOpen?: (row: Row) => void;
  /** What can be done with one row: two stand in the row, the others in its menu. */
  actions?: (row: Row) => RowAction[];
  /** What can be done with many: with at least one the rows can be selected. */
  bulk?: readonly BulkAction<Row>[];
  /** The person may have the rows as cards instead of a table; the first column heads a card (R048). */
  hasCards?: boolean;
  /** The single main button of the page. */
  primary?: ReactNode;
  /** Further buttons before it. */
  secondary?: ReactNode;
  /** The list without any rows; with filters it is always 'no result'. */
  empty: { type?: EmptyType; title?: string; tip?: string };
  /** Between the heading and the card. */
  children?: ReactNode;
}

// antd's table, pickers and selects: heavy, and the heading does not wait for them.
const lazyBody = retryableLazy(() => import('./ListBody'));
const Body = lazyBody as unknown as typeof import('./ListBody').default;

/** A page with a list: heading and total, filters, rows, paging; the one pattern of all lists (R044–R048). */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { name, title, list, data, keyOf, columns, onOpen, bulk = [], primary, secondary, empty, children } = props;
  const t = useText();
  const region = useRef<HTMLDivElement>(null);
  const preferences = useListPreferences(name);
  const selection = useSelection(keyOf, JSON.stringify([list.query.filters, data.reloads]));
  const { rows } = data;

  const rowOf = (key: string) => rows?.find((row) => keyOf(row) === key);
  const keys = useRowKeys(region, {
    onOpen: onOpen && ((key) => withRow(rowOf(key), onOpen)),
    onToggle: bulk.length > 0 ? (key) => withRow(rowOf(key), selection.toggle) : undefined,
  });
  const noteRow = useFocusAfterAction(region, data);
  const shownColumns = columns.filter(({ key, isRequired }) => isRequired || !preferences.hidden.includes(key));
  const isPageSelected = rows !== null && rows.length > 0 && rows.every((row) => selection.rows.has(keyOf(row)));

  const state = rows ? (rows.length > 0 ? 'ready' : 'empty') : data.hasFailed ? 'error' : 'loading';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.total} role="status">
          {rows && t('list.total', { count: data.total })}
        </span>
        <span className={styles.spring} />
        {secondary}
        {primary}
      </div>
      {children}
      <section ref={region} className={styles.card} aria-label={t('list.table', { title })}>
        <ErrorBoundary region={`list-${name}`}>
          <Suspense fallback={<BodySkeleton />}>
            <Body
              {...props}
              columns={shownColumns}
              allColumns={columns}
              preferences={preferences}
              selection={bulk.length > 0 ? selection : undefined}
              selectionBar={
                selection.rows.size > 0 && (
                  <SelectionBar
                    selection={selection}
                    total={data.total}
                    isPageSelected={isPageSelected}
                    loadAll={data.loadAll}
                    actions={bulk}
                  />
                )
              }
              keys={{
                ...keys,
                onFocus: (event) => {
                  keys.onFocus(event);
                  noteRow(event);
                },
              }}
            >
              {state !== 'ready' && (
                <div className={cx(styles.state, state === 'loading' && styles.waiting)}>
                  {state === 'empty' && list.isFiltered ? (
                    <EmptyState type="search_related" action={{ onClick: list.reset }} />
                  ) : (
                    <RegionState
                      state={state}
                      skeleton={<SkeletonRows rows={8} height={48} />}
                      error={t('list.loadFailed', { title })}
                      onRetry={data.reload}
                      empty={empty}
                    />
                  )}
                </div>
              )}
            </Body>
          </Suspense>
        </ErrorBoundary>
        <LeftOutNote count={data.leftOut} requestId={data.requestId} />
      </section>
    </div>
  );
}

function withRow<Row>(row: Row | undefined, act: (row: Row) => void) {
  if (row) act(row);
}

function BodySkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.bar}>
        <Skeleton width={220} height={34} />
        <Skeleton width={148} height={34} />
      </div>
      <SkeletonRows rows={8} height={48} />
    </div>
  );
}
