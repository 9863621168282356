/**
 * Tracks the session expiry that the server reports (R155), signs out at that time, and renews the session on request.
 * The newest response wins and is broadcast to the other windows, which share the session.
 */
import { expiryTime } from '@/domain/session';
import { IN_BACKGROUND } from '@/services/http';
import { refreshToken } from '@/services/portal-account';
import { whenDue } from '@/utils/whenDue';
import { sessionStore } from './sessionStore';
import { isSigningOut, signOut } from './signOut';
import { adoptRenewedToken, adoptSharedToken, readToken, sharedToken } from './token';
import { broadcast } from './windowChannel';

let stopWaiting = () => {};

/** Schedules the sign-out at the known expiry. */
function scheduleExpiry() {
  stopWaiting();
  const { endsAt, phase } = sessionStore.getState();
  stopWaiting = endsAt === null || phase !== 'active' ? () => {} : whenDue(endsAt, expire);
}

function expire() {
  if (isSigningOut()) return;
  const shared = sharedToken();
  // Another window has stored a newer token: this expiry belongs to the older one.
  if (shared !== null && shared !== readToken()) adoptExpiry(null);
  else signOut('expired');
}

/** Sets the expiry from a server response, in seconds from now. */
export function setExpiry(expiresIn: number | undefined): void {
  sessionStore.setState({ endsAt: expiryTime(expiresIn, Date.now()) });
}

/** Adopts the expiry that another window received. */
export function adoptExpiry(endsAt: number | null): void {
  sessionStore.setState({ endsAt });
}

/** Signs out when the session expires. Returns the stop function. */
export function watchExpiry(): () => void {
  const stopFollowing = sessionStore.subscribe(({ endsAt, phase }, before) => {
    if (endsAt !== before.endsAt || phase !== before.phase) scheduleExpiry();
  });
  scheduleExpiry();
  return () => {
    stopFollowing();
    stopWaiting();
  };
}

/**
 * Replaces the current token with a renewed one and adopts its expiry (R222). Rejects when the server returns none; the
 * old token then stays in use (R159).
 */
export async function renewSession(userKey: string | null): Promise<void> {
  const from = readToken();
  if (!from) return;
  const { ssoToken, expiresIn } = await refreshToken(IN_BACKGROUND);
  if (isSigningOut()) return;
  const shared = sharedToken();
  if (shared !== null && shared !== from) {
    // The newer token may be another person's: the other window reports that to an active page (T3); a starting page
    // asks the server again.
    if (sessionStore.getState().phase !== 'active') adoptSharedToken();
    return;
  }
  if (!adoptRenewedToken(from, ssoToken)) return signOut('other-window');
  setExpiry(expiresIn);
  // At once: the server may already refuse the old token, which the other windows still send.
  if (userKey) broadcast({ type: 'renewed', person: userKey, endsAt: sessionStore.getState().endsAt });
}

let extending: Promise<void> | null = null;

/** Extends the session (R155). Concurrent calls share one renewal. */
export const extendSession = (): Promise<void> =>
  (extending ??= renewSession(sessionStore.getState().userKey).finally(() => {
    extending = null;
  }));
