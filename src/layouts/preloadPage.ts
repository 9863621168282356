import { REDIRECTS } from '@/constants/paths';
import { routeAt } from './routeAt';

/** Umi's routes by their ids, and their components, those with a chunk as `retryableRoutes` makes them. */
export interface RouteTable {
  routes: Record<string, { path?: string; parentId?: string }>;
  routeComponents: Record<string, unknown>;
}

let table: RouteTable = { routes: {}, routeComponents: {} };

/** Hands over Umi's routes, once, before the first render. */
export function registerRoutes(from: RouteTable): void {
  table = from;
}

/** Whether a path is that of a page, not of a file or of nothing. */
export const hasPage = (pathname: string): boolean => routeAt(pathname)?.path !== '/*';

/** Requests the code of the layout and of the page at a path before they are rendered. */
export function preloadPage(pathname: string): void {
  const { routes, routeComponents } = table;
  const wanted = routeAt(REDIRECTS.get(pathname) ?? pathname)?.path;
  const [id, page] = Object.entries(routes).find(([, { path }]) => path === wanted) ?? [];
  for (const each of [page?.parentId, id])
    void (routeComponents[each ?? ''] as { preload?(): Promise<unknown> } | undefined)?.preload?.();
}
