/**
 * The only module that leaves the page. Leads only to addresses of the environment; anything else is refused,
 * however it is spelled (T6, T9).
 */
import type { PortalEnvironment } from '@/domain/environment';
import { getEnvironment } from './environment';
import { parseUrl } from './parseUrl';

const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Plain http is for our own origin and, in development, for names of this machine. */
const isProtected = (url: URL, own: URL, environment: PortalEnvironment): boolean =>
  url.protocol === 'https:' ||
  (url.protocol === 'http:' &&
    (url.origin === own.origin || (environment.name === 'development' && isLocalName(url.hostname))));

const hasCredentials = (url: URL) => url.username !== '' || url.password !== '';

/** The address if `redirectTo` may go there: the portal itself or its identity provider; else null. */
export function judgeRedirect(address: string, environment: PortalEnvironment, here: string): URL | null {
  const url = parseUrl(address, here);
  const own = new URL(here);
  if (!url || hasCredentials(url) || !isProtected(url, own, environment)) return null;
  const allowed = [here, environment.portalSite || here, environment.identityProvider];
  return allowed.some((site) => parseUrl(site, here)?.origin === url.origin) ? url : null;
}

/** The address if `openExternal` may open it: a site that the environment names; else null. */
export function judgeExternal(address: string, environment: PortalEnvironment, here: string): URL | null {
  const url = parseUrl(address, here);
  if (!url || hasCredentials(url) || !isProtected(url, new URL(here), environment)) return null;
  const allowed = [
    environment.fireSafetySite,
    environment.iotSite,
    environment.workOrderAppSite,
    environment.housekeeperAppSite,
  ];
  // A site that the environment does not name is no site; as an address it would be this very page.
  return allowed.some((site) => site !== '' && parseUrl(site, here)?.origin === url.origin) ? url : null;
}

/** Leaves the page for good, without an entry in the history. False: the address was refused, nothing happened. */
export function redirectTo(address: string): boolean {
  const url = judgeRedirect(address, getEnvironment(), window.location.href);
  if (!url) return false;
  isLeavingByPortal = true;
  window.location.replace(url.href);
  return true;
}

/** Starts the portal anew at the address where it stands. */
export const reloadPage = (): void => window.location.reload();

/** The same where the page must go whatever it holds: somebody else has signed in. */
export function forceReload(): void {
  isLeavingByPortal = true;
  reloadPage();
}

let isLeavingByPortal = false;

/** Whether the portal itself leads away from this page, so that nothing asks about unsaved work any more. */
export const isLeaving = (): boolean => isLeavingByPortal;

export type ExternalResult = 'opened' | 'blocked' | 'refused';

/**
 * Opens an external site in a new window, with the query values encoded at this moment so that no
 * attribute ever holds them. The site gets neither our window nor a referrer. Call it from a click.
 */
export function openExternal(address: string, options: { query?: Record<string, string> } = {}): ExternalResult {
  const url = judgeExternal(address, getEnvironment(), window.location.href);
  if (!url) return 'refused';
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
  // With `noopener` the answer is always null and a blocked pop-up could not be told: first empty, then on its way.
  const opened = window.open('about:blank', '_blank');
  if (!opened || opened.closed) return 'blocked';
  opened.opener = null;
  // The referrer of this step is ours to give, and the page's policy is to give none.
  opened.location.replace(url.href);
  return 'opened';
}

/** Navigates a foreign page in a frame without a new entry in the browser's history. */
export function navigateFrame(frame: HTMLIFrameElement, address: string): void {
  frame.contentWindow?.location.replace(address);
}
