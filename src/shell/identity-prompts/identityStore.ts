/**
 * Whether the person is asked to bind their account or to verify their identity (R156, R162–R164). One question at a
 * time: the binding comes first, because it ends with a new sign-in. The dialogs themselves are outside the shell.
 */
import { createSessionStore, sessionStore } from '@/shell/session';
import { sessionArea } from '@/utils/storage';

/** Wire values of the identity state (R162, R163). */
const UNDER_REVIEW = 4;
const TO_BE_VERIFIED = 5;

export interface IdentityState {
  /** `asked`: the dialogs are open. `later`: postponed, and home shows a reminder (A11). */
  binding: 'none' | 'asked' | 'later';
  verification: 'closed' | 'review' | 'verify';
}

/** The open identity questions; reset when the session ends. */
export const identityStore = createSessionStore<IdentityState>(() => ({ binding: 'none', verification: 'closed' }));

const dialogOf = (identityState: number | null): IdentityState['verification'] => {
  if (identityState === UNDER_REVIEW) return 'review';
  return identityState === TO_BE_VERIFIED ? 'verify' : 'closed';
};

/** Opens what the person's state requires, at the start of the session and whenever the state has changed. */
export function updateVerificationPrompt(): void {
  const { identityState } = sessionStore.getState();
  identityStore.setState({ verification: dialogOf(identityState) });
}

/** Asks an unbound person who has not postponed it since signing in; a reload is not a sign-in (A11). */
export function updateBindingPrompt(): void {
  const { binding } = sessionStore.getState();
  if (binding !== 'unbound') return identityStore.setState({ binding: 'none' });
  const isPutOff = sessionArea.read('portal.bindingLater', (value) => (value === true ? true : undefined)) ?? false;
  identityStore.setState({ binding: isPutOff ? 'later' : 'asked' });
}

/** Opens the account question again, from the reminder on home. */
export function openBinding(): void {
  if (sessionStore.getState().binding === 'unbound') identityStore.setState({ binding: 'asked' });
}

/** Postpones the binding: home shows a reminder, and the next sign-in asks again (A11). */
export function postponeBinding(): void {
  sessionArea.write('portal.bindingLater', true);
  identityStore.setState({ binding: 'later' });
}

/** Opens what the person's identity state requires: the verification, the state of its review, or nothing. */
export function openVerification(): void {
  updateVerificationPrompt();
}

/** Called when the embedded page reports that the verification is under review (R165). */
export const showReview = (): void => identityStore.setState({ verification: 'review' });

/** Closes the dialog; the profile page opens it again. */
export const closeVerification = (): void => identityStore.setState({ verification: 'closed' });
