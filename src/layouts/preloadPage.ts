import { HOME_PATH, ROOT_PATH } from '@/constants/paths';
import { findRoute } from '@/domain/navigation';
import { routes as configuredRoutes } from '../../config/routes';

/** Umi's routes by their ids, and their components, those with a chunk as `retryableRoutes` makes them. */
export interface RouteTable {
  routes: Record<string, { path?: string; parentId?: string }>;
  routeComponents: Record<string, unknown>;
}

/**
 * Requests the code of the layout and of the page at a path before they are rendered. Resolves when the layout is loaded,
 * or has failed.
 */
export function preloadPage({ routes, routeComponents }: RouteTable, pathname: string): Promise<unknown> {
  const preload = (id: string | undefined) =>
    (routeComponents[id ?? ''] as { preload?(): Promise<unknown> } | undefined)?.preload?.();
  const wanted = findRoute(configuredRoutes, pathname === ROOT_PATH ? HOME_PATH : pathname)?.path;
  const [id, page] = Object.entries(routes).find(([, { path }]) => path === wanted) ?? [];
  void preload(id);
  return preload(page?.parentId) ?? Promise.resolve();
}
