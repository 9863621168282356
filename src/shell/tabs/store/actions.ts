import { history } from '@umijs/max';
import { activeAfter, addressBeside, closable, keysToClose, tabOf, type CloseScope } from '@/domain/tab';
import { presentPage, showTabLimit, visitPresent } from './startTabs';
import { dispatchTab, tabStore } from './tabStore';

/** Asks before these tabs lose what they hold; true means go on. */
export type CloseQuestion = (keys: readonly string[]) => Promise<boolean> | boolean;

let question: CloseQuestion = () => true;

/** Who knows of unsaved work asks before tabs are closed or loaded anew (R065). Returns what stops it. */
export function onBeforeClose(ask: CloseQuestion): () => void {
  question = ask;
  return () => {
    if (question === ask) question = () => true;
  };
}

let isClosing = false;

/** Step of the history to which the closing of a tab has led. */
let closedTo: string | null = null;

/**
 * Whether the page on screen came there because another tab was closed: then the focus belongs on its tab (R065),
 * and the page leaves it there.
 */
export const isFocusOnTab = (): boolean => closedTo !== null && history.location.key === closedTo;

const present = () => `${history.location.pathname}${history.location.search}`;

/** A tab's address as it would be opened from here: the bars stay as they are (R058). */
export const addressOf = (key: string): string => {
  const tab = tabOf(tabStore.getState(), key);
  return tab ? addressBeside(tab.address, present()) : present();
};

/** Shows a tab. */
export function openTab(key: string): void {
  if (!tabOf(tabStore.getState(), key)) return;
  if (presentPage()?.key !== key) history.push(addressOf(key));
}

/** Closes tabs, after the question for those with unsaved work; answers whether they are closed. */
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
  const here = presentPage()?.key;
  if (here !== undefined && closing.includes(here)) {
    const next = activeAfter(state, closing);
    if (next === null) return false;
    // Not another step of the history: going back must not bring the closed page again at once.
    history.replace(addressOf(next));
    // Something else has held the page back.
    if (presentPage()?.key !== next) return false;
    closedTo = history.location.key;
  }
  dispatchTab({ type: 'close', keys: closing });
  // A page that found no room for its tab may have it now (R062).
  const page = presentPage();
  if (page && !tabOf(tabStore.getState(), page.key)) visitPresent();
  return closing.length > 0;
}

/** Closes one tab. */
export const closeTab = (key: string): Promise<boolean> => closeTabs('this', key);

/** Opens the tab again that was closed last, where it stood (R065). */
export function reopenTab(): void {
  const before = tabStore.getState();
  const last = before.closed.at(-1)?.tab;
  if (!last) return;
  // First the tab: a visit would give it a place at the end.
  dispatchTab({ type: 'reopen' });
  if (!tabOf(tabStore.getState(), last.key)) return showTabLimit(last);
  openTab(last.key);
  // Something else has held the page back.
  if (presentPage()?.key !== last.key) tabStore.setState(before, true);
}

/** Loads the view of one tab anew, the others stay as they are (R071). */
export async function reloadTab(key: string): Promise<void> {
  if (await question([key])) dispatchTab({ type: 'reload', key });
}

/** Names a tab at run time; null gives it the title of its route again (R064). */
export const setTabTitle = (key: string, title: string | null): void => dispatchTab({ type: 'title', key, title });

/** Pins a tab to the front, or lets it go (R072). */
export const pinTab = (key: string, isPinned: boolean): void => dispatchTab({ type: 'pin', key, isPinned });

/** Moves a tab within the strip (R072). */
export const moveTab = (key: string, to: number): void => dispatchTab({ type: 'move', key, to });
