import { NO_LOADING_HEADER, TOKEN_HEADER } from '@/constants/headers';
import type { PortalEnvironment } from '@/domain/environment';
import type { ApiHost } from '@/domain/wire';

/** Value of a query parameter; lists repeat the key, undefined is left out (R202). */
type QueryValue = string | number | boolean | Date | null | undefined;

const pageAddress = (): string => globalThis.location?.href ?? 'http://localhost/';

/** Resolves an address as the browser will. */
export const resolveAddress = (address: string): URL => new URL(address, pageAddress());

const queryText = (value: Exclude<QueryValue, undefined>): string => {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString() : String(value);
};

/** Query parameters of a payload: own keys only (T20). */
export function queryOf(payload: unknown): URLSearchParams {
  const query = new URLSearchParams();
  if (payload === null || typeof payload !== 'object') return query;
  for (const [key, value] of Object.entries(payload as Record<string, QueryValue | QueryValue[]>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(key, queryText(one));
    }
  }
  return query;
}

const rootPath = (root: URL): string => root.pathname.replace(/\/+$/, '');

const isAtOrBelow = (address: URL, root: URL): boolean => {
  const prefix = rootPath(root);
  return address.origin === root.origin && (address.pathname === prefix || address.pathname.startsWith(`${prefix}/`));
};

/** Where a resolved address is within the API. */
export interface ApiLocation {
  host: ApiHost;
  /** Path below the host. */
  path: string;
}

/** The API base that a resolved address is within, the innermost of several; null outside, and on the file host (T7). */
export function apiLocationOf(address: URL, { hosts, fileHost }: PortalEnvironment): ApiLocation | null {
  if (address.username !== '' || address.password !== '') return null;
  if (isAtOrBelow(address, resolveAddress(fileHost))) return null;
  const [found] = (['base', 'workOrder', 'portal'] as const)
    .map((host) => ({ host, root: resolveAddress(hosts[host]) }))
    .filter(({ root }) => isAtOrBelow(address, root))
    .sort((one, other) => rootPath(other.root).length - rootPath(one.root).length);
  return found ? { host: found.host, path: address.pathname.slice(rootPath(found.root).length) } : null;
}

/** Whether a resolved address is within one of the three API bases and not on the file host (T7). */
export const isWithinApi = (address: URL, environment: PortalEnvironment): boolean =>
  apiLocationOf(address, environment) !== null;

const isHeader = (name: string, header: string): boolean => name.toLowerCase() === header.toLowerCase();

/**
 * Headers of a request: the token is filled in where it is declared empty and the address is within the API (R204);
 * the no-loading flag (R203) and other empty headers are removed.
 */
export function headersFor(
  declared: Readonly<Record<string, string>>,
  address: URL,
  environment: PortalEnvironment,
  token: string | null,
): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(declared)) {
    if (isHeader(name, NO_LOADING_HEADER)) continue;
    if (!isHeader(name, TOKEN_HEADER)) {
      if (value !== '') headers.set(name, value);
      continue;
    }
    const filledIn = value === '' ? token : value;
    if (filledIn && isWithinApi(address, environment)) headers.set(name, filledIn);
  }
  return headers;
}

/** Whether a call declares the flag that suppresses the overlay (R203). */
export const hasNoLoadingFlag = (declared: Readonly<Record<string, string>>): boolean =>
  Object.keys(declared).some((name) => isHeader(name, NO_LOADING_HEADER));
