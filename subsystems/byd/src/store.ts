import { useSyncExternalStore } from 'react';

/** Rows of a module, in memory: changes last until the micro-app is unloaded. */
export interface Rows<Row extends { id: number }> {
  use(): readonly Row[];
  change(id: number, update: (row: Row) => Row): void;
}

/** Created on first use: a pane of one module does not hold the rows of the others. */
export function createRows<Row extends { id: number }>(seed: () => readonly Row[]): Rows<Row> {
  let rows: readonly Row[] | null = null;
  const listeners = new Set<() => void>();
  const present = () => (rows ??= seed());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    use: () => useSyncExternalStore(subscribe, present),
    change: (id, update) => {
      rows = present().map((row) => (row.id === id ? update(row) : row));
      for (const listener of [...listeners]) listener();
    },
  };
}
