/** Duration of a message that closes automatically (R129). */
export const TOAST_DURATION_MS = 4000;
/** Time that a finished download stays in the tray (B15). */
export const DOWNLOAD_DONE_MS = 4000;
/** Maximum number of messages on screen (R128). */
export const TOAST_LIMIT = 3;
/** The same failure reported again within this time shares one message (F24). */
export const FAILURE_MERGE_MS = 1000;
/** Maximum length of a server's message (R288). */
export const FAILURE_TEXT_LIMIT = 200;
/** Time after which the overlay offers to cancel waiting (R178). */
export const OVERLAY_CANCEL_DELAY_MS = 10_000;
