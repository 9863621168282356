/** Delay between a response with status '201' and the sign-out (R154, R327). */
export const SESSION_LOGOUT_DELAY_MS = 300;
/** Delay between user info without a phone and the sign-out (R190, R327). */
export const NO_PHONE_LOGOUT_DELAY_MS = 2300;
/** Two forced sign-outs within this time, without a successful start in between, are a loop (T25). */
export const FORCED_SIGN_OUT_LOOP_MS = 60_000;
/** A token that returns later than this from the identity provider no longer counts as this window's sign-in (A44). */
export const SIGN_IN_TRIP_MS = 30 * 60_000;
/**
 * Number of departures to the identity provider within this time, without a session in between, that are a loop (F58).
 */
export const SIGN_IN_LOOP_ROUNDS = 2;
export const SIGN_IN_LOOP_MS = 60_000;
/** Time before the known expiry of a session at which the person is asked to extend it (R155). */
export const EXPIRY_WARNING_MS = 120_000;
/** Age from which returning to the window reloads the person's permissions. */
export const PERMISSIONS_STALE_MS = 60_000;
/** Maximum time for the verification page to load in its frame (R163). */
export const VERIFICATION_LOAD_TIMEOUT_MS = 20_000;
/** Maximum time that a window whose person has changed waits for its forms to be saved (A43). */
export const KEEP_FORMS_LIMIT_MS = 2_000;
/** Channel for messages between the windows of one person. */
export const SESSION_CHANNEL = 'portal.session';
