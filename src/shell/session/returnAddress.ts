/**
 * Addresses that survive a session: the return address requested without a session (A30), and the last address of a
 * user who was signed out (A31), which is restored for the same user only.
 */
import { HOME_PATH, ROOT_PATH } from '@/constants/paths';
import { keepableAddress } from '@/domain/session';
import { getStartPage } from '@/shell/preferences';
import { localArea, sessionArea } from '@/utils/storage';

interface LastAddress {
  person: string;
  address: string;
  /** The sign-out was forced: the address is restored without a prompt. */
  isForced: boolean;
}

export interface Navigation {
  goTo(address: string, mode: 'push' | 'replace'): void;
}

let navigation: Navigation = {
  goTo: (address, mode) => window.history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', address),
};

/** Sets how the session navigates inside the portal; the app passes the router's history. */
export const configureNavigation = (through: Navigation): void => {
  navigation = through;
};

/** Navigates to an address inside the portal. */
export const goTo: Navigation['goTo'] = (address, mode) => navigation.goTo(address, mode);

const here = () => window.location.pathname + window.location.search + window.location.hash;

const acceptAddress = (value: unknown) => keepableAddress(value) ?? undefined;

const acceptLastAddress = (value: unknown): LastAddress | undefined => {
  const { person, address, isForced } = (value ?? {}) as Record<string, unknown>;
  const stored = keepableAddress(address);
  return typeof person === 'string' && stored ? { person, address: stored, isForced: isForced === true } : undefined;
};

/** Returns the return address stored before the redirect to the identity provider. */
export const storedReturnAddress = (): string | undefined => sessionArea.read('portal.wantedAddress', acceptAddress);

/** Returns the requested address: the current one, or else the one stored earlier. */
export const returnAddress = (): string | undefined => keepableAddress(here()) ?? storedReturnAddress();

/** Stores the return address before the redirect to the identity provider (A30). */
export const storeReturnAddress = (address: string | undefined): void => {
  if (address) sessionArea.write('portal.wantedAddress', address);
};

/** Stores the address that was open when the session ended (A31). */
export function storeLastAddress(userKey: string, isForced: boolean): void {
  const address = keepableAddress(here());
  if (address) localArea.write('portal.wayBack', { person: userKey, address, isForced } satisfies LastAddress);
  else localArea.remove('portal.wayBack');
}

/**
 * After sign-in, opens the return address, the last address after a forced sign-out, or the start page (R020).
 * Returns the address to offer after a voluntary sign-out. An address of another user is deleted (T3).
 */
export function restoreAddress(userKey: string | null): string | undefined {
  const returnTo = storedReturnAddress();
  sessionArea.remove('portal.wantedAddress');
  const stored = localArea.read('portal.wayBack', acceptLastAddress);
  localArea.remove('portal.wayBack');
  const { pathname } = window.location;
  if ((pathname !== ROOT_PATH && pathname !== HOME_PATH) || keepableAddress(here())) return undefined;
  const back = stored?.person === userKey ? stored : undefined;
  const destination = returnTo ?? (back?.isForced ? back.address : undefined);
  const startPage = getStartPage();
  if (destination) goTo(destination, 'replace');
  else if (pathname === ROOT_PATH && startPage !== HOME_PATH) goTo(startPage + window.location.search, 'replace');
  return destination ? undefined : back?.address;
}
