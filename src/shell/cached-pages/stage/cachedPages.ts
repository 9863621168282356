import type { ContextType, ReactNode } from 'react';
import type { UNSAFE_LocationContext } from 'react-router-dom';
import type { RouteRecord } from '@/domain/navigation';
import { HIDE_BAR } from '@/domain/subsystem/paneKey';

/** Value of the router's location context. */
export type RouterLocation = NonNullable<ContextType<typeof UNSAFE_LocationContext>>;

/** A page that the URL names. */
export interface WantedPage {
  key: string;
  route: RouteRecord;
  routerLocation: RouterLocation;
  outlet: ReactNode;
}

/** A page on the stage. */
export interface CachedPage extends WantedPage {
  isCached: boolean;
}

/** The pages on the stage. */
export interface Stage {
  /** In the order of their first visit: moving a page would reload its frames (R072). */
  pages: readonly CachedPage[];
  shown: string | null;
  /** Keys of the pages, most recently shown first. */
  recent: readonly string[];
  /** The last location the stage was computed for. */
  seen: RouterLocation | null;
}

/** A stage without pages, as at the start of a session. */
export const EMPTY_STAGE: Stage = { pages: [], shown: null, recent: [], seen: null };

/** Whether a page stays when it is left, as long as its tab is open or, without a tab, its work is unsaved. */
const isCacheable = ({ cache, keepsUnsaved }: RouteRecord): boolean => cache === true || keepsUnsaved === true;

/** Whether two locations are the same place in the same state, whatever their history entry. */
export const isSameAddress = ({ location: a }: RouterLocation, { location: b }: RouterLocation): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && (a.state ?? null) === (b.state ?? null);

/** Whether an address consists of the path alone. */
const isBare = ({ location: { search, hash } }: RouterLocation): boolean => {
  const names = [...new URLSearchParams(search).keys()];
  return hash === '' && names.every((name) => name === HIDE_BAR);
};

/** Replaces the location state of a restored page by that of the current history entry. */
function withState(page: CachedPage, state: unknown): CachedPage {
  const { location } = page.routerLocation;
  if ((location.state ?? null) === (state ?? null)) return page;
  return { ...page, routerLocation: { ...page.routerLocation, location: { ...location, state } } };
}

/**
 * The page at the location of the URL. A page that is shown again gets its former location object, so that it does not
 * re-render. The bare path of a hidden page, such as a link of the menu or the way back from an editor, shows the page
 * as it was left, with its filter (R069, A18); back and forward show exactly their address. For a page without a
 * tab the bare path means a new record, so that it is never restored.
 */
function arrive(page: CachedPage, wanted: WantedPage, wasShown: boolean): CachedPage {
  const { routerLocation } = wanted;
  if (isSameAddress(page.routerLocation, routerLocation)) return page;
  if (!wasShown && !page.route.keepsUnsaved && routerLocation.navigationType !== 'POP' && isBare(routerLocation))
    return withState(page, routerLocation.location.state);
  // The outlet depends on the path only; another query needs no new element.
  const isSamePath = page.routerLocation.location.pathname === routerLocation.location.pathname;
  return { ...page, routerLocation, outlet: isSamePath ? page.outlet : wanted.outlet };
}

/**
 * The stage for a location: adds the wanted page, and removes pages that are neither wanted nor cached by an open tab
 * or by their unsaved work (R069, R070, A45). Returns the same object when nothing has changed.
 *
 * @param kept - Keys of the open tabs, and of the pages with unsaved work.
 */
export function nextStage(
  stage: Stage,
  wanted: WantedPage | null,
  routerLocation: RouterLocation,
  kept: ReadonlySet<string>,
): Stage {
  const hasMoved = stage.seen !== routerLocation;
  const stays = (page: CachedPage) => page.key === wanted?.key || (page.isCached && kept.has(page.key));
  let pages = stage.pages.every(stays) ? stage.pages : stage.pages.filter(stays);
  if (wanted && hasMoved) {
    const known = pages.find(({ key }) => key === wanted.key);
    if (!known) pages = [...pages, { ...wanted, isCached: isCacheable(wanted.route) }];
    else {
      const arrived = arrive(known, wanted, stage.shown === wanted.key);
      if (arrived !== known) pages = pages.map((page) => (page === known ? arrived : page));
    }
  }
  if (pages === stage.pages && !hasMoved) return stage;
  const shown = wanted?.key ?? null;
  const recent = [shown, ...stage.recent.filter((key) => key !== shown)].filter((key) =>
    pages.some((page) => page.key === key),
  ) as string[];
  return { pages, shown, recent, seen: routerLocation };
}
