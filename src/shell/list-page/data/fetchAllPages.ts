import type { ListQuery } from '@/domain/list';
import { IN_BACKGROUND } from '@/services/http';
import type { FetchPage } from './useListData';

/** Rows of one response when all rows are fetched. */
const PAGE_SIZE = 500;

/** Fetches every row that matches the filters of a query, in the list's order, page by page. */
export async function fetchAllPages<Row, Name extends string>(
  fetchPage: FetchPage<Row, Name>,
  query: ListQuery<Name>,
  signal?: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  let sent = 0;
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await fetchPage({ ...query, pageNo, pageSize: PAGE_SIZE }, { ...IN_BACKGROUND, signal });
    // A server that ignores the page number sends the same rows again and again.
    // One that inserts a row meanwhile sends the last one of a page again.
    const fresh = page.records.filter((row) => {
      const key = JSON.stringify(row);
      return !seen.has(key) && seen.add(key);
    });
    const hasMore = fresh.length > 0 || (page.total !== null && page.leftOut !== undefined);
    if (!hasMore) return rows;
    rows.push(...fresh);
    sent += page.records.length + (page.leftOut ?? 0);
    if (page.total !== null && sent >= page.total) return rows;
  }
}
