import { useEffect, useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import type { ListDataState } from '@/components/list-page';
import { lastPageOf, totalOf, type ListQuery } from '@/domain/list';
import type { Page } from '@/domain/wire';
import { IN_BACKGROUND, acquireOverlay } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import { usePageVisibility } from '@/utils/pageVisibility';
import type { ListHandle } from './useListQuery';
import { useFreshness, type Topic } from './freshness';

/** Options of a list call: the page itself shows the loading state and the failure. */
export interface ListCallOptions {
  overlay: false;
  quiet: true;
  signal?: AbortSignal;
}

/** Fetches the page that a query describes. */
export type FetchPage<Row, Name extends string> = (
  query: ListQuery<Name>,
  options: ListCallOptions,
) => Promise<Page<Row>>;

/** Page size when all rows are fetched. */
const ALL_PAGE_SIZE = 500;

type Shown<Row> = Pick<Page<Row>, 'total' | 'leftOut' | 'requestId'> & { rows: readonly Row[] };

/**
 * Loads the rows for a query. Only the response to the latest query counts (F29). The present rows stay while the next
 * page is loading and when it fails. An empty page leads to the last page with rows.
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
  const isBehind = useRef(false);
  const visibility = usePageVisibility();

  const settle = useMemoizedFn((page: Page<Row>, query: ListQuery<Name>) => {
    // After a full page of unknown total, an empty one means that the page before was the last.
    const last = shown?.total === null ? query.pageNo - 1 : lastPageOf(page.total ?? 0, query.pageSize);
    if (page.records.length === 0 && query.pageNo > last) {
      // A page that is not on screen cannot change the address: it loads again when it is shown.
      isBehind.current = true;
      setLoading(false);
      list.setPage(last);
      return;
    }
    const { records: rows, leftOut, requestId } = page;
    setShown({ rows, total: totalOf(page, query), leftOut, requestId });
    setFailed(false);
    setLoading(false);
  });
  /** Loads the rows. A failure shows one message, unless the load runs in the background (A42). */
  const ask = useMemoizedFn(({ isBackground = false } = {}) => {
    const { query } = list;
    askedFor.current = JSON.stringify(query);
    isBehind.current = false;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    const fail = (reason: unknown) => {
      setLoading(false);
      setFailed(true);
      if (!isBackground) reportFailure(reason);
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
        if (visibility.isShown() && isBehind.current) ask({ isBackground: true });
      }),
    [visibility, ask],
  );
  const noteReading = useFreshness(topic ?? '', () => ask({ isBackground: true }));
  useEffect(() => {
    if (shown) noteReading();
  }, [shown, noteReading]);

  const loadAll = useMemoizedFn(async (outer?: AbortSignal) => {
    const rows: Row[] = [];
    let previous = '';
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = () => controller.abort();
    outer?.addEventListener('abort', cancel);
    // One overlay for all of the calls: the user waits for the last of them (A42).
    const releaseOverlay = acquireOverlay(cancel);
    try {
      for (let pageNo = 1; ; pageNo += 1) {
        const page = await fetchPage({ ...list.query, pageNo, pageSize: ALL_PAGE_SIZE }, { ...IN_BACKGROUND, signal });
        // A server that has no pages sends the same rows again and again.
        const current = page.total === null ? JSON.stringify(page.records) : '';
        if (current !== '' && current === previous) return rows;
        previous = current;
        rows.push(...page.records);
        if (page.records.length === 0 || (page.total !== null && rows.length >= page.total)) return rows;
      }
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
    ask();
  });

  const { rows = null, total = 0, leftOut = 0, requestId } = shown ?? {};
  return { rows, total, leftOut, requestId, isLoading, hasFailed, reload, reloads, loadAll };
}
