import { TOKEN_HEADER } from '@/constants/http';
import type { PortalEnvironment } from '@/domain/environment';
import { fetchPlain } from './fetchPlain';

/**
 * Whether an address belongs to one of the API hosts: the same origin and, where the hosts share one (A36), the same
 * path prefix. Decided on the resolved address, so that no spelling gets the token to another place (T7).
 */
export function isApiAddress(address: string, hosts: PortalEnvironment['hosts'], page: string): boolean {
  if (!URL.canParse(address, page)) return false;
  const url = new URL(address, page);
  if (url.username || url.password) return false;
  return Object.values(hosts).some((host) => {
    const base = new URL(host, page);
    const prefix = base.pathname.replace(/\/$/, '');
    return url.origin === base.origin && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`));
  });
}

/** Who asks, and where the token may go. */
export interface SubsystemCaller {
  token: string | null;
  hosts: PortalEnvironment['hosts'];
}

/**
 * The request that the bridge offers to a micro-app: signs in for the API hosts and for no other address. What the
 * micro-app writes into the token header itself is dropped, and a signed request follows no redirect.
 */
export function fetchForSubsystem(
  address: string,
  init: RequestInit,
  { token, hosts }: SubsystemCaller,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.delete(TOKEN_HEADER);
  const isSigned = token !== null && isApiAddress(address, hosts, window.location.href);
  if (isSigned) headers.set(TOKEN_HEADER, token);
  return fetchPlain(address, { ...init, headers, ...(isSigned && { redirect: 'error' }) });
}
