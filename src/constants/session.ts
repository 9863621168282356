/** From an answer with status '201' to the sign-out (R154, R327). */
export const SESSION_LOGOUT_DELAY_MS = 300;
/** From user info without a phone to the sign-out (R190, R327). */
export const NO_PHONE_LOGOUT_DELAY_MS = 2300;
/** Two forced sign-outs within this time, without a successful start between, are a loop (T25). */
export const FORCED_SIGN_OUT_LOOP_MS = 60_000;
/** A token that comes back later than this from the identity provider no longer counts as this window's sign-in (A44). */
export const SIGN_IN_TRIP_MS = 30 * 60_000;
/** So many departures to the identity provider within this time, without a session between, are a loop (F58). */
export const SIGN_IN_LOOP_ROUNDS = 2;
export const SIGN_IN_LOOP_MS = 60_000;
/** So long before the known end of a session the person is asked whether to go on (R155). */
export const EXPIRY_WARNING_MS = 120_000;
/** A look at the window asks for the person's permissions again when the last answer is older than this. */
export const PERMISSIONS_STALE_MS = 60_000;
/** How long the verification page may take to appear in its frame (R163). */
export const VERIFICATION_LOAD_TIMEOUT_MS = 20_000;
/** How long a window whose person has changed waits for its forms to keep what stands in them (A43). */
export const KEEP_FORMS_LIMIT_MS = 2_000;
/** Messages between the windows of one person travel on this channel. */
export const SESSION_CHANNEL = 'portal.session';
