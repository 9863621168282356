/** Delay between the last key and the search on the server (R227). */
export const GRAY_SEARCH_PAUSE_MS = 300;
/** Number of projects in scope that are listed before expanding. */
export const GRAY_PROJECTS_SHOWN = 6;
