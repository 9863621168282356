import { onSessionStart, sessionStore, watchExpiry, watchPermissions } from '@/shell/session';
import { settleBinding, settleIdentity } from './identityStore';

/** Ties everything that follows the person while they are signed in to the session. Returns what stops it. */
export function startIdentity(): () => void {
  const stops = [
    onSessionStart(() => {
      settleBinding();
      settleIdentity();
    }),
    sessionStore.subscribe(({ phase, identityState }, before) => {
      if (phase === 'active' && before.phase === 'active' && identityState !== before.identityState) settleIdentity();
    }),
    watchExpiry(),
    watchPermissions(),
  ];
  return () => stops.forEach((stop) => stop());
}
