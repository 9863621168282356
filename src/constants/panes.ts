/** So long the panes that were left last stay painted beneath the shown one: going back at once is then free. */
export const BENEATH_MS = 5_000;
/** Three are gone round by people who compare; more would be painted for nobody. */
export const BENEATH_MOST = 2;
