import { useMemo } from 'react';
import { useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import {
  arrangeEntries,
  BASIC_CODE,
  highlightedCode,
  HOME_CODE,
  type Arrangement,
  type NavigationEntry,
} from '@/domain/navigation';
import { useText } from '@/locales/text';
import { useEntries } from './registeredEntries';
import { navigationStore, type NavigationState } from './navigationStore';

/** An entry with the name to display. */
export type ViewEntry = NavigationEntry & { systemName: string };

/** The entries grouped by position; the same object until the list, the language or the registry changes. */
export function useEntriesByPosition(): Arrangement<ViewEntry> {
  const t = useText();
  const list = useEntries();
  const home = t('nav.home');
  const basic = t('nav.basic');

  return useMemo(
    () =>
      arrangeEntries<ViewEntry>(list, [
        { systemCode: HOME_CODE, systemName: home },
        { systemCode: BASIC_CODE, systemName: basic },
      ]),
    [list, home, basic],
  );
}

/** The entries grouped by position, the code to highlight, and the loading status of the list. */
export function useNavigationEntries(): Arrangement<ViewEntry> & {
  currentCode: string | null;
  status: NavigationState['status'];
} {
  const arrangement = useEntriesByPosition();
  const status = useStore(navigationStore, (state) => state.status);
  const chosenCode = useStore(navigationStore, (state) => state.chosenCode);
  const { pathname, search } = useLocation();
  const all = [...arrangement.main, ...arrangement.more, ...arrangement.right];
  return { ...arrangement, status, currentCode: highlightedCode({ pathname, search }, all, chosenCode) };
}

/** Those of the entries that the user opened last, the newest first. */
export function useRecentEntries(entries: readonly ViewEntry[]): ViewEntry[] {
  const codes = useStore(navigationStore, ({ recentCodes }) => recentCodes);
  return codes.flatMap((code) => entries.find(({ systemCode }) => systemCode === code) ?? []);
}
