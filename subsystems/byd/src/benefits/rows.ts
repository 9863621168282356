import { useSyncExternalStore } from 'react';
import type { Entry } from './ledger';
import { seedEntries } from './seed';

// Append-only: a booked entry is never changed.

let entries: readonly Entry[] | null = null;
const listeners = new Set<() => void>();
const present = () => (entries ??= seedEntries(new Date()));
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All entries, newest day first. */
export const useEntries = (): readonly Entry[] => useSyncExternalStore(subscribe, present);

/** Adds an entry. */
export function book(entry: Omit<Entry, 'id' | 'isPublished'>): void {
  const id = Math.max(0, ...present().map((each) => each.id)) + 1;
  entries = [{ ...entry, id, isPublished: false }, ...present()].sort((one, other) => (one.day < other.day ? 1 : -1));
  for (const listener of [...listeners]) listener();
}
