import type { ScopeItem } from './assumed';

/** Regions, areas and projects by their id; a node's parent is found by its `parentId`. */
export type Places = ReadonlyMap<string, ScopeItem>;

/** Puts lists of places together; the first of two with one id counts. */
export function placesOf(...lists: readonly (readonly ScopeItem[])[]): Places {
  const places = new Map<string, ScopeItem>();
  for (const list of lists) for (const item of list) if (!places.has(item.id)) places.set(item.id, item);
  return places;
}

/** Ids from a place up to its region, itself first. A circle in the data ends it, and so does a parent nobody knows. */
export function pathUp(placeId: string | undefined, places: Places): string[] {
  const path: string[] = [];
  for (let id = placeId; id !== undefined && !path.includes(id); id = places.get(id)?.parentId) path.push(id);
  return path;
}
