/**
 * Whether the person is asked to bind their account or to verify who they are (R156, R162–R164). One question at a
 * time: the binding comes first, because it ends with a new sign-in. Which dialogs ask is none of the shell's business.
 */
import { createSessionStore, sessionStore } from '@/shell/session';
import { sessionArea } from '@/utils/storage';

/** Wire values of the identity state (R162, R163). */
const UNDER_REVIEW = 4;
const TO_BE_VERIFIED = 5;

export interface IdentityState {
  /** `asked`: the dialogs are open. `later`: the person put it off, and home reminds of it (A11). */
  binding: 'none' | 'asked' | 'later';
  verification: 'closed' | 'review' | 'verify';
}

/** What is asked of the person; empty again when the session ends. */
export const identityStore = createSessionStore<IdentityState>(() => ({ binding: 'none', verification: 'closed' }));

const dialogOf = (identityState: number | null): IdentityState['verification'] => {
  if (identityState === UNDER_REVIEW) return 'review';
  return identityState === TO_BE_VERIFIED ? 'verify' : 'closed';
};

/** Takes up where the person stands: at the start of the session, and whenever their identity state has changed. */
export function settleIdentity(): void {
  const { identityState } = sessionStore.getState();
  identityStore.setState({ verification: dialogOf(identityState) });
}

/** Asks an unbound person, unless they put it off since they signed in: a reload is no sign-in (A11). */
export function settleBinding(): void {
  const { binding } = sessionStore.getState();
  if (binding !== 'unbound') return identityStore.setState({ binding: 'none' });
  const isPutOff = sessionArea.read('portal.bindingLater', (value) => (value === true ? true : undefined)) ?? false;
  identityStore.setState({ binding: isPutOff ? 'later' : 'asked' });
}

/** Opens the question about the account again, from the reminder on home. */
export function openBinding(): void {
  if (sessionStore.getState().binding === 'unbound') identityStore.setState({ binding: 'asked' });
}

/** The person answers later: home reminds of it, and the next sign-in asks again (A11). */
export function postponeBinding(): void {
  sessionArea.write('portal.bindingLater', true);
  identityStore.setState({ binding: 'later' });
}

/** Opens what the person's identity state asks for: the verification, or how far its review is; else nothing. */
export function openVerification(): void {
  settleIdentity();
}

/** The embedded page says that the verification goes into review (R165). */
export const showReview = (): void => identityStore.setState({ verification: 'review' });

/** Closes the dialog; the personal centre opens it again. */
export const closeVerification = (): void => identityStore.setState({ verification: 'closed' });
