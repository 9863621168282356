import { findMenuItem } from '../workspace';
import type { RouteRecord } from './findRoute';

/** One step of the way to a page. */
export interface Crumb {
  /** Its name in the locale files, or as it is. */
  name: { key: `menu.${string}` | `route.${string}` | 'nav.basic' } | { text: string };
  /** The page that it leads to; a group of the side menu has none, and neither has the page on screen. */
  path?: string;
}

/** Pages beside the side menu belong to basic information as a whole (R085). */
const WORKSPACE: Crumb = { name: { key: 'nav.basic' }, path: '/mainApp' };

/**
 * The way to a page of the workspace: group, page, and what the page itself shows, such as the name of a record. Its
 * groups are those of the side menu.
 */
export function trailOf({ path, titleKey = 'route.noName' }: RouteRecord, ownName?: string | null): Crumb[] {
  const found = findMenuItem(path);
  const page: Crumb = { name: { key: titleKey } };
  const own: Crumb[] = ownName ? [{ name: { text: ownName } }] : [];
  if (!found) return [WORKSPACE, ...(own.length ? own : [page])];
  const { group, item } = found;
  const above: Crumb[] = [{ name: { key: `menu.${group.code}` } }];
  if (item.path !== path)
    return [...above, { name: { key: item.titleKey }, path: item.path }, ...(own.length ? own : [page])];
  return own.length ? [...above, { ...page, path }, ...own] : [...above, page];
}
