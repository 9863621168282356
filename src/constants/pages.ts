/** A kept list that was read longer ago than this is read again when it is shown (R069, A18). */
export const FRESH_FOR_MS = 5 * 60_000;
/** So many hidden pages keep their layout; older ones get theirs when they come back. */
export const LAID_OUT_PAGES_MAX = 4;
/** From this width on the side menu stands beside the page; below it in a drawer (R057). */
export const SIDE_MENU_FROM_PX = 992;
