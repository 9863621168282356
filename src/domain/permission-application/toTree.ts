/** An item that may have a parent in the same list. */
interface Item {
  id: string;
  name: string;
  parentId?: string;
}

/** A node of a selection tree. */
export interface TreeItem {
  value: string;
  title: string;
  children?: TreeItem[];
}

/**
 * Converts a flat list to a tree. An item without a parent in the list is a root; a cycle is broken at its first item,
 * so that no item is lost or repeated.
 */
export function toTree(items: readonly Item[]): TreeItem[] {
  const ids = new Set(items.map(({ id }) => id));
  const below = new Map<string | null, Item[]>();
  for (const item of items) {
    const { id, parentId } = item;
    const parent = parentId !== undefined && parentId !== id && ids.has(parentId) ? parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), item]);
  }
  const placed = new Set<string>();
  const place = (list: readonly Item[]): TreeItem[] =>
    list.flatMap(({ id, name }) => {
      if (placed.has(id)) return [];
      placed.add(id);
      const children = place(below.get(id) ?? []);
      return [{ value: id, title: name || id, ...(children.length > 0 && { children }) }];
    });
  const top = place(below.get(null) ?? []);
  return [...top, ...place(items)];
}
