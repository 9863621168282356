/** So long after the last key a search goes to the server (R227). */
export const GRAY_SEARCH_PAUSE_MS = 300;
/** So many projects in scope are listed until the person asks for all. */
export const GRAY_PROJECTS_SHOWN = 6;
