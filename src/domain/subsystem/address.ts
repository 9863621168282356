import { distinguishingParameter, HIDE_BAR, portalParameters } from './paneKey';

/**
 * Inner address of a subsystem ↔ address of the portal. The portal's `/mgr/orders/42?tab=log` is the micro-app's
 * `/orders/42?tab=log`. Only the visible subsystem's inner address is written to the URL.
 */

/** The parts of a location that an address is made of. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

const BASE = 'http://inner.invalid';

/**
 * One spelling per address: absolute, percent-encoded as a browser does it, without a trailing slash. Two inner
 * addresses lead to the same place when their spellings are equal.
 */
export function normalizeInner(address: string): string {
  const rooted = `/${address.replace(/^[/\\]+/, '')}`;
  if (!URL.canParse(rooted, BASE)) return '/';
  const { pathname, search, hash } = new URL(rooted, BASE);
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return `${path}${search}${hash}`;
}

/** The query without what belongs to the portal; everything else stays as it is spelled. */
function withoutPortalParameters(code: string, search: string): string {
  const taken = portalParameters(code);
  const isTaken = (part: string) => [...new URLSearchParams(part).keys()].some((name) => taken.includes(name));
  const parts = search.replace(/^\?/, '').split('&');
  if (distinguishingParameter(code) === undefined && !parts.some(isTaken)) return search;
  const kept = parts.filter((part) => part !== '' && !isTaken(part));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** An inner address as the URL can name it: without the parameters that belong to the portal. */
export function addressableInner(code: string, inner: string): string {
  const { pathname, search, hash } = new URL(normalizeInner(inner), BASE);
  return normalizeInner(`${pathname}${withoutPortalParameters(code, search)}${hash}`);
}

/** Inner address for a location of the portal below the route of `code`; null when it is somewhere else. */
export function innerOf(code: string, { pathname, search, hash }: AddressParts): string | null {
  const { length } = `/${code}`;
  // The router finds a route in capitals too.
  const isBelow = pathname.slice(0, length).toLowerCase() === `/${code}`.toLowerCase();
  if (!isBelow || !['', '/'].includes(pathname.charAt(length))) return null;
  return normalizeInner(`${pathname.slice(length)}${withoutPortalParameters(code, search)}${hash}`);
}

/**
 * Address of the portal that shows `inner` of the subsystem `code`; `variant` is what tells the panes of its route
 * apart, such as the `source` of `byd`.
 */
export function outerOf(code: string, inner: string, variant: string | null = null): string {
  const parameter = distinguishingParameter(code);
  const hasVariant = parameter !== undefined && variant !== null;
  const { pathname, search, hash } = new URL(hasVariant ? addressableInner(code, inner) : normalizeInner(inner), BASE);
  const query = hasVariant ? `?${parameter}=${encodeURIComponent(variant)}${search.replace('?', '&')}` : search;
  return `/${code}${pathname === '/' ? '' : pathname}${query}${hash}`;
}

/** An address of the portal that hides the bars when the present one does, unless it says so or otherwise itself (R058). */
export function carryHideBar(address: string, present: string): string {
  if (new URL(present, BASE).searchParams.get(HIDE_BAR) !== '1') return address;
  const { pathname, search, hash, searchParams } = new URL(address, BASE);
  if (searchParams.has(HIDE_BAR)) return address;
  return `${pathname}${search === '' ? '?' : `${search}&`}${HIDE_BAR}=1${hash}`;
}

/** How the portal came to a location: by a link, by a replacement, or by back and forward. */
export type NavigationKind = 'PUSH' | 'REPLACE' | 'POP';

/** A request to show a subsystem, as its pane sees it. */
export interface ShowRequest {
  /** Inner address that the URL names. */
  wanted: string;
  /** Where the pane stands; null while it is not mounted. */
  current: string | null;
  /** Whether the pane was on screen when the request came. */
  wasVisible: boolean;
  kind: NavigationKind;
}

/** What follows from a request: move the micro-app, correct the URL, or nothing. */
export type ShowMove = { move: 'inner'; to: string } | { move: 'outer'; to: string } | { move: 'none' };

/**
 * Decides who follows whom. A bare address by a link, such as a click on the navigation entry, returns to the inner
 * page at which the person left (the URL follows); every other address navigates the micro-app. Back and
 * forward always navigate: they walk the user's real path.
 */
export function decideMove({ wanted, current, wasVisible, kind }: ShowRequest): ShowMove {
  const target = normalizeInner(wanted);
  if (current === null) return { move: 'none' };
  const here = normalizeInner(current);
  if (here === target) return { move: 'none' };
  const returns = target === '/' && !wasVisible && kind !== 'POP';
  return returns ? { move: 'outer', to: here } : { move: 'inner', to: target };
}
