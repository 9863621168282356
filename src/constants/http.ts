/** Time limit of a call, retries included (R201, R312). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Time limit of a download (R201). */
export const DOWNLOAD_TIMEOUT_MS = 60_000;
/** Time limit of an upload (R201). */
export const UPLOAD_TIMEOUT_MS = 180_000;
/** Time limit of the check whether a file is gone; the user already sees a failure (F21). */
export const ASSET_CHECK_TIMEOUT_MS = 5_000;
/** Time limit of the two task demo calls (R283, R284). */
export const DEMO_TIMEOUT_MS = 60_000;

/** Header with the sign-on token; filled only where a call declares it empty (R204, A25). */
export const TOKEN_HEADER = 'ssoToken';
/** Calls whose responses contain the token or the login ticket (R206, R222): subsystems may not call them (T19). */
export const SESSION_PATHS = ['/api/reflashToken', '/system/user/center/getUserInfo'] as const;
/** Header flag of a call that does not show the overlay; never sent (R203, A24). */
export const NO_LOADING_HEADER = 'No-Loading';
/** Header with the server's request id, shown with errors so that it can be reported (R288, R293). */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Header with the idempotency key of a creating write: for a repeated key, the server has to return the first response
 * and create nothing twice. Servers without support ignore it; they have to allow it (CORS).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Retries of a read after 429 or 503 (F30); all writes are sent exactly once. */
export const BUSY_RETRY_LIMIT = 2;
/** Delay before the first retry, doubled for the next, plus a random part of the same length. */
export const RETRY_PAUSE_MS = 200;
/** If a server requests a longer delay, the call is not retried, and a message is shown. */
export const RETRY_AFTER_LIMIT_MS = 5_000;
/** Maximum delay accepted from a server: a longer one is an error, and no message shows it. */
export const RETRY_AFTER_MAX_MS = 24 * 60 * 60_000;

/** Maximum number of ids in one bulk call (R260, R261). */
export const BULK_LIMIT = 100;
