/** A form's text is kept this long after the last change … */
export const DRAFT_PAUSE_MS = 2_000;
/** … and never later than this after the first one that is not kept yet (R047). */
export const DRAFT_LATEST_MS = 10_000;
/** A draft that nobody came back to is forgotten after so many days. */
export const DRAFT_KEPT_DAYS = 30;
