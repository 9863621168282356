import { activeAfter, closable, rangeOf } from './choose';
import type { TabPage } from './identity';
import {
  CLOSED_TABS,
  INLINE_TABS,
  isRouteFull,
  PINNED_TABS,
  pinnedCount,
  tabOf,
  type Tab,
  type TabState,
} from './state';

/**
 * The rules of the tab strip (R060–R072), as a pure function. A forbidden change returns the same state: an eleventh
 * tab of a route, closing the last one, a fifth pin.
 */
export type TabAction =
  | { type: 'visit'; page: TabPage }
  | { type: 'close'; keys: readonly string[] }
  | { type: 'pin'; key: string; isPinned: boolean }
  | { type: 'move'; key: string; to: number }
  | { type: 'reopen' }
  | { type: 'reload'; key: string }
  | { type: 'title'; key: string; title: string | null };

const without = <Item>(list: readonly Item[], index: number): Item[] => list.filter((_, other) => other !== index);

const withAt = <Item>(list: readonly Item[], index: number, item: Item): Item[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

const change = (state: TabState, key: string, changed: (tab: Tab) => Tab): TabState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.key === key ? changed(tab) : tab)),
});

/** The active tab is always inline: from the list it swaps places with the last inline tab. */
function inStrip(tabs: readonly Tab[], key: string): readonly Tab[] {
  const index = tabs.findIndex((tab) => tab.key === key);
  const last = INLINE_TABS - 1;
  if (index <= last) return tabs;
  return tabs.map((tab, at) => (at === last ? tabs[index]! : at === index ? tabs[last]! : tab));
}

const activate = (state: TabState, key: string): TabState => ({
  ...state,
  tabs: inStrip(state.tabs, key),
  active: key,
  used: [...state.used.filter((other) => other !== key), key],
});

function visit(state: TabState, page: TabPage): TabState {
  const { key } = page;
  if (tabOf(state, key)) {
    // Not merged into the old tab: a removed title key or cache name must not stay.
    const renewed = change(state, key, ({ isPinned, reloads, title }) => ({
      ...page,
      isPinned,
      reloads,
      ...(title !== undefined && { title }),
    }));
    return activate(renewed, key);
  }
  if (isRouteFull(state, page)) return state;
  return activate(
    {
      ...state,
      tabs: [...state.tabs, { ...page, isPinned: false, reloads: 0 }],
      closed: state.closed.filter(({ tab }) => tab.key !== key),
    },
    key,
  );
}

function close(state: TabState, keys: readonly string[]): TabState {
  if (keys.length === 0) return state;
  const stays = (key: string) => !keys.includes(key);
  const gone = state.tabs.flatMap((tab, index) => (stays(tab.key) ? [] : [{ tab, index }]));
  const active = activeAfter(state, keys);
  const left: TabState = {
    tabs: state.tabs.filter(({ key }) => stays(key)),
    active,
    used: state.used.filter(stays),
    closed: [...state.closed, ...gone].slice(-CLOSED_TABS),
  };
  return active === null ? left : activate(left, active);
}

function pin(state: TabState, key: string, isPinned: boolean): TabState {
  const tab = tabOf(state, key);
  const pinned = pinnedCount(state.tabs);
  if (!tab || tab.isPinned === isPinned || (isPinned && pinned >= PINNED_TABS)) return state;
  const others = state.tabs.filter((other) => other !== tab);
  // The boundary of the pinned tabs is the target, from either side.
  const tabs = withAt(others, pinnedCount(others), { ...tab, isPinned });
  // A tab from the list pushes others out, but must not push out the active one.
  return { ...state, tabs: state.active === null ? tabs : inStrip(tabs, state.active) };
}

function move(state: TabState, key: string, to: number): TabState {
  const range = rangeOf(state, key);
  if (!range) return state;
  const target = Math.min(Math.max(to, range.from), range.to);
  if (target === range.index) return state;
  return { ...state, tabs: withAt(without(state.tabs, range.index), target, state.tabs[range.index]!) };
}

function reopen(state: TabState): TabState {
  const last = state.closed.at(-1);
  if (!last || isRouteFull(state, last.tab)) return state;
  const { tab, index } = last;
  const targetIndex = Math.max(pinnedCount(state.tabs), Math.min(index, state.tabs.length));
  // Its view was destroyed: the reopened tab has a new one.
  const opened = { ...tab, reloads: tab.reloads + 1 };
  return activate(
    { ...state, tabs: withAt(state.tabs, targetIndex, opened), closed: state.closed.slice(0, -1) },
    tab.key,
  );
}

function retitle(state: TabState, key: string, title: string | null): TabState {
  const tab = tabOf(state, key);
  if (!tab || (tab.title ?? null) === title) return state;
  return change(state, key, ({ title: _old, ...rest }) => (title === null ? rest : { ...rest, title }));
}

/** The next strip; the same object when nothing changes. */
export function reduceTabs(state: TabState, action: TabAction): TabState {
  switch (action.type) {
    case 'visit':
      return visit(state, action.page);
    case 'close':
      return close(state, closable(state, action.keys));
    case 'pin':
      return pin(state, action.key, action.isPinned);
    case 'move':
      return move(state, action.key, action.to);
    case 'reopen':
      return reopen(state);
    case 'reload':
      return tabOf(state, action.key)
        ? change(state, action.key, (tab) => ({ ...tab, reloads: tab.reloads + 1 }))
        : state;
    case 'title':
      return retitle(state, action.key, action.title);
  }
}
