import { INLINE_TABS, isRouteFull, PINNED_TABS, pinnedCount, tabOf, type TabState } from './state';

/** Which tabs an entry of the menu closes, seen from the tab whose menu it is (R066). */
export type CloseScope = 'this' | 'left' | 'right' | 'others' | 'all';

/**
 * Those of the tabs that may be closed: never a pinned one, and never the last one of all (R065). When closing them
 * would leave nothing, the first tab stays.
 */
export function closable({ tabs }: TabState, wanted: readonly string[]): readonly string[] {
  const keys = tabs.filter(({ key, isPinned }) => !isPinned && wanted.includes(key)).map(({ key }) => key);
  return keys.length < tabs.length ? keys : keys.slice(1);
}

/** Keys of the tabs that an entry of a tab's menu would close. */
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

/** The tab that is shown once these are closed: the one used last of those that stay (R065). */
export const activeAfter = ({ tabs, active, used }: TabState, closing: readonly string[]): string | null => {
  if (active !== null && !closing.includes(active)) return active;
  const stays = (key: string) => !closing.includes(key);
  return used.findLast(stays) ?? tabs.find(({ key }) => stays(key))?.key ?? null;
};

/** What the menu of a tab offers at this moment; what it does not is disabled (R066, R072). */
export interface TabChoices {
  canReload: boolean;
  canClose: Record<CloseScope, boolean>;
  canPin: boolean;
  canUnpin: boolean;
  canMoveLeft: boolean;
  canMoveRight: boolean;
  canReopen: boolean;
}

/** Where a tab may be moved to: within the strip, the pinned ones among themselves; null for one that is not there. */
export function rangeOf({ tabs }: TabState, key: string): { index: number; from: number; to: number } | null {
  const index = tabs.findIndex((tab) => tab.key === key);
  if (index < 0 || index >= INLINE_TABS) return null;
  const pinned = pinnedCount(tabs);
  return index < pinned
    ? { index, from: 0, to: pinned - 1 }
    : { index, from: pinned, to: Math.min(tabs.length, INLINE_TABS) - 1 };
}

/** What can be done with a tab. */
export function choicesOf(state: TabState, key: string): TabChoices {
  const tab = tabOf(state, key);
  const closes = (scope: CloseScope) => keysToClose(state, scope, key).length > 0;
  const range = rangeOf(state, key);
  const lastClosed = state.closed.at(-1)?.tab;
  return {
    // A view that is neither on screen nor kept is loaded anew with the next visit in any case.
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
