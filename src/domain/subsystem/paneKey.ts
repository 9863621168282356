/** What tells one pane from another, as the address names it. */
export interface PaneTarget {
  /** Code of the subsystem in the registry, which is the name of its route. */
  code: string;
  /** Query of the route; only `source` (of `byd`) and `code` (of `iframe`) tell panes apart. */
  query?: URLSearchParams;
}

/** Name of the route of embedded pages, which the registry lists by the `code` of their query. */
export const EMBEDDED_CODE = 'iframe';

/** Name of the route whose panes are distinguished by `source`, each an entry of its own (A27, R031). */
export const SOURCE_CODE = 'byd';

/** Query parameter that tells the panes of a route apart; the other routes have one pane each. */
const DISTINGUISHING_PARAMETER: ReadonlyMap<string, string> = new Map([
  [SOURCE_CODE, 'source'],
  [EMBEDDED_CODE, 'code'],
]);

/** Breaks the caches of old links; says nothing about the place (R031). */
const CACHE_BREAKER = 't';

/** Hides the portal's bars; it stays in the address wherever the micro-app goes (R058). */
export const HIDE_BAR = 'hideBar';

/** Name of the query parameter that tells the panes of a route apart; undefined where there is one pane. */
export const distinguishingParameter = (code: string): string | undefined => DISTINGUISHING_PARAMETER.get(code);

/** Query parameters that belong to the portal and never to the micro-app. */
export const portalParameters = (code: string): readonly string[] => {
  const parameter = distinguishingParameter(code);
  return parameter === undefined ? [HIDE_BAR] : [parameter, CACHE_BREAKER, HIDE_BAR];
};

/** What tells this pane from the others of its route; null where there is one pane. */
export function variantOf({ code, query }: PaneTarget): string | null {
  const parameter = distinguishingParameter(code);
  return (parameter !== undefined && query?.get(parameter)) || null;
}

/** Key of the pane of a variant. */
export const keyOf = (code: string, variant: string | null): string => (variant === null ? code : `${code}:${variant}`);

/**
 * Key of a pane (A27): the registry's code; for `byd` the code and `source`, for `iframe` the code of the page.
 * Nothing else of the address counts, least of all the cache breaker `t` (R031).
 */
export const paneKeyOf = (target: PaneTarget): string => keyOf(target.code, variantOf(target));
