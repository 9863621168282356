/** Delay between user info without a phone and the sign-out (R190, R327). */
export const NO_PHONE_LOGOUT_DELAY_MS = 2300;
