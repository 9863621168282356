/**
 * Departures of this window to the identity provider. The record is used once: the next token in the address belongs to
 * the portal's own sign-in and may replace the token of another person (A44). Repeated departures without a session in
 * between are a loop.
 */
import { LOGIN_HASH } from '@/constants/paths';
import { sessionArea } from '@/utils/storage';

/** A token that returns later than this from the identity provider no longer counts as this window's sign-in (A44). */
export const SIGN_IN_TRIP_MS = 30 * 60_000;

interface SignInTrip {
  /** No token has been received since the last departure. */
  isOpen: boolean;
  /** Times of the departures in epoch milliseconds, newest last. */
  departures: number[];
}

const NO_TRIP: SignInTrip = { isOpen: false, departures: [] };
const MOST_DEPARTURES = 5;

let isNoted = true;

const accept = (value: unknown): SignInTrip | undefined => {
  const { isOpen, departures } = (value ?? {}) as Partial<SignInTrip>;
  if (!Array.isArray(departures)) return undefined;
  return { isOpen: isOpen === true, departures: departures.filter((time) => typeof time === 'number') };
};

const readTrip = () => sessionArea.read('portal.signInTrip', accept) ?? NO_TRIP;

/**
 * Records how the page was opened. The provider's sign-out returns to the login address, and after a sign-out the
 * session storage has to stay empty (R152): departures from there are not recorded.
 */
export const noteFirstAddress = (): void => {
  isNoted = !window.location.hash.startsWith(LOGIN_HASH);
};

/** Records that the window leaves for the identity provider's sign-in page. */
export function noteDeparture(now = Date.now()): void {
  if (!isNoted) return;
  const departures = [...readTrip().departures, now].slice(-MOST_DEPARTURES);
  sessionArea.write('portal.signInTrip', { isOpen: true, departures } satisfies SignInTrip);
}

/** Whether the token just received may come from this window's own sign-in. True once per departure. */
export function endTrip(now = Date.now()): boolean {
  const { isOpen, departures } = readTrip();
  if (!isOpen) return false;
  sessionArea.write('portal.signInTrip', { isOpen: false, departures } satisfies SignInTrip);
  return Math.abs(now - (departures.at(-1) ?? 0)) < SIGN_IN_TRIP_MS;
}

/** Recent departures of this window to the identity provider, without a session since. */
export const departures = (): readonly number[] => readTrip().departures;

/** Clears the session storage except for the departures, which must be counted without a session. */
export function clearStorageKeepingTrips(): void {
  const trip = sessionArea.read('portal.signInTrip', accept);
  sessionArea.clear();
  if (trip) sessionArea.write('portal.signInTrip', trip);
}

/** Clears the departures: a session has started, or the person retries. */
export const forgetTrips = (): void => sessionArea.remove('portal.signInTrip');
