import { useMemo, useRef, useState, type ReactNode } from 'react';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { ActionButton } from '@/components/ActionButton';
import { EmptyState, type EmptyType } from '@/components/empty-state';
import { ErrorBoundary } from '@/components/error-boundary';
import { PageHead } from '@/components/PageHead';
import { LeftOutNote } from '@/components/LeftOutNote';
import { NoteBar } from '@/components/NoteBar';
import { RegionState, Skeleton, SkeletonRows } from '@/components/region-state';
import { NARROW_WINDOW } from '@/constants/mediaQueries';
import { useText } from '@/locales/text';
import { useCurrentPage } from '@/shell/cached-pages';
import { cx } from '@/utils/cx';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { useWhenOnline } from '@/utils/useWhenOnline';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import type { ListDataState } from './data/useListData';
import type { ListHandle } from './data/useListQuery';
import type { BulkAction, ListColumn, ListFilter, RowAction } from './listModel';
import { useListPreferences } from './listPreferences';
import { SelectionBar } from './rows/SelectionBar';
import { useFocusAfterChange } from './rows/useFocusAfterChange';
import { useRowKeys } from './rows/useRowKeys';
import { useSavedRow } from './rows/useSavedRow';
import { useSelection } from './rows/useSelection';
import styles from './ListPage.module.css';

export interface ListPageProps<Row extends object> {
  /** Key under which the user's choice of columns is stored. */
  name: string;
  title: string;
  list: ListHandle;
  data: ListDataState<Row>;
  keyOf: (row: Row) => string;
  /** The name of a row in labels, menus and confirmations. */
  nameOf: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** Called when Enter is pressed on a row; same as a click on the title. */
  onOpen?: (row: Row) => void;
  /** Actions for one row: two are shown in the row, the others in its menu. */
  actions?: (row: Row) => RowAction[];
  /** Actions for many rows; with at least one the rows are selectable. */
  bulk?: readonly BulkAction<Row>[];
  /** Allows the user to switch to cards; the first column becomes the card title (R048). */
  hasCards?: boolean;
  /** The single main button of the page. */
  primary?: ReactNode;
  /** Other buttons before it. */
  secondary?: ReactNode;
  /** Empty state without filters; with filters it is always 'no result'. */
  empty: { type?: EmptyType; title?: string; tip?: string };
  /** Links to the lists beside this one: in the line of the heading, or below it where they have no room. */
  views?: ReactNode;
  /** Between the heading and the card. */
  children?: ReactNode;
}

/** From here on the heading shares its line with views and kinds: twelve rows fit a window of 768 px. */
const WIDE_HEADING = '(min-width: 1320px)';

// antd's table, pickers and selects are heavy; the heading is shown before they are loaded.
const lazyBody = retryableLazy(() => import('./ListBody'));
const Body = lazyBody as unknown as typeof import('./ListBody').default;
void lazyBody.preload();

