import type { ScopeItem } from './schema';

/** Regions, areas and projects by their id; a node's parent is found by its `parentId`. */
export type ScopesById = ReadonlyMap<string, ScopeItem>;

/** Merges scope lists into a map; the first item with an id wins. An item without a name has its id instead (A40). */
export function indexScopes(...lists: readonly (readonly ScopeItem[])[]): ScopesById {
  const scopesById = new Map<string, ScopeItem>();
  for (const item of lists.flat())
    if (!scopesById.has(item.id)) scopesById.set(item.id, item.name ? item : { ...item, name: item.id });
  return scopesById;
}

/** Returns the ids from a scope up to its region, starting with itself. Stops at a cycle or an unknown parent. */
export function pathUp(scopeId: string | undefined, scopesById: ScopesById): string[] {
  const path: string[] = [];
  for (let id = scopeId; id !== undefined && !path.includes(id); id = scopesById.get(id)?.parentId) path.push(id);
  return path;
}
