/**
 * Departures of this window to the identity provider. The note is used once: the next token in the address belongs to
 * the portal's own sign-in and may replace the token of another person (A44). Repeated departures without a session
 * between them are a loop.
 */
import { LOGIN_HASH } from '@/constants/paths';
import { SIGN_IN_TRIP_MS } from '@/constants/session';
import { sessionArea } from '@/utils/storage';

interface SignInTrip {
  /** No token has come back since the last departure. */
  isOpen: boolean;
  /** When the window left, in epoch milliseconds, the newest last. */
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
 * Remembers how the page was opened. The provider's sign-out returns to the login address, and after a sign-out the
 * session storage has to stay empty (R152): from there departures are not noted.
 */
export const noteFirstAddress = (): void => {
  isNoted = !window.location.hash.startsWith(LOGIN_HASH);
};

/** Notes that the window leaves for the identity provider's sign-in page. */
export function noteDeparture(now = Date.now()): void {
  if (!isNoted) return;
  const departures = [...readTrip().departures, now].slice(-MOST_DEPARTURES);
  sessionArea.write('portal.signInTrip', { isOpen: true, departures } satisfies SignInTrip);
}

/** Whether the token that has just arrived may come from this window's own sign-in. True once per departure. */
export function endTrip(now = Date.now()): boolean {
  const { isOpen, departures } = readTrip();
  if (!isOpen) return false;
  sessionArea.write('portal.signInTrip', { isOpen: false, departures } satisfies SignInTrip);
  return Math.abs(now - (departures.at(-1) ?? 0)) < SIGN_IN_TRIP_MS;
}

/** When this window left for the identity provider lately, without a session since. */
export const departures = (): readonly number[] => readTrip().departures;

/** Clears the session storage but for the departures, which a window without a session still has to count. */
export function clearStorageKeepingTrips(): void {
  const trip = sessionArea.read('portal.signInTrip', accept);
  sessionArea.clear();
  if (trip) sessionArea.write('portal.signInTrip', trip);
}

/** Forgets the departures: a session has started, or the person tries again. */
export const forgetTrips = (): void => sessionArea.remove('portal.signInTrip');
