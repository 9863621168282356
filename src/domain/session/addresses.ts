import { PREVIEW_PARAMETER } from '../notice/previewParameter';
import { parseUrl } from '../parseUrl';

/**
 * All addresses of sign-in and sign-out. Built from the environment only, never from the current address, so that no
 * query can redirect a user (T9).
 */
interface Sites {
  portalSite: string;
  identityProvider: string;
}

const ENTITY_ID = 'portal';

const rootAddress = (sites: Sites, ownOrigin: string) => `${sites.portalSite || ownOrigin}/`;

/** The portal's own login address: portal address and the hash path /login (R042). */
export const loginAddress = (sites: Sites, ownOrigin: string): string => `${rootAddress(sites, ownOrigin)}#/login`;

/** The provider's sign-in page, which returns to the portal root with a token (A19). */
export const providerLoginAddress = (sites: Sites, ownOrigin: string): string =>
  `${sites.identityProvider}/login?entityId=${ENTITY_ID}&returnUrl=${encodeURIComponent(rootAddress(sites, ownOrigin))}`;

/** The provider's global sign-out, which returns to the login address (R152). */
export const providerLogoutAddress = (sites: Sites, ownOrigin: string): string =>
  `${sites.identityProvider}/logout?redirectToLogin=true&entityId=${ENTITY_ID}&returnUrl=${encodeURIComponent(loginAddress(sites, ownOrigin))}`;

/**
 * Whether an address of the portal's own site belongs to the identity provider. Only the mock environment has it on
 * the same site; if the portal loads there, the provider does not respond.
 */
export const isProviderAddress = (sites: Sites, address: string, ownOrigin: string): boolean => {
  const provider = new URL(sites.identityProvider, ownOrigin);
  const { origin, pathname } = new URL(address, ownOrigin);
  return origin === provider.origin && `${pathname}/`.startsWith(`${provider.pathname.replace(/\/+$/, '')}/`);
};

const STORED_ADDRESS_MAX_LENGTH = 2048;
const NO_SITE = 'http://portal.invalid';

/**
 * The address inside the portal to return to, or null. Refuses other sites in every spelling, the root and the home
 * page (the default anyway) unless it shows a notice, and strips tokens.
 */
export function keepableAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || address.length > STORED_ADDRESS_MAX_LENGTH)
    return null;
  const url = parseUrl(address, NO_SITE);
  if (!url || url.origin !== NO_SITE || url.pathname.startsWith('//')) return null;
  // Only if present: deleting re-encodes the whole query.
  if (url.searchParams.has('ssoToken')) url.searchParams.delete('ssoToken');
  if (/\bssoToken=/.test(url.hash) || url.hash.startsWith('#/login')) url.hash = '';
  const isDefault = url.pathname === '/' || (url.pathname === '/home' && !url.searchParams.has(PREVIEW_PARAMETER));
  return isDefault ? null : url.pathname + url.search + url.hash;
}
