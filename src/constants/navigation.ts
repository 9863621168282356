/** Minimum window width for external sites in the bar; below, they are in the user menu (R091). */
export const SITES_IN_BAR_FROM_PX = 1200;
/** Maximum wait for the heading of a newly opened page, which receives the focus (A38). */
export const PAGE_HEADING_WAIT_MS = 10_000;
/** Number of placeholders while the subsystems are loading (R097). */
export const SKELETON_ENTRIES = 4;
/** Maximum wait of the entries for names in a language other than the server's (A41). */
export const ENTRY_NAMES_WAIT_MS = 2_000;
/** Hover time before the subsystem of an entry is prefetched; a pointer that only passes triggers nothing. */
export const POINTED_AT_MS = 80;
/** Delay after the first page before the code shared by all subsystems is prefetched when idle. */
export const IDLE_WARM_UP_DELAY_MS = 1_000;
/** Delay before idle prefetching starts: the first page has priority. */
export const IDLE_PREFETCH_DELAY_MS = 8_000;
/** Number of entries that are prefetched when idle. */
export const IDLE_PREFETCH_ENTRIES = 2;
