/** How long a message that closes by itself stays (R129). */
export const TOAST_DURATION_MS = 4000;
/** How long a download that came through stays in the tray (B15). */
export const DOWNLOAD_DONE_MS = 4000;
/** More than this many messages are never on the screen at once (R128). */
export const TOAST_LIMIT = 3;
/** The same failure told again within this time is one cause, and one message (F24). */
export const FAILURE_MERGE_MS = 1000;
/** A server's sentence is cut here (R288). */
export const FAILURE_TEXT_LIMIT = 200;
/** After this long the overlay offers to stop waiting (R178). */
export const OVERLAY_CANCEL_DELAY_MS = 10_000;
