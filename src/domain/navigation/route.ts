/** Route metadata besides path and component; `config/routes.ts` sets it (R016–R041). */
export interface RouteMeta {
  /** Locale key of the title; a route without one is titled 'no-name' (R064). */
  titleKey?: `route.${string}`;
  /** Shown with the side menu and the tab strip (R021, A2). */
  workspace?: boolean;
  /** Gets a tab (R060). */
  tab?: boolean;
  /** The view is cached when the user leaves it (R069). */
  cache?: boolean;
  /** Without a tab, and cached only for as long as the page has unsaved work: leaving it loses nothing (A45). */
  keepsUnsaved?: boolean;
  /** Cache name of the view; defaults to the route's path (R069). */
  cacheName?: string;
  /** Has one tab per query, so that one route may have several tabs (R062). */
  openMoreTab?: boolean;
  /** Parameters that distinguish its tabs even with a 13-digit value (A12). */
  keepStamps?: readonly string[];
  /** The page shows its breadcrumb itself, in the line of its title (B23). */
  ownBreadcrumb?: boolean;
  /** Its page uses texts of the shell only, so it does not wait for those of the pages. */
  usesShellTexts?: boolean;
  /** Not implemented yet: shows the 'under development' message (R041). */
  unfinished?: boolean;
  /** Code of the subsystem that this route shows, as in the registry. */
  subsystem?: string;
}

/** The fields of a route that the lookup needs. */
export interface RouteRecord extends RouteMeta {
  path: string;
  redirect?: string;
  component?: string;
  routes?: readonly RouteRecord[];
}

const normalize = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/';

const screenLists = new WeakMap<readonly RouteRecord[], readonly RouteRecord[]>();

/** The routes of a table without those that only group others. A table never changes, and each click asks several times. */
function screensOf(routes: readonly RouteRecord[]): readonly RouteRecord[] {
  const known = screenLists.get(routes);
  if (known) return known;
  const screens = routes.flatMap((route) => [route, ...(route.routes ?? [])]).filter((route) => !route.routes);
  screenLists.set(routes, screens);
  return screens;
}

/** The route with a screen for an address: an exact path, else the longest matching `/x/*`, else undefined. */
export function findRoute(routes: readonly RouteRecord[], pathname: string): RouteRecord | undefined {
  const wanted = normalize(pathname);
  const screens = screensOf(routes);
  const exact = screens.find(({ path, redirect }) => !redirect && normalize(path) === wanted);
  if (exact) return exact;
  return screens
    .filter(({ path }) => path.endsWith('/*') && wanted.startsWith(path.slice(0, -1).toLowerCase()))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
