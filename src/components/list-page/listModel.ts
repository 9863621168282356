import type { ReactNode } from 'react';

/** A sorting as the list page knows it; the same shape as in the rules of lists. */
export interface SortChoice {
  field: string;
  order: 'asc' | 'desc';
}

/** What the list page needs of the query that stands in the address: the handle of `useListQuery` has it all. */
export interface ListQueryState {
  query: { filters: Readonly<Record<string, string>>; sort: SortChoice | null; pageNo: number; pageSize: number };
  isFiltered: boolean;
  setFilters(part: Record<string, string>): void;
  setSort(sort: SortChoice | null): void;
  setPage(pageNo: number, pageSize?: number): void;
  reset(): void;
}

/** The rows of a list as far as they are known: the answer of `useListData`. */
export interface ListDataState<Row> {
  /** Null until the first answer. */
  rows: readonly Row[] | null;
  total: number;
  /** Records of this page that the server sent and that could not be read (A40). */
  leftOut?: number;
  /** The number under which the server knows the request that sent them. */
  requestId?: string;
  isLoading: boolean;
  /** There is nothing to show: a message has said why. What is shown already stays. */
  hasFailed: boolean;
  /** Asks again for the same page, because something was changed here. */
  reload(): void;
  /** How often that was done: what was selected before may be gone. */
  reloads: number;
  /** Every row that the filters let through, in the list's order; a failure is told here, and refuses the caller. */
  loadAll(signal?: AbortSignal): Promise<Row[]>;
}

/** A column of a list. */
export interface ListColumn<Row> {
  /** Its name in the column settings and, when the list can be sorted by it, of the field. */
  key: string;
  title: string;
  render(row: Row): ReactNode;
  /** In pixels; the column without one takes what is left. */
  width?: number;
  isSortable?: boolean;
  /** Cannot be hidden: without it a row has no name. */
  isRequired?: boolean;
}

/** Something that can be done with one row. */
export interface RowAction {
  key: string;
  label: string;
  /** What a click does, or where the link leads. */
  onClick?: () => void;
  to?: string;
  isDanger?: boolean;
}

/** Something that can be done with all selected rows; the selection ends when it answers true. */
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

/** A field of the filter bar; `name` is the filter's name in the address. */
export type ListFilter =
  | {
      kind: 'search';
      name: string;
      label: string;
      /** What the words typed so far could mean; asked for after a pause, and only the last answer counts. */
      suggest?: (keyword: string, signal: AbortSignal) => Promise<string[]>;
    }
  | { kind: 'choice'; name: string; label: string; options: readonly FilterOption[] }
  | { kind: 'chips'; name: string; label: string; options: readonly FilterOption[] }
  | { kind: 'days'; names: readonly [from: string, to: string]; label: string };
