import { useSyncExternalStore } from 'react';
import { localArea } from '@/utils/storage';

/** How a person wants lists to look, on every visit (R046). */
interface ListPreferences {
  density: 'middle' | 'small';
  /** Keys of the columns that are not shown, by list. */
  hidden: Readonly<Record<string, readonly string[]>>;
}

const initial: ListPreferences = { density: 'middle', hidden: {} };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function accept(value: unknown): ListPreferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { density, hidden } = value as Record<string, unknown>;
  if (typeof hidden !== 'object' || hidden === null) return undefined;
  return {
    density: density === 'small' ? 'small' : 'middle',
    hidden: Object.fromEntries(Object.entries(hidden).filter(([, keys]) => isTexts(keys))) as ListPreferences['hidden'],
  };
}

let preferences: ListPreferences | null = null;
const listeners = new Set<() => void>();

const read = (): ListPreferences => (preferences ??= localArea.read('portal.lists', accept) ?? initial);

function change(next: Partial<ListPreferences>): void {
  preferences = { ...read(), ...next };
  localArea.write('portal.lists', preferences);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The look of a list and what changes it; all lists on the screen follow. */
export function useListPreferences(list: string) {
  const { density, hidden } = useSyncExternalStore(subscribe, read);
  const hiddenHere = hidden[list] ?? [];
  return {
    density,
    hidden: hiddenHere,
    setDensity: (next: ListPreferences['density']) => change({ density: next }),
    setHidden: (keys: readonly string[]) => change({ hidden: { ...hidden, [list]: keys } }),
  };
}

/** Between tests: forgets what was read. */
export const forgetListPreferences = (): void => {
  preferences = null;
};
