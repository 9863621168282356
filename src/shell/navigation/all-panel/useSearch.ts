import { searchByWords, searchEntries } from '@/domain/navigation';
import type { UserContext } from '@/shell/actions';
import { useRecentEntries, type ViewEntry } from '../useNavigationEntries';
import { useActions } from './ActionResults';
import { usePages } from './PageResults';
import { useFoundRecords } from './useFoundRecords';
import { usePinyin } from './usePinyin';

interface SearchSources {
  entries: readonly ViewEntry[];
  userContext: UserContext;
  onCustomize(): void;
}

export type Search = ReturnType<typeof useSearch>;

/** What is found for the typed words: systems, pages and actions by name and pinyin, notices and manuals by the server. */
export function useSearch(typed: string, { entries, userContext, onCustomize }: SearchSources) {
  const pinyin = usePinyin();
  // Of equally good ones the last used come first.
  const ordered = [...new Set([...useRecentEntries(entries), ...entries])];
  const pages = usePages(entries);
  const actions = useActions(userContext, onCustomize);
  const searchWith = (search: typeof searchEntries) => {
    const found = {
      systems: search(ordered, typed, pinyin.read),
      pages: search(pages, typed, pinyin.read),
      actions: search(actions, typed, pinyin.read),
    };
    return { ...found, namedCount: found.systems.length + found.pages.length + found.actions.length };
  };
  const whole = searchWith(searchEntries);
  const named = whole.namedCount > 0 ? whole : searchWith(searchByWords);
  const { namedCount } = named;
  const records = useFoundRecords(typed);
  const kinds = [records.notices, records.manuals];
  const isAsking = kinds.some(({ state }) => state === 'loading');
  const count = kinds.reduce((sum, { total }) => sum + total, namedCount);
  const isSearching = typed.trim() !== '';
  const hasFailed = kinds.some(({ state }) => state === 'failed');
  return {
    /** What has the typed name, by kind, and how many these are. */
    ...named,
    records,
    count,
    /** Whether the first result stays the first. */
    isReady: !pinyin.isLoading && (namedCount > 0 || !isAsking),
    isSearching,
    /** Whether everything has been searched, so that the count is known. */
    isOver: isSearching && !pinyin.isLoading && !isAsking && (count > 0 || !hasFailed),
  };
}
