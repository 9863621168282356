/** Time that the last panes stay painted below the current one, so that switching back needs no repaint. */
export const UNDERLAY_MS = 5_000;
/** People compare at most three apps; keeping more painted only costs memory. */
export const UNDERLAYS_MAX = 2;
