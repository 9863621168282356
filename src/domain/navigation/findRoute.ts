import type { RouteMeta } from './route';

/** The fields of a route that the lookup needs. */
export interface RouteRecord extends RouteMeta {
  path: string;
  redirect?: string;
  component?: string;
  routes?: readonly RouteRecord[];
}

const normalise = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/';

/** The route with a screen for an address: an exact path, else the longest matching `/x/*`, else undefined. */
export function findRoute(routes: readonly RouteRecord[], pathname: string): RouteRecord | undefined {
  const wanted = normalise(pathname);
  const screens = routes.flatMap((route) => [route, ...(route.routes ?? [])]).filter((route) => !route.routes);
  const exact = screens.find(({ path, redirect }) => !redirect && normalise(path) === wanted);
  if (exact) return exact;
  return screens
    .filter(({ path }) => path.endsWith('/*') && wanted.startsWith(path.slice(0, -1).toLowerCase()))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
