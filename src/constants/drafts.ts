/** A form's text is kept this long after the last change … */
export const DRAFT_PAUSE_MS = 2_000;
/** … and never later than this after the first one that is not kept yet (R047). */
export const DRAFT_LATEST_MS = 10_000;
/**
 * The forms that keep drafts. A draft stays readable in the browser's storage when another person signs in, so a form
 * with identity numbers, telephone numbers or codes is not one of them (A43).
 */
export const DRAFT_FORMS = ['notice', 'manual', 'message', 'permission-application'] as const;
/** A draft that nobody came back to is forgotten after so many days. */
export const DRAFT_MAX_AGE_DAYS = 30;