/** A page with a list: heading and total, filters, rows, paging; shared by all lists (R044–R048). */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const {
    name,
    title,
    list,
    data,
    keyOf,
    columns,
    onOpen,
    bulk = [],
    primary,
    secondary,
    empty,
    views,
    children,
  } = props;
  const t = useText();
  const trail = useCurrentPage()?.trail;
  const region = useRef<HTMLDivElement>(null);
  const preferences = useListPreferences(
    name,
    columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ key }) => key),
  );
  const selection = useSelection(keyOf, JSON.stringify([list.query.filters, data.reloads]));
  const { rows } = data;
  const isWide = useMediaQuery(WIDE_HEADING);
  // The actions need the place beside the title; the pager has the total, too.
  const isTotalHidden = useMediaQuery(NARROW_WINDOW);
  const [kindsSlot, setKindsSlot] = useState<HTMLElement | null>(null);

  const rowOf = (key: string) => rows?.find((row) => keyOf(row) === key);
  const keys = useRowKeys(region, {
    onOpen: onOpen && ((key) => withRow(rowOf(key), onOpen)),
    onToggle: bulk.length > 0 ? (key) => withRow(rowOf(key), selection.toggle) : undefined,
  });
  const { onFocus: noteRow, onBlur } = useFocusAfterChange(region, {
    rows,
    reloads: data.reloads,
    hasSelection: selection.rows.size > 0,
  });
  const savedKey = useSavedRow(region, { topic: data.topic, keys: rows && rows.map(keyOf), rows });
  const { hidden } = preferences;
  const shownColumns = useMemo(
    () => columns.filter(({ key, isRequired }) => isRequired || !hidden.includes(key)),
    [columns, hidden],
  );
  // A list without rows says so itself, and loads by itself, too.
  useWhenOnline(rows && data.hasFailed ? data.reload : undefined);
  const isPageSelected = rows !== null && rows.length > 0 && rows.every((row) => selection.rows.has(keyOf(row)));

  const state = rows ? (rows.length > 0 ? 'ready' : 'empty') : data.hasFailed ? 'error' : 'loading';
  return (
    // The heading has the focus when the page is opened (A38): from there the keys lead into the list.
    <div
      className={styles.page}
      role="presentation"
      data-list-page
      onKeyDown={(event) => event.target instanceof HTMLHeadingElement && keys.onKeyDown(event)}
    >
      <PageHead trail={trail} title={title}>
        <span className={isTotalHidden ? 'visually-hidden' : styles.total} role="status">
          {rows && data.total !== null && t('list.total', { count: data.total })}
        </span>
        {isWide && views}
        {isWide && <span ref={setKindsSlot} className={styles.kinds} />}
        <span className={styles.spring} />
        <div className={styles.actions}>
          {secondary}
          {primary}
        </div>
      </PageHead>
      {!isWide && views}
      {!isWide && <div ref={setKindsSlot} className={styles.kinds} />}
      {children}
      <section ref={region} className={styles.card} aria-label={t('list.table', { title })}>
        {data.isOutdated && <OutdatedNote onRetry={data.reload} />}
        <ErrorBoundary region={`list-${name}`}>
          <LazyBoundary fallback={<BodySkeleton />}>
            <Body
              {...props}
              columns={shownColumns}
              allColumns={columns}
              preferences={preferences}
              kindsSlot={kindsSlot}
              selection={bulk.length > 0 ? selection : undefined}
              savedKey={savedKey}
              selectionBar={
                selection.rows.size > 0 && (
                  <SelectionBar
                    selection={selection}
                    total={data.total}
                    isPageSelected={isPageSelected}
                    loadAll={data.loadAll}
                    actions={bulk}
                    onDone={({ failed, hasChanged }) => {
                      if (hasChanged) data.reload();
                      selection.replace(failed);
                    }}
                  />
                )
              }
              keys={{
                ...keys,
                onFocus: (event) => {
                  keys.onFocus(event);
                  noteRow(event);
                },
                onBlur,
              }}
            >
              {state !== 'ready' && (
                <div className={cx(styles.state, state === 'loading' && styles.waiting)}>
                  {state === 'empty' && list.isFiltered ? (
                    <EmptyState
                      type="search_related"
                      tip={t('empty.searchRelatedReason')}
                      action={{ onClick: list.reset }}
                    />
                  ) : (
                    <RegionState
                      state={state}
                      skeleton={<SkeletonRows rows={10} height={40} />}
                      error={t('list.loadFailed', { title })}
                      onRetry={data.reload}
                      empty={empty}
                    />
                  )}
                </div>
              )}
            </Body>
          </LazyBoundary>
        </ErrorBoundary>
        <LeftOutNote count={data.leftOut} requestId={data.requestId} />
      </section>
    </div>
  );
}

/** Above rows that do not answer the present page and filters: a toast alone is gone after seconds. */
function OutdatedNote({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.note}>
      <NoteBar tone="warning" icon={WarningOutlined} message={<span role="alert">{t('list.outdated')}</span>}>
        <ActionButton kind="link" onClick={onRetry}>
          {t('common.retry')}
        </ActionButton>
      </NoteBar>
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
      <SkeletonRows rows={10} height={40} />
    </div>
  );
}
