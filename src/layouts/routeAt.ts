import { findRoute, type RouteRecord } from '@/domain/navigation';
import { routes } from '../../config/routes';

/** The portal's route of a path: the most specific one, `/*` for a path of no page. */
export const routeAt = (pathname: string): RouteRecord | undefined => findRoute(routes, pathname);

/** The workspace route of a path; undefined for home, help and the subsystems. */
export const workspaceRouteAt = (pathname: string): RouteRecord | undefined => {
  const route = routeAt(pathname);
  return route?.workspace ? route : undefined;
};
