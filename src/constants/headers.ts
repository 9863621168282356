/** Header with the sign-on token; filled only where a call declares it empty (R204, A25). */
export const TOKEN_HEADER = 'ssoToken';
/** Header flag of a call that does not show the overlay; never sent (R203, A24). */
export const NO_LOADING_HEADER = 'No-Loading';
/** Header with the server's request id, shown with errors so that it can be reported (R288, R293). */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Header with the idempotency key of a creating write: for a repeated key, the server has to return the first response
 * and create nothing twice. Servers without support ignore it; they have to allow it (CORS).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
