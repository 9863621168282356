/**
 * The end of a session: one sequence for every reason, run once; a failing step does not stop the next one (R152, T8,
 * F57).
 */
import { FIRST_PATHS } from '@/constants/paths';
import { isSignOutLoop, providerLoginAddress, providerLogoutAddress } from '@/domain/session';
import { translate } from '@/locales/text';
import { abortAll } from '@/services/http';
import { dismissQuestions, toast } from '@/shell/feedback';
import { clearRedirects, recordRedirect } from '@/shell/single-sign-on';
import { forgetBackgroundData } from '@/utils/backgroundCache';
import { EnvironmentError, getEnvironment } from '@/utils/environment';
import { forceReload, redirectTo } from '@/utils/safeRedirect';
import { endLocalSession, expireAllCookies, localArea, sessionArea } from '@/utils/storage';
import { resetSessionStores } from './createSessionStore';
import { noteLostWork } from './lostWork';
import { storeReturnAddress, storeLastAddress, returnAddress } from './returnAddress';
import { emitSessionEnd } from './sessionEvents';
import { sessionStore, type SignOutReason } from './sessionStore';
import { forgetSignOutReason, storeSignOutReason } from './signOutReason';
import { forgetToken, readToken, sharedToken } from './token';
import { broadcast } from './windowChannel';

/** Delay after a response with status '201', in which the message can be seen, before the page is left (R154, R327). */
const SESSION_LOGOUT_DELAY_MS = 300;
/** Two forced sign-outs within this time, without a successful start in between, are a loop (T25). */
const FORCED_SIGN_OUT_LOOP_MS = 60_000;

const FORCED: readonly SignOutReason[] = ['expired', 'no-phone', 'login-over'];

let endingReason: SignOutReason | null = null;
let hasStarted = false;

/** Whether the session is ending: from then on no call may start and no error is shown (T10). */
export const isSigningOut = (): boolean => endingReason !== null;

const guarded = (step: string, run: () => void) => {
  try {
    run();
  } catch (error) {
    console.error(`Signing out: ${step} failed`, error);
  }
};

const lastForcedSignOut = () =>
  localArea.read('portal.forcedSignOut', (value) => (typeof value === 'number' ? value : undefined)) ?? null;

/** The session has started successfully: the next forced sign-out is not part of a loop. */
export function markSessionStarted(): void {
  if (isSigningOut()) return;
  hasStarted = true;
  clearRedirects();
  localArea.remove('portal.forcedSignOut');
  forgetSignOutReason();
}

/** Redirects to the provider's sign-in page; if its address is invalid, the failure page says so. */
export function goToSignIn(): boolean {
  const isLeaving = redirectTo(providerLoginAddress(getEnvironment(), window.location.origin));
  if (isLeaving) {
    recordRedirect();
    forgetSignOutReason();
  } else sessionStore.setState({ phase: 'failed', failure: new EnvironmentError('identityProvider') });
  return isLeaving;
}

/** The person retries after a loop was interrupted: earlier redirects no longer count. */
export const retrySignIn = (): boolean => {
  localArea.remove('portal.forcedSignOut');
  clearRedirects();
  return goToSignIn();
};

interface Leaving {
  returnTo: string | undefined;
  isAsked: boolean;
  storeLostWork: () => void;
}

const leave = (reason: SignOutReason, { returnTo, isAsked, storeLostWork }: Leaving) => {
  const isForced = FORCED.includes(reason);
  let isLoop = false;
  guarded('cookies', () => expireAllCookies(FIRST_PATHS));
  guarded('local storage', endLocalSession);
  guarded('session storage', () => sessionArea.clear());
  guarded('token', forgetToken);
  guarded('loop breaker', () => {
    isLoop = isForced && isSignOutLoop(lastForcedSignOut(), Date.now(), hasStarted, FORCED_SIGN_OUT_LOOP_MS);
    if (isForced) localArea.write('portal.forcedSignOut', Date.now());
  });
  guarded('return address', () => storeReturnAddress(returnTo));
  if (isForced) guarded('lost work', storeLostWork);
  if (reason === 'no-phone' && !isAsked) guarded('reason', storeSignOutReason);
  guarded('toasts', () => toast.clear());
  guarded('state', resetSessionStores);
  guarded('background data', forgetBackgroundData);
  guarded('screen', () => sessionStore.setState({ phase: isLoop ? 'stopped' : 'ended', endReason: reason }));
  if (reason !== 'other-window') guarded('other windows', () => broadcast({ type: 'signed-out' }));
  if (!isLoop)
    guarded('redirect', () => {
      redirectTo(providerLogoutAddress(getEnvironment(), window.location.origin));
    });
};

/**
 * Ends the session and leaves for the provider's global sign-out. Further calls while it runs do nothing.
 * An expired session says so first and leaves after 300 ms (R154), or starts again if another window has stored a newer
 * token by then (R222); every other reason leaves at once.
 * @param isAsked - the person asked for it, and need not be told the reason afterwards.
 */
export function signOut(reason: SignOutReason, isAsked = false): void {
  if (endingReason) return;
  endingReason = reason;
  const { phase, userKey } = sessionStore.getState();
  // Signed out before the session began: no person is known yet, so the address is stored as the return address (A30).
  let returnTo: string | undefined;
  guarded('last address', () => {
    if (phase !== 'active' && FORCED.includes(reason)) returnTo = returnAddress();
    else if (userKey && reason !== 'other-window') storeLastAddress(userKey, FORCED.includes(reason));
  });
  let storeLostWork = () => {};
  // Before the listeners, which end what has it.
  guarded('unsaved work', () => (storeLostWork = noteLostWork(userKey)));
  guarded('listeners', () => emitSessionEnd(reason));
  guarded('requests', abortAll);
  guarded('questions', dismissQuestions);
  const leaving = { returnTo, isAsked, storeLostWork };
  if (reason !== 'expired') return leave(reason, leaving);
  guarded('message', () => toast.show({ type: 'warning', text: translate('session.expired') }));
  const own = readToken();
  window.setTimeout(() => {
    const shared = sharedToken();
    if (shared === null || shared === own) return leave(reason, leaving);
    // Another window was renewing the token when the server refused it: leaving would sign out that one, too.
    guarded('lost work', storeLostWork);
    forceReload();
  }, SESSION_LOGOUT_DELAY_MS);
}
