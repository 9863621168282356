/** A draft is saved this long after the last change … */
export const DRAFT_PAUSE_MS = 2_000;
/** … and at the latest this long after the first unsaved change (R047). */
export const DRAFT_LATEST_MS = 10_000;
/**
 * The forms with drafts. A draft stays readable in the browser's storage when another person signs in, so forms with
 * identity numbers, telephone numbers or codes are excluded (A43).
 */
export const DRAFT_FORMS = ['notice', 'manual', 'message', 'permission-application'] as const;
/** Number of days after which an unused draft is removed. */
export const DRAFT_MAX_AGE_DAYS = 30;
