import { useEffect, useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import { lastPageOf, type ListQuery } from '@/domain/list';
import type { Page } from '@/domain/wire';
import { acquireOverlay, IN_BACKGROUND } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import { useFreshness, type Topic } from '@/shell/cached-pages';
import { isSameJson } from '@/domain/wire/json';
import { usePageVisibility } from '@/utils/pageVisibility';
import { fetchAllPages } from './fetchAllPages';
import type { ListHandle } from './useListQuery';

/** Fetches the page that a query describes; the list itself shows the loading state and the failure. */
export type FetchPage<Row, Name extends string> = (
  query: ListQuery<Name>,
  options: typeof IN_BACKGROUND & { signal?: AbortSignal },
) => Promise<Page<Row>>;

/** The rows of a list as far as they are loaded. */
export interface ListDataState<Row> {
  /** The data in the list: a record of it that was just saved in a form is marked. */
  topic?: Topic;
  /** Null until the first response. */
  rows: readonly Row[] | null;
  /** Null if unknown: further pages may follow, also after a page that is not full. */
  total: number | null;
  /** No page follows, although the total is unknown. */
  isLastPage: boolean;
  /** Number of records on this page that could not be parsed (A40). */
  leftOut?: number;
  /** Id under which the server logged the request. */
  requestId?: string;
  isLoading: boolean;
  /** The last load failed; a message has said why. Rows already shown stay. */
  hasFailed: boolean;
  /** What was asked for last did not come: the rows are those of another page or filter. */
  isOutdated: boolean;
  /** Loads the same page again after a change made here. */
  reload(): void;
  /** Number of such reloads: rows selected before may be gone. */
  reloads: number;
  /** Loads every row that matches the filters, in the list's order; a failure is shown to the user, then rejects. */
  loadAll(signal?: AbortSignal): Promise<Row[]>;
}

type Shown<Row> = Pick<Page<Row>, 'total' | 'leftOut' | 'requestId'> & {
  rows: readonly Row[];
  pageNo: number;
  /** The query that it answers, as JSON. */
  answered: string;
};

/** The list of a query, whichever of its pages is shown. */
const listKeyOf = (query: ListQuery<string>) => JSON.stringify({ ...query, pageNo: 0 });

/**
 * Loads the rows for a query. Only the response to the latest query counts (F29). The present rows stay while the next
 * page is loading and when it fails. An empty page leads to the last page with rows. If the total is unknown, a page
 * that repeats the previous one counts as empty, because some servers ignore the page number (A40).
 *
 * @param topic - The data in the list: reloaded in the background after a change elsewhere (A18).
 */
export function useListData<Row, Name extends string>(
  fetchPage: FetchPage<Row, Name>,
  list: ListHandle<Name>,
  { topic }: { topic?: Topic } = {},
): ListDataState<Row> {
  const [shown, setShown] = useState<Shown<Row> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(true);
  const [reloads, setReloads] = useState(0);
  const running = useRef<AbortController>(null);
  const askedFor = useRef<string>(null);
  const isStale = useRef(false);
  /** The last page of a list of unknown total, once a page after it was found to be empty. */
  const [end, setEnd] = useState<{ listKey: string; pageNo: number } | null>(null);
  const visibility = usePageVisibility();

  const settle = useMemoizedFn((page: Page<Row>, query: ListQuery<Name>) => {
    const isAfterShown = shown?.total === null && query.pageNo === shown.pageNo + 1;
    const isRepeat = isAfterShown && page.total === null && isSameJson(page.records, shown.rows);
    // After a page of unknown total, an empty one means that the page before was the last.
    const last = shown?.total === null ? Math.max(1, query.pageNo - 1) : lastPageOf(page.total ?? 0, query.pageSize);
    if ((page.records.length === 0 || isRepeat) && query.pageNo > last) {
      if (isAfterShown) setEnd({ listKey: listKeyOf(query), pageNo: last });
      // A page that is not on screen cannot change the address: it loads again when it is shown.
      isStale.current = true;
      setLoading(false);
      list.setPage(last);
      return;
    }
    const { records: rows, leftOut, requestId } = page;
    const answered = JSON.stringify(query);
    setShown({ rows, total: page.total, leftOut, requestId, pageNo: query.pageNo, answered });
    setFailed(false);
    setLoading(false);
  });
  /** Loads the rows. A failure shows one message, unless the load runs in the background (A42). */
  const ask = useMemoizedFn(({ isBackground = false } = {}) => {
    const { query } = list;
    askedFor.current = JSON.stringify(query);
    isStale.current = false;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    const fail = (reason: unknown) => {
      setLoading(false);
      setFailed(true);
      // Nobody was told, and the rows are as old as before: it loads again when the page is shown again.
      if (isBackground) isStale.current = true;
      else reportFailure(reason);
    };
    const unlessOutdated =
      <Value>(act: (value: Value) => void) =>
      (value: Value) => {
        if (running.current !== controller) return;
        running.current = null;
        act(value);
      };
    fetchPage(query, { ...IN_BACKGROUND, signal: controller.signal }).then(
      unlessOutdated((page) => settle(page, query)),
      unlessOutdated(fail),
    );
  });

  const key = JSON.stringify(list.query);
  useEffect(() => {
    // A cached page that is shown again does not reload (R069).
    if (askedFor.current !== key) ask();
  }, [key, ask]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
      askedFor.current = null;
    },
    [],
  );
  useEffect(
    () =>
      visibility.subscribe(() => {
        if (visibility.isShown() && isStale.current) ask({ isBackground: true });
      }),
    [visibility, ask],
  );
  const noteReading = useFreshness(topic ?? '', () => {
    setEnd(null);
    ask({ isBackground: true });
  });
  useEffect(() => {
    if (shown) noteReading();
  }, [shown, noteReading]);

  const loadAll = useMemoizedFn(async (outer?: AbortSignal) => {
    const controller = new AbortController();
    const cancel = () => controller.abort();
    outer?.addEventListener('abort', cancel);
    // One overlay for all of the calls: the user waits for the last of them (A42).
    const releaseOverlay = acquireOverlay(cancel);
    try {
      return await fetchAllPages(fetchPage, list.query, controller.signal);
    } catch (reason) {
      reportFailure(reason);
      throw reason;
    } finally {
      releaseOverlay();
      outer?.removeEventListener('abort', cancel);
    }
  });

  const reload = useMemoizedFn(() => {
    setReloads((count) => count + 1);
    setEnd(null);
    ask();
  });

  const { rows = null, total = 0, leftOut = 0, requestId } = shown ?? {};
  const isLastPage = end?.listKey === listKeyOf(list.query) && end.pageNo === list.query.pageNo;
  const isOutdated = hasFailed && !isLoading && shown !== null && shown.answered !== key;
  return {
    topic,
    rows,
    total,
    isLastPage,
    leftOut,
    requestId,
    isLoading,
    hasFailed,
    isOutdated,
    reload,
    reloads,
    loadAll,
  };
}
