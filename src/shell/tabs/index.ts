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
export { presentPage, startTabs } from './startTabs';
export { tabStore } from './tabStore';
