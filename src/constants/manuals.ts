/** The home panel is fetched anew when it is opened again after this time (R009). */
export const HOME_MANUALS_STALE_MS = 60_000;
