export { closeTab, isFocusOnTab, onBeforeClose, setTabTitle, type CloseQuestion } from './store/actions';
export { startTabs, type RouteAt } from './store/startTabs';
export { tabStore } from './store/tabStore';
export { TabStrip } from './strip/LazyTabStrip';
