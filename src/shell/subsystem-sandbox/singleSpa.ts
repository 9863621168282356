/**
 * Replaces single-spa in the build (`config/plugins/bundle.ts`), whose applications and parcels the portal does not
 * use: qiankun imports it for functions that are never called here. The real one replaces `history.pushState` and the
 * window's `addEventListener` for routing events on load, and warns after five seconds that it was not started; once
 * started, it sends an artificial `popstate` with each change of the URL.
 */
const unused = (): never => {
  throw new Error('single-spa is not part of the portal');
};

export const NOT_LOADED = 'NOT_LOADED';
export {
  unused as addErrorHandler,
  unused as checkActivityFunctions,
  unused as getAppStatus,
  unused as getMountedApps,
  unused as mountRootParcel,
  unused as navigateToUrl,
  unused as registerApplication,
  unused as removeErrorHandler,
  unused as start,
};
