import { buildTree } from '../list';

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

/** Converts a flat list to a selection tree. */
export const toTree = (items: readonly Item[]): TreeItem[] =>
  buildTree<Item, TreeItem>(items, ({ id, name }, children) => ({
    value: id,
    title: name || id,
    ...(children.length > 0 && { children }),
  }));
