import { useMemo, useState } from 'react';
import { useRequest } from 'ahooks';
import type { ScopeItem } from '@/domain/gray-release/schema';
import { indexScopes, type ScopesById } from '@/domain/gray-release/scopesById';
import { leftOutOf, type LeftOut } from '@/domain/wire';
import { listProjectScope, listRegionScope } from '@/services/gray-release';
import { IN_BACKGROUND } from '@/services/http';
import { useReadFailure } from '@/shell/feedback';

/** Delay between the last key and the search on the server (R227). */
export const GRAY_SEARCH_PAUSE_MS = 300;

/** The two scope trees a rule can refer to. */
export type ScopeKind = 'region' | 'project';

/** Server-side search for scopes by name. */
export interface ScopeSearch {
  /** Searches on the server, once per pause (R227). */
  search(keyword: string): void;
  /** Whether the server found the scope for exactly this keyword. */
  isFound(keyword: string, id: string): boolean;
}

/** The scopes a rule can refer to. */
export interface ScopeData {
  /** Regions and the areas in them. */
  regions: readonly ScopeItem[];
  projects: readonly ScopeItem[];
  scopesById: ScopesById;
  isLoading: boolean;
  /** Scopes that could not be read (A40). */
  leftOut: Readonly<Record<ScopeKind, LeftOut | undefined>>;
  /** Why loading failed, in the user's language; empty when a message has shown it. */
  error: string | null;
  reload(): void;
  searches: Readonly<Record<ScopeKind, ScopeSearch>>;
}

/** Whether the scopes are loaded; results computed without them are wrong. */
export const areScopesLoaded = ({ isLoading, error }: ScopeData): boolean => !isLoading && error === null;

const NONE: readonly ScopeItem[] = [];

/** A scope list, merged with search results. */
function useScopeList(list: typeof listRegionScope) {
  const { reason, ask, handlers } = useReadFailure();
  const { data, error, loading, refresh } = useRequest(() => list({}, IN_BACKGROUND), handlers);
  const [more, setMore] = useState<readonly ScopeItem[]>(NONE);
  const [found, setFound] = useState<{ keyword: string; ids: ReadonlySet<string> } | null>(null);
  const { run, cancel } = useRequest(
    async (keyword: string) => ({ keyword, items: await list({ keyword }, IN_BACKGROUND) }),
    {
      manual: true,
      debounceWait: GRAY_SEARCH_PAUSE_MS,
      onSuccess: ({ keyword, items }) => {
        setMore((known) => [...known, ...items]);
        setFound({ keyword, ids: new Set(items.map(({ id }) => id)) });
      },
      // The tree still filters the loaded items.
      onError: () => setFound(null),
    },
  );
  const items = useMemo(() => [...indexScopes(data ?? NONE, more).values()], [data, more]);
  const search: ScopeSearch = {
    search: (keyword) => {
      if (keyword.trim()) run(keyword.trim());
      else cancel();
    },
    isFound: (keyword, id) => found !== null && found.keyword === keyword.trim() && found.ids.has(id),
  };
  return {
    items,
    leftOut: leftOutOf(data),
    error: error && !loading ? reason : null,
    loading,
    reload: () => ask(refresh),
    search,
  };
}

/** Loads regions and projects when the page opens (R226). Search results are added to them. */
export function useScopes(): ScopeData {
  const regions = useScopeList(listRegionScope);
  const projects = useScopeList(listProjectScope);
  const scopesById = useMemo(() => indexScopes(regions.items, projects.items), [regions.items, projects.items]);
  const error = regions.error ?? projects.error;

  return {
    regions: regions.items,
    projects: projects.items,
    scopesById,
    isLoading: regions.loading || projects.loading,
    leftOut: { region: regions.leftOut, project: projects.leftOut },
    error,
    reload: () => {
      regions.reload();
      projects.reload();
    },
    searches: { region: regions.search, project: projects.search },
  };
}
