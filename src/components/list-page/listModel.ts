import type { ReactNode } from 'react';

/** Sorting of the list page; same shape as in the domain rules of lists. */
export interface SortChoice {
  field: string;
  order: 'asc' | 'desc';
}

/** The query state in the URL as far as the list page needs it: implemented by `useListQuery`. */
export interface ListQueryState {
  query: { filters: Readonly<Record<string, string>>; sort: SortChoice | null; pageNo: number; pageSize: number };
  isFiltered: boolean;
  setFilters(part: Record<string, string>): void;
  setSort(sort: SortChoice | null): void;
  setPage(pageNo: number, pageSize?: number): void;
  reset(): void;
}

/** The rows of a list as far as they are loaded: the result of `useListData`. */
export interface ListDataState<Row> {
  /** Null until the first response. */
  rows: readonly Row[] | null;
  /** Null if unknown: further pages may follow. */
  total: number | null;
  /** Number of records on this page that could not be parsed (A40). */
  leftOut?: number;
  /** Id under which the server logged the request. */
  requestId?: string;
  isLoading: boolean;
  /** Loading failed and nothing is shown; a message has said why. Rows already shown stay. */
  hasFailed: boolean;
  /** Loads the same page again after a change made here. */
  reload(): void;
  /** Number of such reloads: rows selected before may be gone. */
  reloads: number;
  /** Loads every row that matches the filters, in the list's order; a failure is shown to the user, then rejects. */
  loadAll(signal?: AbortSignal): Promise<Row[]>;
}

/** A column of a list. */
export interface ListColumn<Row> {
  /** Its id in the column settings and, if the list can be sorted by it, the sort field. */
  key: string;
  title: string;
  render(row: Row): ReactNode;
  /** In pixels; a column without one takes the remaining width. */
  width?: number;
  isSortable?: boolean;
  /** Cannot be hidden: it holds the row's name. */
  isRequired?: boolean;
}

/** An action for one row. */
export interface RowAction {
  key: string;
  label: string;
  /** Called on click, or the link's target. */
  onClick?: () => void;
  to?: string;
  isDanger?: boolean;
}

/** An action for all selected rows; the selection is cleared when it returns true. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  isDanger?: boolean;
  run(rows: Row[]): Promise<boolean>;
}

export interface FilterOption {
  value: string;
  label: string;
  count?: number;
  icon?: ReactNode;
}

/** A field of the filter bar; `name` is the query parameter. */
export type ListFilter =
  | {
      kind: 'search';
      name: string;
      label: string;
      /** Returns suggestions for the typed text; called after a pause, and only the last response counts. */
      suggest?: (keyword: string, signal: AbortSignal) => Promise<string[]>;
    }
  | { kind: 'choice'; name: string; label: string; options: readonly FilterOption[] }
  | { kind: 'chips'; name: string; label: string; options: readonly FilterOption[] }
  | { kind: 'days'; names: readonly [from: string, to: string]; label: string };
