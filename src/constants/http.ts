/** Time a call may take as a whole, retries included (R201, R312). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Time a file may take to arrive (R201). */
export const DOWNLOAD_TIMEOUT_MS = 60_000;
/** Time a file may take to leave (R201). */
export const UPLOAD_TIMEOUT_MS = 180_000;
/** Time to find out whether a file is gone; whoever waits for it sees a failure already (F21). */
export const ASSET_CHECK_TIMEOUT_MS = 5_000;
/** Time the two task demo calls may take (R283, R284). */
export const DEMO_TIMEOUT_MS = 60_000;

/** Header that carries the sign-on token; filled in only where a call declares it empty (R204, A25). */
export const TOKEN_HEADER = 'ssoToken';
/** Calls whose answers hold the token or the login ticket (R206, R222): no subsystem makes them (T19). */
export const SESSION_PATHS = ['/api/reflashToken', '/system/user/center/getUserInfo'] as const;
/** Header flag of a call that does not raise the overlay; never sent (R203, A24). */
export const NO_LOADING_HEADER = 'No-Loading';
/** Header in which a server names the request, shown with errors so that it can be reported (R288, R293). */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Header in which a write that creates carries a key of its own: sent again with the same key, it has to give the first
 * answer and create nothing twice. Servers that do not know it ignore it; they have to allow it (CORS).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Retries of a read that met 429 or 503 (F30); everything else that writes is sent exactly once. */
export const BUSY_RETRY_LIMIT = 2;
/** Pause before the first retry, doubled for the next, plus a random part of the same length. */
export const RETRY_PAUSE_MS = 200;
/** A server that asks for a longer pause than this is not asked again: the person is told instead. */
export const RETRY_AFTER_LIMIT_MS = 5_000;
/** Longest pause that is believed of a server: what is above it is a mistake, and no message names it. */
export const RETRY_AFTER_MAX_MS = 24 * 60 * 60_000;

/** Ids that one bulk call may carry (R260, R261). */
export const BULK_LIMIT = 100;
