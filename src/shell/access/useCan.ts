import { useStore } from 'zustand';
import { decideAction, type PortalAction } from '@/domain/power';
import { sessionStore, type SessionState } from '@/shell/session';

const decide = (action: PortalAction, { powerList, powerState }: SessionState) =>
  decideAction(action, { codes: powerList, isKnown: powerState !== 'loading' });

/**
 * Whether the person may do something (R199), followed while they are signed in. Undefined until that is known: what
 * is hidden meanwhile is not refused yet.
 */
export const useCan = (action: PortalAction): boolean | undefined =>
  useStore(sessionStore, (session) => decide(action, session));
