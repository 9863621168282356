/** Identifies a pane, as the address names it. */
export interface PaneTarget {
  /** Name of the route; for all but `iframe` also the subsystem's code in the registry. */
  code: string;
  /** Query of the route; only `source` (of `byd`) and `code` (of `iframe`) distinguish panes. */
  query?: URLSearchParams;
}

/** Name of the route of embedded pages, which the registry lists by the `code` of their query. */
export const EMBEDDED_CODE = 'iframe';

/** Name of the route whose panes are distinguished by `source`, each with its own navigation entry (A27, R031). */
export const WORK_ORDER_CODE = 'byd';

/** Paths of the portal's own pages, in lower case as routes match: a subsystem with such a code could not be reached. */
export const PORTAL_PATHS: ReadonlySet<string> = new Set([
  'home',
  'mainapp',
  'grayrelease',
  'personalinfo',
  'help',
  'override',
  EMBEDDED_CODE,
]);

/** Query parameter that distinguishes the panes of a route; other routes have one pane each. */
const DISTINGUISHING_PARAMETER: ReadonlyMap<string, string> = new Map([
  [WORK_ORDER_CODE, 'source'],
  [EMBEDDED_CODE, 'code'],
]);

/** Cache buster of old links; not part of the address (R031). */
const CACHE_BUSTER = 't';

/** Hides the portal's side bar; stays in the address while the micro-app navigates (R058). */
export const HIDE_BAR = 'hideBar';

/** Name of the query parameter that distinguishes the panes of a route; undefined if it has one pane. */
export const distinguishingParameter = (code: string): string | undefined => DISTINGUISHING_PARAMETER.get(code);

/** Query parameters that belong to the portal and never to the micro-app. */
export const portalParameters = (code: string): readonly string[] => {
  const parameter = distinguishingParameter(code);
  return parameter === undefined ? [HIDE_BAR] : [parameter, CACHE_BUSTER, HIDE_BAR];
};

/** The value that distinguishes this pane from others of its route; null if it has one pane. */
export function variantOf({ code, query }: PaneTarget): string | null {
  const parameter = distinguishingParameter(code);
  return (parameter !== undefined && query?.get(parameter)) || null;
}

/** Key of the pane of a variant. */
export const keyOf = (code: string, variant: string | null): string => (variant === null ? code : `${code}:${variant}`);

/** Code and variant of a pane's key: a code has no colon. */
export function parseKey(key: string): { code: string; variant: string | null } {
  const at = key.indexOf(':');
  return at < 0 ? { code: key, variant: null } : { code: key.slice(0, at), variant: key.slice(at + 1) };
}

/**
 * Key of a pane (A27): the registry code; for `byd` the code and `source`, for `iframe` the code of the page.
 * No other part of the address counts, in particular not the cache buster `t` (R031).
 */
export const paneKeyOf = (target: PaneTarget): string => keyOf(target.code, variantOf(target));

/**
 * Code in the registry of what a pane shows: that of its route, or for the `iframe` route the one that its address names
 * (R030); empty when it names none.
 */
export const registeredCode = (code: string, variant: string | null): string =>
  code === EMBEDDED_CODE ? (variant ?? '') : code;
