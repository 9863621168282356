import { useSyncExternalStore } from 'react';
import type { Entry } from './ledger';
import { seedEntries } from './seed';

// Append-only: what was booked is never changed, it is published at most.

let entries: readonly Entry[] | null = null;
const listeners = new Set<() => void>();
const present = () => (entries ??= seedEntries(new Date()));
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const put = (changed: readonly Entry[]) => {
  entries = changed;
  for (const listener of [...listeners]) listener();
};

/** All entries, newest day first. */
export const useEntries = (): readonly Entry[] => useSyncExternalStore(subscribe, present);

/** Adds an entry. */
export function book(entry: Omit<Entry, 'id' | 'publishedOn'>): void {
  const id = Math.max(0, ...present().map((each) => each.id)) + 1;
  put([{ ...entry, id, publishedOn: null }, ...present()].sort((one, other) => other.day.localeCompare(one.day)));
}

/** Publishes an entry to the owners; one that is published already keeps its day. */
export const publish = (id: number, day: string): void =>
  put(present().map((each) => (each.id === id && each.publishedOn === null ? { ...each, publishedOn: day } : each)));
