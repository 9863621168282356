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
  const added = new Set<string>();
  const toItems = (list: readonly Item[]): TreeItem[] =>
    list.flatMap(({ id, name }) => {
      if (added.has(id)) return [];
      added.add(id);
      const children = toItems(below.get(id) ?? []);
      return [{ value: id, title: name || id, ...(children.length > 0 && { children }) }];
    });
  const top = toItems(below.get(null) ?? []);
  return [...top, ...toItems(items)];
}
