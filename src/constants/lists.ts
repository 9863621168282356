/** Pause in the typing after which suggestions are asked for (R264). */
export const SUGGESTION_DELAY_MS = 300;
/** Where a table would have to be scrolled sideways for its actions a list is cards; on paper it is a table (R048). */
export const NARROW_LIST = 'screen and (max-width: 991.98px)';
/** So many rows can be selected with one click; the server deletes a hundred per call (R260, R261). */
export const SELECT_ALL_LIMIT = 1_000;
