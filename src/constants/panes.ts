/** So long the pane that was left last stays painted beneath the shown one: going back at once is then free. */
export const BENEATH_MS = 5_000;
