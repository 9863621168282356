import type { RouteRecord } from '../navigation';
import { carryHideBar } from '../subsystem/address';
import { HIDE_BAR } from '../subsystem/paneKey';

/**
 * When two addresses share a tab (R061–R063). A route is one tab; only a route with the openMoreTab flag has several,
 * distinguished by their query.
 */

/** The parts of a location that form an address. */
export interface TabLocation {
  pathname: string;
  search: string;
  hash?: string;
}

/** A page with a tab, as one address shows it. */
export interface TabPage {
  key: string;
  /** Path of its route in the table. */
  route: string;
  /** Its address. */
  address: string;
  /** Locale key of the title; absent: 'no-name' (R064). */
  titleKey?: `route.${string}`;
  /** Cache name of its view; absent: the view is fresh on every visit (R069). */
  cacheName?: string;
  /** Its route may have several tabs, up to a limit (R062). */
  isOneOfMany: boolean;
}

const STAMP = /^\d{13}$/;

/** The query without the parameters that `isTaken` selects; the others keep their order and spelling. */
function withoutParameters(search: string, isTaken: (name: string, value: string) => boolean): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part)].some(([name, value]) => isTaken(name, value)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/**
 * The query without timestamps: every parameter with a value of exactly 13 digits is removed, ids of that length too
 * (A12). A route may name parameters to keep.
 */
export const withoutStamps = (search: string, keep: readonly string[] = []): string =>
  withoutParameters(search, (name, value) => STAMP.test(value) && !keep.includes(name));

/** Key of the tab that shows a location, or null if its route has no tab, such as noticeEdit (R028). */
export function tabKeyOf(route: RouteRecord | undefined, { search }: TabLocation): string | null {
  if (!route?.tab) return null;
  if (!route.openMoreTab) return route.path;
  const keyQuery = withoutParameters(withoutStamps(search, route.keepStamps), (name) => name === HIDE_BAR);
  // The key is part of an element id, and lists of ids are separated by white space.
  return `${route.path}${keyQuery}`.replace(/\s/g, encodeURIComponent);
}

/** The tab page that a location shows, or null if its route has no tab. */
export function tabPageOf(route: RouteRecord | undefined, location: TabLocation): TabPage | null {
  const key = tabKeyOf(route, location);
  if (key === null || !route) return null;
  const { path, titleKey, cache, cacheName, openMoreTab = false } = route;
  return {
    key,
    route: path,
    address: `${location.pathname}${location.search}${location.hash ?? ''}`,
    isOneOfMany: openMoreTab,
    ...(titleKey && { titleKey }),
    ...(cache && { cacheName: cacheName ?? path }),
  };
}

/** Sets or removes hideBar as in the current address (R058). */
export function addressBeside(address: string, present: string): string {
  const hash = address.indexOf('#') < 0 ? '' : address.slice(address.indexOf('#'));
  const [pathname = '', ...query] = address.slice(0, address.length - hash.length).split('?');
  const search = withoutParameters(query.join('?'), (name) => name === HIDE_BAR);
  return carryHideBar(`${pathname}${search}${hash}`, present);
}

/** Id of the panel that a tab controls (R073). */
export const panelIdOf = (key: string): string => `page-${key}`;

/** Id of the tab itself, which labels its panel (R073). */
export const tabIdOf = (key: string): string => `tab-${key}`;
