import type { TabPage } from './identity';

/** One visited page in the strip (R060). */
export interface Tab extends TabPage {
  /** Title set at run time, such as the name of the record (R064). */
  title?: string;
  /** Stays in front and cannot be closed until it is unpinned (R072). */
  isPinned: boolean;
  /** Number of reloads: a new number creates a new view (R071). */
  reloads: number;
}

/** A closed tab and its position. */
export interface ClosedTab {
  tab: Tab;
  index: number;
}

/** The tab strip. */
export interface TabState {
  /** In order: the first `INLINE_TABS` are inline, the others in the overflow list (R068). */
  tabs: readonly Tab[];
  /** Key of the active tab, or of the tab from which the current page was opened; null without tabs. */
  active: string | null;
  /** Keys in order of use, the most recent last. */
  used: readonly string[];
  /** Closed tabs, the most recent last. */
  closed: readonly ClosedTab[];
}

/** Number of inline tabs (R068). */
export const INLINE_TABS = 5;
/** Maximum number of pinned tabs: one inline position stays for the active tab. */
export const PINNED_TABS = INLINE_TABS - 1;
/** Maximum number of tabs of one route (R062). */
export const TABS_PER_ROUTE = 10;
/** Number of closed tabs that can be reopened. */
export const CLOSED_TABS = 10;

/** An empty strip, as at the start of a session. */
export const NO_TABS: TabState = { tabs: [], active: null, used: [], closed: [] };

/** The tab with a key. */
export const tabOf = ({ tabs }: TabState, key: string | null): Tab | undefined => tabs.find((tab) => tab.key === key);

/** Number of pinned tabs; they come first. */
export const pinnedCount = (tabs: readonly Tab[]): number => tabs.filter(({ isPinned }) => isPinned).length;

/** Whether the route of a page has reached its maximum number of tabs. */
export const isRouteFull = ({ tabs }: TabState, { route, isOneOfMany }: TabPage): boolean =>
  isOneOfMany && tabs.filter((tab) => tab.route === route).length >= TABS_PER_ROUTE;

/** The inline tabs and the overflow list (R068). */
export const shownTabs = ({ tabs }: TabState): { inline: readonly Tab[]; listed: readonly Tab[] } => ({
  inline: tabs.slice(0, INLINE_TABS),
  listed: tabs.slice(INLINE_TABS),
});
