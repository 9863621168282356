import { parseUrl } from '../parseUrl';
import { distinguishingParameter, HIDE_BAR, portalParameters } from './paneKey';

/**
 * Converts between inner addresses and portal addresses. The portal's `/mgr/orders/42?tab=log` is the micro-app's
 * `/orders/42?tab=log`. Only the visible subsystem's inner address is written to the URL.
 */

/** The parts of a location that form an address. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

const BASE = 'http://inner.invalid';

/**
 * Normalizes an address: absolute, percent-encoded as a browser does it, without a trailing slash. Two inner
 * addresses are the same if they normalize to the same text.
 */
export function normalizeInner(address: string): string {
  const rooted = `/${address.replace(/^[/\\]+/, '')}`;
  const url = parseUrl(rooted, BASE);
  if (!url) return '/';
  const { pathname, search, hash } = url;
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return `${path}${search}${hash}`;
}

/** The query without the portal's parameters; the rest keeps its spelling. */
function withoutPortalParameters(code: string, search: string): string {
  const taken = portalParameters(code);
  const isTaken = (part: string) => [...new URLSearchParams(part).keys()].some((name) => taken.includes(name));
  const parts = search.replace(/^\?/, '').split('&');
  if (distinguishingParameter(code) === undefined && !parts.some(isTaken)) return search;
  const kept = parts.filter((part) => part !== '' && !isTaken(part));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** An inner address as the URL shows it: without the portal's parameters. */
export function addressableInner(code: string, inner: string): string {
  const { pathname, search, hash } = new URL(normalizeInner(inner), BASE);
  return normalizeInner(`${pathname}${withoutPortalParameters(code, search)}${hash}`);
}

/** Inner address of a portal location below the route of `code`; null outside of it. */
export function innerOf(code: string, { pathname, search, hash }: AddressParts): string | null {
  const { length } = `/${code}`;
  // The router matches case-insensitively.
  const isBelow = pathname.slice(0, length).toLowerCase() === `/${code}`.toLowerCase();
  if (!isBelow || !['', '/'].includes(pathname.charAt(length))) return null;
  return normalizeInner(`${pathname.slice(length)}${withoutPortalParameters(code, search)}${hash}`);
}

/**
 * Portal address that shows `inner` of the subsystem `code`; `variant` distinguishes the panes of its route, such as
 * the `source` of `byd`.
 */
export function outerOf(code: string, inner: string, variant: string | null = null): string {
  const parameter = distinguishingParameter(code);
  const hasVariant = parameter !== undefined && variant !== null;
  const { pathname, search, hash } = new URL(hasVariant ? addressableInner(code, inner) : normalizeInner(inner), BASE);
  const query = hasVariant ? `?${parameter}=${encodeURIComponent(variant)}${search.replace('?', '&')}` : search;
  return `/${code}${pathname === '/' ? '' : pathname}${query}${hash}`;
}

/** Carries `hideBar` of the current address over to a portal address that does not set it (R058). */
export function carryHideBar(address: string, present: string): string {
  if (new URL(present, BASE).searchParams.get(HIDE_BAR) !== '1') return address;
  const { pathname, search, hash, searchParams } = new URL(address, BASE);
  if (searchParams.has(HIDE_BAR)) return address;
  return `${pathname}${search === '' ? '?' : `${search}&`}${HIDE_BAR}=1${hash}`;
}

/** How a location was reached: by a push, a replace, or back and forward. */
export type NavigationKind = 'PUSH' | 'REPLACE' | 'POP';

/** A request to show a subsystem, from the view of its pane. */
export interface ShowRequest {
  /** Inner address that the URL names. */
  wanted: string;
  /** Current inner address of the pane; null while it is not mounted. */
  current: string | null;
  /** Whether the pane was visible when the request came. */
  wasVisible: boolean;
  /** Inner address at which the pane was left, if the hidden micro-app has at most replaced it; null otherwise. */
  leftAt: string | null;
  kind: NavigationKind;
}

/** Result of a request: navigate the micro-app, correct the URL, or nothing. */
export type ShowMove = { move: 'inner'; to: string } | { move: 'outer'; to: string } | { move: 'none' };

/**
 * Whether a request shows a hidden pane where it is. True for the bare address of a push, such as a click on the entry,
 * and for the address at which the pane was left. The micro-app may have replaced that address since: a search field
 * updates it after a pause.
 */
export function isReturn({ wanted, wasVisible, leftAt, kind }: Omit<ShowRequest, 'current'>): boolean {
  if (wasVisible) return false;
  const target = normalizeInner(wanted);
  return (target === '/' && kind !== 'POP') || (leftAt !== null && target === normalizeInner(leftAt));
}

/**
 * Decides the direction of the sync. A return leaves the micro-app where it is, and the URL follows; every other
 * address navigates the micro-app. Back and forward to other pages always navigate: they follow the user's history.
 */
export function decideMove({ current, ...request }: ShowRequest): ShowMove {
  const target = normalizeInner(request.wanted);
  if (current === null) return { move: 'none' };
  const here = normalizeInner(current);
  if (here === target) return { move: 'none' };
  return isReturn(request) ? { move: 'outer', to: here } : { move: 'inner', to: target };
}
