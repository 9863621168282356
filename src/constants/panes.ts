/** How long the last panes stay painted below the shown one, so that going straight back needs no repaint. */
export const UNDERLAY_MS = 5_000;
/** Three are gone round by people who compare; more would be painted for nobody. */
export const UNDERLAYS_MAX = 2;
