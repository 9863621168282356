import { useSyncExternalStore } from 'react';
import { localArea } from '@/utils/storage';

/** Rows below each other in a table, or side by side as cards. */
export type ListView = 'list' | 'grid';

/** How a person wants lists to look, on every visit (R046). */
interface ListPreferences {
  density: 'middle' | 'small';
  /** Keys of the columns that are not shown, by list. */
  hidden: Readonly<Record<string, readonly string[]>>;
  /** How the rows of those lists stand that have a choice, by list. */
  views: Readonly<Record<string, ListView>>;
}

const initial: ListPreferences = { density: 'middle', hidden: {}, views: {} };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isView = (value: unknown): value is ListView => value === 'list' || value === 'grid';

function accept(value: unknown): ListPreferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { density, hidden, views } = value as Record<string, unknown>;
  if (typeof hidden !== 'object' || hidden === null) return undefined;
  return {
    density: density === 'small' ? 'small' : 'middle',
    hidden: Object.fromEntries(Object.entries(hidden).filter(([, keys]) => isTexts(keys))) as ListPreferences['hidden'],
    // An older portal has written none.
    views: Object.fromEntries(
      Object.entries(views ?? {}).filter(([, view]) => isView(view)),
    ) as ListPreferences['views'],
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
  const { density, hidden, views } = useSyncExternalStore(subscribe, read);
  const hiddenHere = hidden[list] ?? [];
  return {
    density,
    hidden: hiddenHere,
    view: views[list] ?? 'list',
    setDensity: (next: ListPreferences['density']) => change({ density: next }),
    setHidden: (keys: readonly string[]) => change({ hidden: { ...hidden, [list]: keys } }),
    setView: (view: ListView) => change({ views: { ...views, [list]: view } }),
  };
}

/** Between tests: forgets what was read. */
export const forgetListPreferences = (): void => {
  preferences = null;
};
