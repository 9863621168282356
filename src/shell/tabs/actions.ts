import { history } from '@umijs/max';
import { activeAfter, addressBeside, closable, keysToClose, tabOf, type CloseScope } from '@/domain/tab';
import { currentTabPage, showTabLimit, visitCurrent } from './startTabs';
import { dispatchTab, tabStore } from './tabStore';

/** Asks before unsaved work of these tabs is lost; true continues. */
export type CloseQuestion = (keys: readonly string[]) => Promise<boolean> | boolean;

let question: CloseQuestion = () => true;

/**
 * Registers the question before tabs with unsaved work are closed or reloaded (R065). Returns the unsubscribe function.
 */
export function onBeforeClose(ask: CloseQuestion): () => void {
  question = ask;
  return () => {
    if (question === ask) question = () => true;
  };
}

let isClosing = false;

/** History key of the page shown by the last closed tab. */
let closedTo: string | null = null;

/** Whether the page is on screen because another tab was closed: then the focus stays on its tab (R065). */
export const isFocusOnTab = (): boolean => history.location.key === closedTo;

const present = () => `${history.location.pathname}${history.location.search}`;

const isOnScreen = (key: string) => currentTabPage()?.key === key;

/** The address that opens a tab from here: a hidden side bar stays hidden (R058). */
export const tabAddress = (key: string): string => {
  const tab = tabOf(tabStore.getState(), key);
  return tab ? addressBeside(tab.address, present()) : present();
};

/** Shows a tab. */
export function openTab(key: string): void {
  if (!tabOf(tabStore.getState(), key)) return;
  if (!isOnScreen(key)) history.push(tabAddress(key));
}

/** Closes tabs after asking for those with unsaved work; returns whether they are closed. */
export async function closeTabs(scope: CloseScope, key: string): Promise<boolean> {
  const keys = keysToClose(tabStore.getState(), scope, key);
  if (keys.length === 0 || isClosing) return false;
  isClosing = true;
  try {
    if (!(await question(keys))) return false;
  } finally {
    isClosing = false;
  }
  const state = tabStore.getState();
  const closing = closable(state, keys);
  if (closing.some(isOnScreen)) {
    const next = activeAfter(state, closing);
    if (next === null) return false;
    // Replaces the history entry: Back must not open the closed page again.
    history.replace(tabAddress(next));
    // Something else has blocked the navigation.
    if (!isOnScreen(next)) return false;
    closedTo = history.location.key;
  }
  dispatchTab({ type: 'close', keys: closing });
  // A page without a tab for lack of space may get one now (R062).
  visitCurrent();
  return closing.length > 0;
}

/** Closes one tab. */
export const closeTab = (key: string): Promise<boolean> => closeTabs('this', key);

/** Reopens the tab that was closed last, at its former position (R065). */
export function reopenTab(): void {
  const before = tabStore.getState();
  const last = before.closed.at(-1)?.tab;
  if (!last) return;
  // The tab first: a visit would add it at the end.
  dispatchTab({ type: 'reopen' });
  if (!tabOf(tabStore.getState(), last.key)) return showTabLimit(last);
  openTab(last.key);
  // Something else has blocked the navigation.
  if (!isOnScreen(last.key)) tabStore.setState(before);
}

/** Reloads the view of one tab; the others stay as they are (R071). */
export async function reloadTab(key: string): Promise<void> {
  if (await question([key])) dispatchTab({ type: 'reload', key });
}

/** Names a tab at run time; null restores the title of its route (R064). */
export const setTabTitle = (key: string, title: string | null): void => dispatchTab({ type: 'title', key, title });

/** Pins a tab to the front, or unpins it (R072). */
export const pinTab = (key: string, isPinned: boolean): void => dispatchTab({ type: 'pin', key, isPinned });

/** Moves a tab within the strip (R072). */
export const moveTab = (key: string, to: number): void => dispatchTab({ type: 'move', key, to });
