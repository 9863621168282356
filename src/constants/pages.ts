/** Age from which a cached list is loaded again when shown (R069, A18). */
export const FRESH_FOR_MS = 5 * 60_000;
/** Number of hidden pages that keep their layout; older ones are laid out again when shown. */
export const LAID_OUT_PAGES_MAX = 4;
/** Minimum window width for the side menu next to the page; below, it is in a drawer (R057). */
export const SIDE_MENU_FROM_PX = 992;
