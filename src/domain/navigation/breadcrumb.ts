import { findMenuItem } from '../side-menu';
import type { RouteRecord } from './route';

/** One item of the breadcrumb. */
export interface Crumb {
  /** Locale key, or the text itself. */
  name: { key: `menu.${string}` | `route.${string}` | 'nav.basic' } | { text: string };
  /** Path of the page it links to; groups of the side menu and the current page have none. */
  path?: string;
}

/** Pages outside of the side menu belong to basic information as a whole (R085). */
const WORKSPACE: Crumb = { name: { key: 'nav.basic' }, path: '/mainApp' };

/**
 * Breadcrumb of a workspace page: group, page, and what the page shows, such as the name of a record. Groups are those
 * of the side menu.
 */
export function breadcrumbOf({ path, titleKey = 'route.noName' }: RouteRecord, ownName?: string | null): Crumb[] {
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
