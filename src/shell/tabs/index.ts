export {
  addressOf,
  closeTab,
  closeTabs,
  isFocusOnTab,
  onBeforeClose,
  openTab,
  reloadTab,
  setTabTitle,
  type CloseQuestion,
} from './actions';
export { startTabs, type RouteAt } from './startTabs';
export { tabStore } from './tabStore';
