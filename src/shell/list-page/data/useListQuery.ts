import { startTransition, useMemo } from 'react';
import { history, useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import {
  isFiltered,
  readListQuery,
  writeListQuery,
  type ListDefinition,
  type ListQuery,
  type ListSort,
} from '@/domain/list';

/** The query of a list and its setters. */
export interface ListHandle<Name extends string = string> {
  query: ListQuery<Name>;
  /** Whether any filter is set. */
  isFiltered: boolean;
  /** Changes some filters and returns to the first page. */
  setFilters(part: Partial<Record<Name, string>>): void;
  setSort(sort: ListSort | null): void;
  setPage(pageNo: number, pageSize?: number): void;
  /** Removes all filters. */
  reset(): void;
}

/**
 * Filter, sorting, page and page size of a list, stored in its address, so that reloads and links keep them (R022,
 * R023). History entries are replaced: Back leaves the list and does not undo its filters one by one.
 */
export function useListQuery<Name extends string>(definition: ListDefinition<Name>): ListHandle<Name> {
  const { pathname, search } = useLocation();
  const query = useMemo(() => readListQuery(definition, search), [definition, search]);

  const put = useMemoizedFn((change: (current: ListQuery<Name>) => ListQuery<Name>) => {
    const now = history.location;
    // A cached page that is not on screen must not change the address.
    if (now.pathname !== pathname) return;
    // From the address and not the last render, so that two changes at the same time both apply.
    const next = writeListQuery(definition, change(readListQuery(definition, now.search)), now.search);
    if (next !== now.search) history.replace({ pathname, search: next, hash: now.hash }, now.state);
  });

  /** As a transition: the click is painted before the rows, filters and pages are rendered again. */
  const turn = useMemoizedFn((change: Parameters<typeof put>[0]) => startTransition(() => put(change)));

  return useMemo(
    () => ({
      query,
      isFiltered: isFiltered(query),
      setFilters: (part) =>
        put((current) => ({
          ...current,
          pageNo: 1,
          filters: { ...current.filters, ...part } as typeof current.filters,
        })),
      setSort: (sort) => turn((current) => ({ ...current, pageNo: 1, sort: sort ?? definition.defaultSort ?? null })),
      setPage: (pageNo, pageSize) =>
        turn((current) => ({
          ...current,
          pageNo: pageSize === undefined || pageSize === current.pageSize ? pageNo : 1,
          pageSize: pageSize ?? current.pageSize,
        })),
      reset: () =>
        put((current) => ({
          ...current,
          pageNo: 1,
          filters: Object.fromEntries(Object.keys(current.filters).map((name) => [name, ''])) as typeof current.filters,
        })),
    }),
    [query, definition, put, turn],
  );
}
