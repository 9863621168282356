/** So many entries are offered as recently used. */
const RECENT_MAX = 6;

/** The codes that were used last, the newest first, each once. */
export const withRecent = (codes: readonly string[], code: string): string[] =>
  [code, ...codes.filter((other) => other !== code)].slice(0, RECENT_MAX);
