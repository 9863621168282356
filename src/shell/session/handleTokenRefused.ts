import { sessionStore } from './sessionStore';
import { isSigningOut, signOut } from './signOut';
import { adoptSharedToken, readToken, sharedToken } from './token';
import { resyncToken } from './watchOtherWindows';

/**
 * The server refuses the token of this window: signs out, unless another window has replaced the token, which this
 * window then adopts (R222, T11).
 */
export function handleTokenRefused(): void {
  if (isSigningOut()) return;
  const shared = sharedToken();
  if (shared === null || shared === readToken()) signOut('expired');
  else if (sessionStore.getState().phase === 'starting') adoptSharedToken();
  else resyncToken();
}
