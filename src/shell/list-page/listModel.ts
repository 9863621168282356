import type { ReactNode } from 'react';

/** A column of a list. */
export interface ListColumn<Row> {
  /** Its id in the column settings and, if the list can be sorted by it, the sort field. */
  key: string;
  title: string;
  render(row: Row): ReactNode;
  /** In pixels; a column without one takes the remaining width. */
  width?: number;
  /**
   * How wide it becomes where there is room, for text that would be cut at its least width. A column without `width` gets
   * it before the others grow.
   */
  maxWidth?: number;
  /** Least width of a column without `width`, if its texts need less than a usual title. */
  minWidth?: number;
  isSortable?: boolean;
  /** Cannot be hidden: it holds the row's name. */
  isRequired?: boolean;
  /** Left out where the window is too narrow for all columns: 1 first. Without it, always shown. */
  hidePriority?: number;
  /** Shown only if the user chooses so. */
  isHiddenAtFirst?: boolean;
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

/** What an action for many rows has come to. */
export interface BulkOutcome<Row> {
  /** Rows that it was not done with: they stay selected. */
  failed: readonly Row[];
  /** The list is loaded again. */
  hasChanged: boolean;
}

/** An action for all selected rows. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  isDanger?: boolean;
  /** Whether it can be done with a row; without it, with each. */
  isFor?(row: Row): boolean;
  /** Called with those of the selected rows that it is for; undefined when it was canceled, and nothing has happened. */
  run(rows: Row[]): Promise<BulkOutcome<Row> | undefined>;
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
