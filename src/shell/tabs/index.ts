export {
  closeTab,
  closeTabs,
  isFocusOnTab,
  moveTab,
  onBeforeClose,
  openTab,
  pinTab,
  reloadTab,
  reopenTab,
  setTabTitle,
  tabAddress,
} from './actions';
export { currentTabPage, startTabs } from './startTabs';
export { tabStore } from './tabStore';
