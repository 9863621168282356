import { useSyncExternalStore } from 'react';

/** Rows of a module, in memory: what is saved stays for the life of the micro-app. */
export interface Rows<Row extends { id: number }> {
  use(): readonly Row[];
  change(id: number, update: (row: Row) => Row): void;
}

/** Rows that are made when they are first looked at: a pane of one module does not carry the others. */
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
