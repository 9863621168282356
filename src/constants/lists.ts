/** Pause in the typing after which suggestions are asked for (R264). */
export const SUGGESTION_DELAY_MS = 300;
/** So many rows can be selected with one click; the server deletes a hundred per call (R260, R261). */
export const SELECT_ALL_LIMIT = 1_000;
