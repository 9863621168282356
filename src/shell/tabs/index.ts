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
  type CloseQuestion,
} from './actions';
export { presentPage, startTabs, type RouteAt } from './startTabs';
export { tabStore } from './tabStore';
