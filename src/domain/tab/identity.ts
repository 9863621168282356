import type { RouteRecord } from '../navigation';
import { carryHideBar } from '../subsystem/address';
import { HIDE_BAR } from '../subsystem/paneKey';

/**
 * What makes two addresses the same tab (R061–R063). Refuses to guess: a route is one tab, and only a route with the
 * openMoreTab flag has several, distinguished by their query.
 */

/** The parts of a location that an address is made of. */
export interface TabLocation {
  pathname: string;
  search: string;
  hash?: string;
}

/** A page of a route that is kept as a tab, as one address shows it. */
export interface TabPage {
  key: string;
  /** Path of its route in the table. */
  route: string;
  /** Where it stands. */
  address: string;
  /** Key of the title in the locale files; absent: 'no-name' (R064). */
  titleKey?: `route.${string}`;
  /** Name under which its view is cached; absent: it starts fresh with every visit (R069). */
  cacheName?: string;
  /** Its route may have several tabs, but not any number of them (R062). */
  isOneOfMany: boolean;
}

const STAMP = /^\d{13}$/;

/** The query without the parameters for which `isTaken` says so; the others keep their order and their spelling. */
function withoutParameters(search: string, isTaken: (name: string, value: string) => boolean): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part)].some(([name, value]) => isTaken(name, value)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/**
 * The query without time stamps: every parameter whose whole value is 13 digits goes, ids of that length too (A12).
 * A route may name parameters to keep.
 */
export const withoutStamps = (search: string, keep: readonly string[] = []): string =>
  withoutParameters(search, (name, value) => STAMP.test(value) && !keep.includes(name));

/** The key of the tab that shows a location, or null where its route is no tab, such as that of noticeEdit (R028). */
export function tabKeyOf(route: RouteRecord | undefined, { search }: TabLocation): string | null {
  if (!route?.tab) return null;
  if (!route.openMoreTab) return route.path;
  const keyQuery = withoutParameters(withoutStamps(search, route.keepStamps), (name) => name === HIDE_BAR);
  // The key is part of an element's id, and lists of ids are separated by white space.
  return `${route.path}${keyQuery}`.replace(/\s/g, encodeURIComponent);
}

/** The tab page that a location shows, or null where its route is no tab. */
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

/** An address with the bars hidden exactly when the present address hides them (R058). */
export function addressBeside(address: string, present: string): string {
  const hash = address.indexOf('#') < 0 ? '' : address.slice(address.indexOf('#'));
  const [pathname = '', ...query] = address.slice(0, address.length - hash.length).split('?');
  const search = withoutParameters(query.join('?'), (name) => name === HIDE_BAR);
  return carryHideBar(`${pathname}${search}${hash}`, present);
}

/** Id of the element that holds a tab's page, which the tab controls (R073). */
export const panelIdOf = (key: string): string => `page-${key}`;

/** Id of the tab itself, which names its page (R073). */
export const tabIdOf = (key: string): string => `tab-${key}`;
