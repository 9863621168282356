/** From this width on the external sites stand in the bar; below it in the user menu (R091). */
export const SITES_IN_BAR_FROM_PX = 1200;
/** How long a freshly opened page may take to bring the heading that receives the focus (A38). */
export const PAGE_HEADING_WAIT_MS = 10_000;
/** Placeholders shown while the subsystems are loading (R097). */
export const SKELETON_ENTRIES = 4;
