/**
 * Addresses that outlive a session: the one wanted without a session (A30) and the last one of a person
 * who was signed out (A31), which only the same person gets back.
 */
import { HOME_PATH, ROOT_PATH } from '@/constants/paths';
import { keepableAddress } from '@/domain/session';
import { getStartPage } from '@/shell/preferences';
import { localArea, sessionArea } from '@/utils/storage';

interface WayBack {
  person: string;
  address: string;
  /** Signed out by force: led back without asking. */
  isForced: boolean;
}

export interface Navigation {
  goTo(address: string, mode: 'push' | 'replace'): void;
}

let navigation: Navigation = {
  goTo: (address, mode) => window.history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', address),
};

/** Says how the session moves inside the portal; the application hands in the router's history. */
export const configureNavigation = (through: Navigation): void => {
  navigation = through;
};

/** Moves to an address inside the portal. */
export const goTo: Navigation['goTo'] = (address, mode) => navigation.goTo(address, mode);

const here = () => window.location.pathname + window.location.search + window.location.hash;

const acceptAddress = (value: unknown) => keepableAddress(value) ?? undefined;

const acceptWayBack = (value: unknown): WayBack | undefined => {
  const { person, address, isForced } = (value ?? {}) as Record<string, unknown>;
  const kept = keepableAddress(address);
  return typeof person === 'string' && kept ? { person, address: kept, isForced: isForced === true } : undefined;
};

/** The address that was kept over the way to the identity provider. */
export const keptAddress = (): string | undefined => sessionArea.read('portal.wantedAddress', acceptAddress);

/** The address that was asked for: where we stand, else the one kept earlier. */
export const wantedAddress = (): string | undefined => keepableAddress(here()) ?? keptAddress();

/** Keeps an address over the way to the identity provider (A30). */
export const keepWantedAddress = (address: string | undefined): void => {
  if (address) sessionArea.write('portal.wantedAddress', address);
};

/** Keeps where a person stood when the session ended (A31). */
export function keepWayBack(person: string, isForced: boolean): void {
  const address = keepableAddress(here());
  if (address) localArea.write('portal.wayBack', { person, address, isForced } satisfies WayBack);
  else localArea.remove('portal.wayBack');
}

/**
 * Leads a person who has just signed in to the wanted address, back after a forced sign-out, or from the root to the
 * page that they begin with (R020). Returns the address to offer after a chosen sign-out. What belongs to somebody
 * else is purged (T3).
 */
export function settlePlace(person: string | null): string | undefined {
  const wanted = keptAddress();
  sessionArea.remove('portal.wantedAddress');
  const kept = localArea.read('portal.wayBack', acceptWayBack);
  localArea.remove('portal.wayBack');
  if (window.location.pathname !== ROOT_PATH && window.location.pathname !== HOME_PATH) return undefined;
  const back = kept?.person === person ? kept : undefined;
  const destination = wanted ?? (back?.isForced ? back.address : undefined);
  const startPage = getStartPage();
  if (destination) goTo(destination, 'replace');
  else if (window.location.pathname === ROOT_PATH && startPage !== HOME_PATH)
    goTo(startPage + window.location.search, 'replace');
  return destination ? undefined : back?.address;
}
