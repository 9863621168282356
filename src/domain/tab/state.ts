import type { TabPage } from './identity';

/** One visited page in the strip (R060). */
export interface Tab extends TabPage {
  /** Title given at run time, such as the name of the record (R064). */
  title?: string;
  /** Stays in front and cannot be closed until it is let go (R072). */
  isPinned: boolean;
  /** How often it was loaded anew: another number is another view (R071). */
  reloads: number;
}

/** A closed tab and the place at which it stood. */
export interface ClosedTab {
  tab: Tab;
  index: number;
}

/** The tab strip. */
export interface TabState {
  /** In their order: the first `INLINE_TABS` stand in the strip, the others in the list behind it (R068). */
  tabs: readonly Tab[];
  /** Key of the tab that is shown, or from which the page on screen was reached; null without tabs. */
  active: string | null;
  /** Keys in the order in which they were used, the last one last. */
  used: readonly string[];
  /** What was closed, the last one last. */
  closed: readonly ClosedTab[];
}

/** So many tabs stand in the strip (R068). */
export const INLINE_TABS = 5;
/** So many of them may be pinned: the last place is for the tab that is shown. */
export const PINNED_TABS = INLINE_TABS - 1;
/** So many tabs may one route have (R062). */
export const TABS_PER_ROUTE = 10;
/** So many closed tabs can be opened again. */
export const CLOSED_TABS = 10;

/** A strip without tabs, as a session begins. */
export const NO_TABS: TabState = { tabs: [], active: null, used: [], closed: [] };

/** The tab of a key. */
export const tabOf = ({ tabs }: TabState, key: string | null): Tab | undefined => tabs.find((tab) => tab.key === key);

/** How many tabs are pinned; they are the first ones. */
export const pinnedCount = (tabs: readonly Tab[]): number => tabs.filter(({ isPinned }) => isPinned).length;

/** Whether the route of a page has as many tabs as it may have. */
export const isRouteFull = ({ tabs }: TabState, { route, isOneOfMany }: TabPage): boolean =>
  isOneOfMany && tabs.filter((tab) => tab.route === route).length >= TABS_PER_ROUTE;

/** The tabs in the strip and those in the list behind it (R068). */
export const shownTabs = ({ tabs }: TabState): { inline: readonly Tab[]; listed: readonly Tab[] } => ({
  inline: tabs.slice(0, INLINE_TABS),
  listed: tabs.slice(INLINE_TABS),
});
