import { onSessionStart, sessionStore, watchExpiry, watchPermissions } from '@/shell/session';
import { updateBindingPrompt, updateVerificationPrompt } from './identityStore';

/** Connects the identity questions to the session. Returns a function that disconnects them. */
export function startIdentity(): () => void {
  const stops = [
    onSessionStart(() => {
      updateBindingPrompt();
      updateVerificationPrompt();
    }),
    sessionStore.subscribe(({ phase, identityState }, before) => {
      if (phase === 'active' && before.phase === 'active' && identityState !== before.identityState)
        updateVerificationPrompt();
    }),
    watchExpiry(),
    watchPermissions(),
  ];
  return () => stops.forEach((stop) => stop());
}
