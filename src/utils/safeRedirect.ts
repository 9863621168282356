/**
 * The only module that leaves the page. Navigates only to addresses of the environment; anything else is refused,
 * however it is spelled (T6, T9).
 */
import type { PortalEnvironment } from '@/domain/environment';
import { getEnvironment } from './environment';
import { parseUrl } from '@/domain/parseUrl';

const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Plain http is allowed for the portal's own origin and, in development, for localhost names. */
const isProtected = (url: URL, own: URL, environment: PortalEnvironment): boolean =>
  url.protocol === 'https:' ||
  (url.protocol === 'http:' &&
    (url.origin === own.origin || (environment.name === 'development' && isLocalName(url.hostname))));

const hasCredentials = (url: URL) => url.username !== '' || url.password !== '';

/** The URL if `redirectTo` may open it: the portal itself or its identity provider; otherwise null. */
export function judgeRedirect(address: string, environment: PortalEnvironment, here: string): URL | null {
  const url = parseUrl(address, here);
  const own = new URL(here);
  if (!url || hasCredentials(url) || !isProtected(url, own, environment)) return null;
  const allowed = [here, environment.portalSite || here, environment.identityProvider];
  return allowed.some((site) => parseUrl(site, here)?.origin === url.origin) ? url : null;
}

/** The URL if `openExternal` may open it: a site of the environment; otherwise null. */
export function judgeExternal(address: string, environment: PortalEnvironment, here: string): URL | null {
  const url = parseUrl(address, here);
  if (!url || hasCredentials(url) || !isProtected(url, new URL(here), environment)) return null;
  const allowed = [
    environment.fireSafetySite,
    environment.iotSite,
    environment.workOrderAppSite,
    environment.housekeeperAppSite,
  ];
  // An empty site is skipped: as an address it would resolve to the current page.
  return allowed.some((site) => site !== '' && parseUrl(site, here)?.origin === url.origin) ? url : null;
}

/** Leaves the page without a history entry. False: the address was refused, nothing happened. */
export function redirectTo(address: string): boolean {
  const url = judgeRedirect(address, getEnvironment(), window.location.href);
  if (!url) return false;
  isLeavingByPortal = true;
  window.location.replace(url.href);
  return true;
}

/** Reloads the portal at the current address. */
export const reloadPage = (): void => window.location.reload();

/** Reloads without a leave prompt: another person has signed in. */
export function forceReload(): void {
  isLeavingByPortal = true;
  reloadPage();
}

let isLeavingByPortal = false;

/** Whether the portal itself is leaving the page, so that nothing prompts about unsaved work. */
export const isLeaving = (): boolean => isLeavingByPortal;

export type ExternalResult = 'opened' | 'blocked' | 'refused';

/**
 * Opens an external site in a new window. The query values are encoded only now, so that no attribute contains them.
 * The site gets neither the opener nor a referrer. Must be called from a click.
 */
export function openExternal(address: string, options: { query?: Record<string, string> } = {}): ExternalResult {
  const url = judgeExternal(address, getEnvironment(), window.location.href);
  if (!url) return 'refused';
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
  // `noopener` always returns null, which hides a blocked pop-up: open an empty window first.
  const opened = window.open('about:blank', '_blank');
  if (!opened || opened.closed) return 'blocked';
  opened.opener = null;
  // This navigation uses the referrer policy of this page, which sends none.
  opened.location.replace(url.href);
  return 'opened';
}

/** Navigates a foreign page in a frame without a new entry in the browser's history. */
export function navigateFrame(frame: HTMLIFrameElement, address: string): void {
  frame.contentWindow?.location.replace(address);
}
