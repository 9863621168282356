export { ActionItems } from './ActionItems';
export type { SiteAction } from './action';
export { ENTRY_MENU, type EntryContext } from './definitions/entryActions';
export { moveToRow, openRow, saveForm, selectRow, toggleMenu } from './definitions/keyboardActions';
export { closeTab, reopenClosedTab, TAB_MENU } from './definitions/tabActions';
export { showShortcuts, userMenu } from './definitions/userActions';
export { ariaKeys, matchesKeys, matchesShortcut, type Key } from './shortcut';
export { shortcutGroups } from './shortcutGroups';
export { useShortcut } from './useShortcut';
