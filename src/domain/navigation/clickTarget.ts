// Target of a click on an entry of the top navigation (R076–R085). Precedence (A34): work-order app first, then the
// rule of the code, which for most codes is the registry's, then the help page.
import { accessDeniedAddress, type AccessDenial } from '../access/accessDeniedAddress';
import { EXTERNAL_SITES, type ExternalSite } from './codes';
import { isWorkOrderApp, type NavigationEntry } from './entry';
import { pathOf } from './registeredPaths';

export type ClickTarget =
  /** A page of the portal; `help` carries the values of the help page. */
  | { kind: 'path'; path: string; help?: AccessDenial }
  /** Check the permission first, then open `byd` or the help page (R083). */
  | { kind: 'verify'; systemCode: string }
  /** An external site, in a new window (R082). */
  | { kind: 'external'; site: ExternalSite };

/** Where clicking an entry leads. */
export function clickTarget(entry: NavigationEntry): ClickTarget {
  const { systemCode, systemName } = entry;
  if (isWorkOrderApp(entry)) return { kind: 'verify', systemCode };
  const site = EXTERNAL_SITES.get(systemCode);
  if (site) return { kind: 'external', site };
  const path = pathOf(entry);
  if (path) return { kind: 'path', path };
  const help = { applyState: '6', systemCode, systemName: systemName ?? undefined };
  return { kind: 'path', path: accessDeniedAddress(help), help };
}

/** Address of the work-order-app page for a code; `t` is a cache buster (R031, R083), which links omit. */
export const bydAddress = (systemCode: string, now?: number): string =>
  `/byd?${new URLSearchParams({ source: systemCode, ...(now !== undefined && { t: String(Math.trunc(now)) }) })}`;

/** Where a permitted subsystem opens: on its own page, otherwise on the work-order-app page. */
export function allowedAddress(entry: NavigationEntry, now: number): string {
  const path = isWorkOrderApp(entry) ? undefined : pathOf(entry);
  return path ?? bydAddress(entry.systemCode, now);
}
