/** Interval of requests for the number of unread messages while the window is visible (R263). */
export const UNREAD_POLL_MS = 60_000;
/** Query parameter that opens a message. */
export const MESSAGE_PARAMETER = 'message';
/** Limits of the server for title and content of a message. */
export const MESSAGE_TITLE_LIMIT = 100;
export const MESSAGE_CONTENT_LIMIT = 20_000;
