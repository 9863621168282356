import * as z from 'zod/mini';
import type { TabPage } from './identity';
import { NO_TABS, PINNED_TABS, tabOf, type Tab, type TabState } from './state';
import { reduceTabs } from './reduceTabs';

/**
 * The strip across a reload (R060). Stores as little as possible: everything in the route table is looked up again, so
 * an address whose route is gone or no longer has a tab is dropped.
 */
const storedTab = z.object({ address: z.string(), title: z.optional(z.string()), isPinned: z.boolean() });
const storedTabs = z.object({
  tabs: z.array(storedTab),
  active: z.nullable(z.string()),
  used: z.array(z.string()),
  closed: z.array(z.object({ tab: storedTab, index: z.number() })),
});

export type StoredTabs = z.infer<typeof storedTabs>;

const toStored = ({ address, title, isPinned }: Tab): StoredTabs['tabs'][number] => ({
  address,
  isPinned,
  ...(title !== undefined && { title }),
});

/** The stored form of a strip. */
export const storedFrom = ({ tabs, active, used, closed }: TabState): StoredTabs => ({
  tabs: tabs.map(toStored),
  active,
  used: [...used],
  closed: closed.map(({ tab, index }) => ({ tab: toStored(tab), index })),
});

/** Validates a stored strip; undefined for anything else. */
export const acceptStored = (value: unknown): StoredTabs | undefined => storedTabs.safeParse(value).data;

/**
 * Restores a strip. `pageAt` looks an address up in the route table. Applies the same rules as visits, so that any
 * stored value gives a valid strip.
 */
export function restoreTabs(stored: StoredTabs, pageAt: (address: string) => TabPage | null): TabState {
  const opened = ({ address, title, isPinned }: StoredTabs['tabs'][number]): Tab[] => {
    const page = pageAt(address);
    return page ? [{ ...page, isPinned, reloads: 0, ...(title !== undefined && { title }) }] : [];
  };
  const tabs = stored.tabs.flatMap(opened).reduce<readonly Tab[]>((list, tab) => {
    // Applies the rule of visits for its limits, but without its reordering.
    const { tabs: known } = reduceTabs({ ...NO_TABS, tabs: list }, { type: 'visit', page: tab });
    return known.length > list.length ? [...list, tab] : list;
  }, []);
  const pinned = tabs.filter(({ isPinned }) => isPinned).slice(0, PINNED_TABS);
  const ordered = [
    ...pinned,
    ...tabs.filter((tab) => !pinned.includes(tab)).map((tab) => ({ ...tab, isPinned: false })),
  ];
  const isOpen = (key: string) => ordered.some((tab) => tab.key === key);
  const used = [...new Set(stored.used)].filter(isOpen);
  const active = stored.active !== null && isOpen(stored.active) ? stored.active : (used.at(-1) ?? ordered[0]?.key);
  const closed = stored.closed
    .flatMap(({ tab, index }) => opened(tab).map((again) => ({ tab: { ...again, isPinned: false }, index })))
    .filter(({ tab }, at, all) => !isOpen(tab.key) && all.findIndex((other) => other.tab.key === tab.key) === at);
  const state: TabState = { tabs: ordered, active: null, used, closed };
  const shown = tabOf(state, active ?? null);
  return shown ? reduceTabs(state, { type: 'visit', page: shown }) : NO_TABS;
}
