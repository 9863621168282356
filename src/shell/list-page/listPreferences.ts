import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { localArea } from '@/utils/storage';

/** Rows in a table, or as cards in a grid. */
export type ListView = 'list' | 'grid';

/** The user's list preferences, persisted across visits (R046). */
interface ListPreferences {
  density: 'middle' | 'small';
  /** Keys of the hidden columns, by list. */
  hidden: Readonly<Record<string, readonly string[]>>;
  /** The chosen view of lists that offer both, by list. */
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
    // Absent when an older version of the portal stored the preferences.
    views: Object.fromEntries(
      Object.entries(views ?? {}).filter(([, view]) => isView(view)),
    ) as ListPreferences['views'],
  };
}

/** The stored preferences, or the defaults. */
export const readListPreferences = (): ListPreferences => localArea.read('portal.lists', accept) ?? initial;

export const listPreferencesStore = createStore(readListPreferences);

function change(part: Partial<ListPreferences>): void {
  listPreferencesStore.setState(part);
  localArea.write('portal.lists', listPreferencesStore.getState());
}

/**
 * The preferences of a list and their setters; shared by all lists on the screen.
 * @param hiddenAtFirst - Keys of the columns that are hidden until the user chooses columns.
 */
export function useListPreferences(list: string, hiddenAtFirst: readonly string[] = []) {
  const { density, hidden, views } = useStore(listPreferencesStore);
  const atFirst = hiddenAtFirst.join();
  return useMemo(
    () => ({
      density,
      hidden: hidden[list] ?? atFirst.split(',').filter(Boolean),
      view: views[list] ?? 'list',
      setDensity: (next: ListPreferences['density']) => change({ density: next }),
      setHidden: (keys: readonly string[]) => change({ hidden: { ...hidden, [list]: keys } }),
      setView: (view: ListView) => change({ views: { ...views, [list]: view } }),
    }),
    [density, hidden, views, list, atFirst],
  );
}
