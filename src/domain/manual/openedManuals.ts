/** So many manuals are offered as opened last (R048). */
export const OPENED_MAX = 5;

/** The ids of the manuals that were opened last, the newest first, each once. */
export const withOpened = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, OPENED_MAX);
