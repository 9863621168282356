export { ActionItems } from './ActionItems';
export type { RunAction, SiteAction } from './action';
export { ENTRY_MENU, type EntryContext } from './definitions/entryActions';
export { toggleMenu } from './definitions/keyboardActions';
export { closeTab, reopenClosedTab, TAB_MENU, type TabContext } from './definitions/tabActions';
export { showShortcuts, userMenu } from './definitions/userActions';
export { ariaKeys, matchesShortcut, type Key } from './shortcut';
export { shortcutGroups } from './shortcutGroups';
export { useShortcut } from './useShortcut';
