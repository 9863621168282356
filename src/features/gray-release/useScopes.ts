import { useMemo, useState } from 'react';
import { useRequest } from 'ahooks';
import { GRAY_SEARCH_PAUSE_MS } from '@/constants/gray-release';
import type { ScopeItem } from '@/domain/gray-release/assumed';
import { placesOf, type Places } from '@/domain/gray-release/place';
import { listProjectScope, listRegionScope } from '@/services/gray-release';
import { useReadFailure } from '@/shell/feedback';

/** The two trees of places that a rule can name. */
export type PlaceKind = 'region' | 'project';

/** A search for places by name, on the server. */
export interface PlaceSearch {
  /** Asks the server, once per pause (R227). */
  search(keyword: string): void;
  /** Whether the server has found a place under just these words. */
  isFound(keyword: string, id: string): boolean;
}

/** The places that a rule can name. */
export interface ScopeData {
  /** Regions and the areas in them. */
  regions: readonly ScopeItem[];
  projects: readonly ScopeItem[];
  places: Places;
  isLoading: boolean;
  /** Why they are not there, in the reader's words; empty when a message has said it. */
  error: string | null;
  reload(): void;
  searches: Readonly<Record<PlaceKind, PlaceSearch>>;
}

/** Whether the places have come: what is computed from them is wrong without. */
export const arePlacesKnown = ({ isLoading, error }: ScopeData): boolean => !isLoading && error === null;

const QUIET = { overlay: false, quiet: true } as const;
const NONE: readonly ScopeItem[] = [];

/** A list of places, and what searches have found besides. */
function usePlaces(list: typeof listRegionScope) {
  const { reason, ask, handlers } = useReadFailure();
  const { data, error, loading, refresh } = useRequest(() => list({}, QUIET), handlers);
  const [more, setMore] = useState<readonly ScopeItem[]>(NONE);
  const [found, setFound] = useState<{ keyword: string; ids: ReadonlySet<string> } | null>(null);
  const { run, cancel } = useRequest(async (keyword: string) => ({ keyword, items: await list({ keyword }, QUIET) }), {
    manual: true,
    debounceWait: GRAY_SEARCH_PAUSE_MS,
    onSuccess: ({ keyword, items }) => {
      setMore((known) => [...known, ...items]);
      setFound({ keyword, ids: new Set(items.map(({ id }) => id)) });
    },
    // The tree still finds what it knows.
    onError: () => setFound(null),
  });
  const items = useMemo(() => [...placesOf(data ?? NONE, more).values()], [data, more]);
  const search: PlaceSearch = {
    search: (keyword) => {
      if (keyword.trim()) run(keyword.trim());
      else cancel();
    },
    isFound: (keyword, id) => found !== null && found.keyword === keyword.trim() && found.ids.has(id),
  };
  return { items, error: error && !loading ? reason : null, loading, reload: () => ask(refresh), search };
}

/** Reads regions and projects when the page opens (R226). What a search finds besides becomes known too. */
export function useScopes(): ScopeData {
  const regions = usePlaces(listRegionScope);
  const projects = usePlaces(listProjectScope);
  const places = useMemo(() => placesOf(regions.items, projects.items), [regions.items, projects.items]);
  const error = regions.error ?? projects.error;

  return {
    regions: regions.items,
    projects: projects.items,
    places,
    isLoading: regions.loading || projects.loading,
    error,
    reload: () => {
      regions.reload();
      projects.reload();
    },
    searches: { region: regions.search, project: projects.search },
  };
}
