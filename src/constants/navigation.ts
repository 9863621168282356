/** From this width on the external sites stand in the bar; below it in the user menu (R091). */
export const SITES_IN_BAR_FROM_PX = 1200;
/** How long a freshly opened page may take to bring the heading that receives the focus (A38). */
export const PAGE_HEADING_WAIT_MS = 10_000;
/** Placeholders shown while the subsystems are loading (R097). */
export const SKELETON_ENTRIES = 4;
/** How long the entries wait for their names in a language that is not the server's (A41). */
export const ENTRY_NAMES_WAIT_MS = 2_000;
/** How long a finger rests on an entry until its menu opens. */
export const LONG_PRESS_MS = 500;
/** How far the finger may move while it rests. */
export const LONG_PRESS_SLACK_PX = 10;
/** Hover time before the subsystem of an entry is prefetched; a pointer that only passes triggers nothing. */
export const POINTED_AT_MS = 80;
/** So long after the first page stands, what the opening of any subsystem needs is fetched in a quiet moment. */
export const IDLE_WARM_UP_DELAY_MS = 1_000;
/** Delay before idle prefetching starts: the first page has priority. */
export const IDLE_PREFETCH_DELAY_MS = 8_000;
/** Number of entries that are prefetched when idle. */
export const IDLE_PREFETCH_ENTRIES = 2;
