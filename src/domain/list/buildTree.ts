/**
 * Makes a tree from a flat list. An item whose parent is not in the list is a root; a cycle is broken at its first item,
 * so that no item is lost or repeated.
 *
 * @param nodeOf - Returns the node of an item with these children.
 */
export function buildTree<Item extends { id: string; parentId?: string }, Node>(
  items: readonly Item[],
  nodeOf: (item: Item, children: Node[]) => Node,
): Node[] {
  const ids = new Set(items.map(({ id }) => id));
  const below = new Map<string | null, Item[]>();
  for (const item of items) {
    const { id, parentId } = item;
    const parent = parentId !== undefined && parentId !== id && ids.has(parentId) ? parentId : null;
    const siblings = below.get(parent);
    if (siblings) siblings.push(item);
    else below.set(parent, [item]);
  }
  const added = new Set<string>();
  const nodesOf = (list: readonly Item[]): Node[] =>
    list.flatMap((item) => {
      if (added.has(item.id)) return [];
      added.add(item.id);
      return [nodeOf(item, nodesOf(below.get(item.id) ?? []))];
    });
  const roots = nodesOf(below.get(null) ?? []);
  return [...roots, ...nodesOf(items)];
}
