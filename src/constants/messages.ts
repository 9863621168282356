/** The number of unread messages is asked for this often while the window is in sight (R263). */
export const UNREAD_POLL_MS = 60_000;
/** Query parameter that opens a message. */
export const MESSAGE_PARAMETER = 'message';
/** Longest title and content of a message, as the server takes them. */
export const MESSAGE_TITLE_LIMIT = 100;
export const MESSAGE_CONTENT_LIMIT = 20_000;
