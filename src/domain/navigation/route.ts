/** What the shell knows of a route besides its path and component; `config/routes.ts` fills it in (R016–R041). */
export interface RouteMeta {
  /** Key of the title in the locale files; a route without one is titled 'no-name' (R064). */
  titleKey?: `route.${string}`;
  /** Stands beside the side menu and below the tab strip (R021, A2). */
  workspace?: boolean;
  /** Kept in the tab strip (R060). */
  tab?: boolean;
  /** The view stays alive when left (R069). */
  cache?: boolean;
  /** Name under which the view is cached; without one the route's path (R069). */
  cacheName?: string;
  /** Distinguished by a tab id, so that one route may have several tabs (R062). */
  openMoreTab?: boolean;
  /** Parameters that tell its tabs apart even when their value has 13 digits (A12). */
  keepStamps?: readonly string[];
  /** The screen comes later: the 'under development' message is shown (R041). */
  unfinished?: boolean;
  /** Code of the subsystem that this route shows, as the registry names it. */
  subsystem?: string;
}
