/** What tells one pane from another, as the address names it. */
export interface PaneTarget {
  /** Code of the subsystem in the registry, which is the name of its route. */
  code: string;
  /** Query of the route; only `source` (of `byd`) and `code` (of `iframe`) tell panes apart. */
  query?: URLSearchParams;
}

/** Query parameter that tells the panes of a route apart; the other routes have one pane each. */
const DISTINGUISHING_PARAMETER: ReadonlyMap<string, string> = new Map([
  ['byd', 'source'],
  ['iframe', 'code'],
]);

/**
 * Key of a pane (A27): the registry's code; for `byd` the code and `source`, for `iframe` the code of the page.
 * Nothing else of the address counts, least of all the cache breaker `t` (R031).
 */
export function paneKeyOf({ code, query }: PaneTarget): string {
  const parameter = DISTINGUISHING_PARAMETER.get(code);
  const value = parameter === undefined ? null : (query?.get(parameter) ?? null);
  return value === null || value === '' ? code : `${code}:${value}`;
}
