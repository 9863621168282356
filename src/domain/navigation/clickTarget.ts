// What a click on an entry of the top navigation does (R076–R085). Order of precedence (A34): work-order app first,
// then the code's own rule, then the help page.
import { helpAddress, type HelpRequest } from '../access/helpAddress';
import { CODE_PATHS, EXTERNAL_SITES, type ExternalSite } from './codes';
import { isWorkOrderApp, type NavigationEntry } from './entry';

export type ClickTarget =
  /** A page of the portal; `help` where it is the help page, with what that page is to say. */
  | { kind: 'path'; path: string; help?: HelpRequest }
  /** The server is asked first, then `byd` or the help page opens (R083). */
  | { kind: 'verify'; systemCode: string }
  /** A site outside of the portal, in a new window (R082). */
  | { kind: 'external'; site: ExternalSite };

/** Where a click on an entry leads. */
export function clickTarget(entry: NavigationEntry): ClickTarget {
  const { systemCode, systemName } = entry;
  if (isWorkOrderApp(entry)) return { kind: 'verify', systemCode };
  const site = EXTERNAL_SITES.get(systemCode);
  if (site) return { kind: 'external', site };
  const path = CODE_PATHS.get(systemCode);
  if (path) return { kind: 'path', path };
  const help = { applyState: '6', systemCode, systemName: systemName ?? undefined };
  return { kind: 'path', path: helpAddress(help), help };
}

/** Address of the work-order-app page for a code; `t` is there to get past caches (R031, R083), a link does without. */
export const bydAddress = (systemCode: string, now?: number): string =>
  `/byd?${new URLSearchParams({ source: systemCode, ...(now !== undefined && { t: String(Math.trunc(now)) }) })}`;

/** Where a subsystem opens once the server has allowed it: its own page, otherwise the work-order-app page. */
export function allowedAddress(entry: NavigationEntry, now: number): string {
  const path = isWorkOrderApp(entry) ? undefined : CODE_PATHS.get(entry.systemCode);
  return path ?? bydAddress(entry.systemCode, now);
}
