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

/** Id of the only item with this name; undefined without one, and with several, since a name is not a key. */
export function idOfName(tree: readonly TreeItem[], name: string): string | undefined {
  const idsIn = (nodes: readonly TreeItem[]): string[] =>
    nodes.flatMap(({ value, title, children = [] }) => [...(title === name ? [value] : []), ...idsIn(children)]);
  const [id, ...others] = name === '' ? [] : idsIn(tree);
  return others.length === 0 ? id : undefined;
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
