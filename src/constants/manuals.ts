/** The home panel is fetched anew when it is opened again after this time (R009). */
export const HOME_MANUALS_STALE_MS = 60_000;

/** Height of a row of the home panel: only whole rows are shown. */
export const MANUAL_ROW_HEIGHT_PX = 40;
