import { useMemo } from 'react';
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

/** What a list is asked for, and what changes it. */
export interface ListHandle<Name extends string> {
  query: ListQuery<Name>;
  /** Whether anything narrows the list down. */
  isFiltered: boolean;
  /** Changes some filters; the list starts again on its first page. */
  setFilters(part: Partial<Record<Name, string>>): void;
  setSort(sort: ListSort | null): void;
  setPage(pageNo: number, pageSize?: number): void;
  /** Takes all filters away. */
  reset(): void;
}

/**
 * Filter, sorting, page and page size of a list, kept in its address: a reload and a link have them too (R022, R023).
 * Entries of the history are replaced: Back leaves the list and does not undo its filters one by one.
 */
export function useListQuery<Name extends string>(definition: ListDefinition<Name>): ListHandle<Name> {
  const { pathname, search } = useLocation();
  const query = useMemo(() => readListQuery(definition, search), [definition, search]);

  const put = useMemoizedFn((change: (current: ListQuery<Name>) => ListQuery<Name>) => {
    const now = history.location;
    // A kept page that is not on the screen has no say in the address.
    if (now.pathname !== pathname) return;
    // The address, not what was drawn last: two changes of one moment both count.
    const next = writeListQuery(definition, change(readListQuery(definition, now.search)), now.search);
    if (next !== now.search) history.replace({ pathname, search: next, hash: now.hash }, now.state);
  });

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
      setSort: (sort) => put((current) => ({ ...current, pageNo: 1, sort: sort ?? definition.defaultSort ?? null })),
      setPage: (pageNo, pageSize) =>
        put((current) => ({
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
    [query, definition, put],
  );
}
