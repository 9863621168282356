/** Typing pause after which suggestions are requested (R264). */
export const SUGGESTION_DELAY_MS = 300;
/** Where a table would scroll sideways to its actions, a list shows cards; in print it is a table (R048). */
export const NARROW_LIST = 'screen and (max-width: 991.98px)';
/** Maximum number of rows selected with one click; the server deletes a hundred per call (R260, R261). */
export const SELECT_ALL_LIMIT = 1_000;
