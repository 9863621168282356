import { useMemo, useState } from 'react';
import { useRequest } from 'ahooks';
import { GRAY_SEARCH_PAUSE_MS } from '@/constants/gray-release';
import type { ScopeItem } from '@/domain/gray-release/assumed';
import { placesOf, type Places } from '@/domain/gray-release/place';
import { listProjectScope, listRegionScope } from '@/services/gray-release';
import { describeError } from '@/shell/feedback';

/** The places that a rule can name. */
export interface ScopeData {
  /** Regions and the areas in them. */
  regions: readonly ScopeItem[];
  projects: readonly ScopeItem[];
  places: Places;
  isLoading: boolean;
  /** Why they are not there, in the reader's words. */
  error: string | null;
  reload(): void;
  /** Asks the server for projects by name, once per pause (R227). */
  searchProjects(keyword: string): void;
  /** Projects that the last search has found; null without one. */
  found: ReadonlySet<string> | null;
}

const QUIET = { overlay: false, quiet: true } as const;
const NONE: readonly ScopeItem[] = [];

/** Reads regions and projects when the page opens (R226). What a search finds besides becomes known too. */
export function useScopes(): ScopeData {
  const regions = useRequest(() => listRegionScope({}, QUIET), { onError: () => undefined });
  const projects = useRequest(() => listProjectScope({}, QUIET), { onError: () => undefined });
  const [more, setMore] = useState<readonly ScopeItem[]>(NONE);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const search = useRequest((keyword: string) => listProjectScope({ keyword }, QUIET), {
    manual: true,
    debounceWait: GRAY_SEARCH_PAUSE_MS,
    onSuccess: (items) => {
      setMore((known) => [...known, ...items]);
      setFound(new Set(items.map(({ id }) => id)));
    },
    // The tree still finds what it knows.
    onError: () => setFound(null),
  });

  const all = useMemo(() => {
    const known = placesOf(projects.data ?? NONE, more);
    return [...known.values()];
  }, [projects.data, more]);
  const regionItems = regions.data ?? NONE;
  const places = useMemo(() => placesOf(regionItems, all), [regionItems, all]);
  const error = regions.error ?? projects.error;

  return {
    regions: regionItems,
    projects: all,
    places,
    isLoading: regions.loading || projects.loading,
    error: error ? (describeError(error) ?? '') : null,
    reload: () => {
      regions.refresh();
      projects.refresh();
    },
    searchProjects: (keyword) => {
      if (keyword.trim()) return search.run(keyword.trim());
      search.cancel();
      setFound(null);
    },
    found,
  };
}
