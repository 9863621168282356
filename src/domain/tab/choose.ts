import { INLINE_TABS, isRouteFull, PINNED_TABS, pinnedCount, tabOf, type TabState } from './state';

/** Which tabs a menu item closes, relative to the tab of the menu (R066). */
export type CloseScope = 'this' | 'left' | 'right' | 'others' | 'all';

/**
 * The tabs that may be closed: never a pinned one, and never the last one (R065). If closing would leave none, the
 * first tab stays.
 */
export function closable({ tabs }: TabState, wanted: readonly string[]): readonly string[] {
  const keys = tabs.filter(({ key, isPinned }) => !isPinned && wanted.includes(key)).map(({ key }) => key);
  return keys.length < tabs.length ? keys : keys.slice(1);
}

/** Keys of the tabs that an item of a tab's menu would close. */
export function keysToClose(state: TabState, scope: CloseScope, key: string): readonly string[] {
  const keys = state.tabs.map((tab) => tab.key);
  const at = keys.indexOf(key);
  if (at < 0) return [];
  const meant: Record<CloseScope, readonly string[]> = {
    this: [key],
    left: keys.slice(0, at),
    right: keys.slice(at + 1),
    others: keys.filter((other) => other !== key),
    all: keys,
  };
  return closable(state, meant[scope]);
}

/** The tab shown after these are closed: the most recently used of the others (R065). */
export const activeAfter = ({ tabs, active, used }: TabState, closing: readonly string[]): string | null => {
  if (active !== null && !closing.includes(active)) return active;
  const stays = (key: string) => !closing.includes(key);
  return used.findLast(stays) ?? tabs.find(({ key }) => stays(key))?.key ?? null;
};

/** Items of a tab's menu that are enabled; the others are disabled (R066, R072). */
export interface TabChoices {
  canReload: boolean;
  canClose: Record<CloseScope, boolean>;
  canPin: boolean;
  canUnpin: boolean;
  canMoveLeft: boolean;
  canMoveRight: boolean;
  canReopen: boolean;
}

/** Where a tab can move: within the strip, pinned tabs among themselves; null for a missing tab. */
export function rangeOf({ tabs }: TabState, key: string): { index: number; from: number; to: number } | null {
  const index = tabs.findIndex((tab) => tab.key === key);
  if (index < 0 || index >= INLINE_TABS) return null;
  const pinned = pinnedCount(tabs);
  return index < pinned
    ? { index, from: 0, to: pinned - 1 }
    : { index, from: pinned, to: Math.min(tabs.length, INLINE_TABS) - 1 };
}

/** Enabled actions of a tab. */
export function choicesOf(state: TabState, key: string): TabChoices {
  const tab = tabOf(state, key);
  const closes = (scope: CloseScope) => keysToClose(state, scope, key).length > 0;
  const range = rangeOf(state, key);
  const lastClosed = state.closed.at(-1)?.tab;
  return {
    // A view that is neither visible nor cached is reloaded on the next visit anyway.
    canReload: !!tab && (key === state.active || tab.cacheName !== undefined),
    canClose: {
      this: closes('this'),
      left: closes('left'),
      right: closes('right'),
      others: closes('others'),
      all: closes('all'),
    },
    canPin: !!tab && !tab.isPinned && pinnedCount(state.tabs) < PINNED_TABS,
    canUnpin: !!tab?.isPinned,
    canMoveLeft: !!range && range.index > range.from,
    canMoveRight: !!range && range.index < range.to,
    canReopen: !!lastClosed && !isRouteFull(state, lastClosed),
  };
}
