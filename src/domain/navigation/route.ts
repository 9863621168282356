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
  /** Cache name of the view; defaults to the route's path (R069). */
  cacheName?: string;
  /** Has one tab per query, so that one route may have several tabs (R062). */
  openMoreTab?: boolean;
  /** Parameters that distinguish its tabs even with a 13-digit value (A12). */
  keepStamps?: readonly string[];
  /** Not implemented yet: shows the 'under development' message (R041). */
  unfinished?: boolean;
  /** Code of the subsystem that this route shows, as in the registry. */
  subsystem?: string;
}
