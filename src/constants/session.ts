/** Delay between user info without a phone and the sign-out (R190, R327). */
export const NO_PHONE_LOGOUT_DELAY_MS = 2300;

/** Time in which other windows name their unsaved work: a window in the background answers within a few milliseconds. */
export const UNSAVED_ANSWER_MS = 150;
