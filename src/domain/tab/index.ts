export { activeAfter, choicesOf, closable, keysToClose, rangeOf, type CloseScope, type TabChoices } from './choose';
export { addressBeside, panelIdOf, tabIdOf, tabKeyOf, tabPageOf, type TabPage } from './identity';
export { reduceTabs, type TabAction } from './reduceTabs';
export { NO_TABS, shownTabs, TABS_PER_ROUTE, tabOf, type Tab, type TabState } from './state';
export { acceptStored, restoreTabs, storedFrom } from './stored';
