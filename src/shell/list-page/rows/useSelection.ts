import { useState } from 'react';
import { useMemoizedFn } from 'ahooks';

/** The selected rows, by key: they stay selected on other pages (R044). */
export interface Selection<Row> {
  rows: ReadonlyMap<string, Row>;
  toggle(row: Row): void;
  put(rows: readonly Row[], isSelected: boolean): void;
  clear(): void;
  /** Selects these instead, also when the list is being loaded again. */
  replace(rows: readonly Row[]): void;
}

/** @param scope - Key of the filters and the state of the rows: the selection is cleared when it changes. */
export function useSelection<Row>(keyOf: (row: Row) => string, scope: string): Selection<Row> {
  // A selection without a scope is kept for the next one.
  const [selected, setSelected] = useState<{ scope: string | null; rows: ReadonlyMap<string, Row> }>({
    scope,
    rows: new Map(),
  });
  if (selected.scope === null) setSelected({ ...selected, scope });
  const isCurrent = selected.scope === scope || selected.scope === null;
  const rows = isCurrent ? selected.rows : new Map<string, Row>();

  // Stable functions: a row that is not concerned does not render again.
  const put = useMemoizedFn((changed: readonly Row[], isSelected: boolean) => {
    const next = new Map(rows);
    for (const row of changed) {
      if (isSelected) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    }
    setSelected({ scope, rows: next });
  });
  const toggle = useMemoizedFn((row: Row) => put([row], !rows.has(keyOf(row))));
  const clear = useMemoizedFn(() => setSelected({ scope, rows: new Map() }));
  const replace = useMemoizedFn((others: readonly Row[]) =>
    setSelected({ scope: null, rows: new Map(others.map((row) => [keyOf(row), row])) }),
  );
  return { rows, put, toggle, clear, replace };
}
