/**
 * Knows when the session ends, where the server says so (R155), ends it then, and renews it when the person goes on.
 * The newest answer counts; the other windows are told, because they live on the same session.
 */
import { endOfLife } from '@/domain/session';
import { refreshToken } from '@/services/portal-account';
import { whenDue } from '@/utils/whenDue';
import { sessionStore } from './sessionStore';
import { isSigningOut, signOut } from './signOut';
import { adoptRenewedToken, followSharedToken, readToken, sharedToken } from './token';
import { broadcast } from './windowChannel';

let stopWaiting = () => {};

/** Waits for the end that is known now. */
function wait() {
  stopWaiting();
  const { endsAt, phase } = sessionStore.getState();
  stopWaiting = endsAt === null || phase !== 'active' ? () => {} : whenDue(endsAt, end);
}

function end() {
  if (isSigningOut()) return;
  const shared = sharedToken();
  // Another window has put a newer token in the place of ours: this end is the older one's.
  if (shared !== null && shared !== readToken()) followLife(null);
  else signOut('expired');
}

/** Takes up the life that an answer of the server tells, in seconds from now. */
export function noteLife(expiresIn: number | undefined): void {
  sessionStore.setState({ endsAt: endOfLife(expiresIn, Date.now()) });
}

/** Takes up the end that another window has been told. */
export function followLife(endsAt: number | null): void {
  sessionStore.setState({ endsAt });
}

/** Ends the session at its known end. Returns what stops the watch. */
export function watchLife(): () => void {
  const stopFollowing = sessionStore.subscribe(({ endsAt, phase }, before) => {
    if (endsAt !== before.endsAt || phase !== before.phase) wait();
  });
  wait();
  return () => {
    stopFollowing();
    stopWaiting();
  };
}

/**
 * Puts a fresh token in the place of the one in use and takes up its life (R222). Rejects when the server gives none;
 * the old token then stays in use (R159).
 */
export async function renewSession(person: string | null): Promise<void> {
  const from = readToken();
  if (!from) return;
  const { ssoToken, expiresIn } = await refreshToken({ quiet: true, overlay: false });
  if (isSigningOut()) return;
  const shared = sharedToken();
  if (shared !== null && shared !== from) {
    // Whose the newer one is, an active page is told by the other window (T3); a start asks the server again.
    if (sessionStore.getState().phase !== 'active') followSharedToken();
    return;
  }
  if (!adoptRenewedToken(from, ssoToken)) return signOut('other-window');
  noteLife(expiresIn);
  // At once: the server may refuse the old token from now on, and the other windows still carry it.
  if (person) broadcast({ type: 'renewed', person, endsAt: sessionStore.getState().endsAt });
}

let extending: Promise<void> | null = null;

/** The person goes on (R155): one renewal, however often it is asked for. */
export const extendSession = (): Promise<void> =>
  (extending ??= renewSession(sessionStore.getState().person).finally(() => {
    extending = null;
  }));
