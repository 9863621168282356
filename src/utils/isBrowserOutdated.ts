/** Whether config/startPage.es5.js has found the browser too old for the portal; the start page says so. */
export const isBrowserOutdated = (): boolean =>
  document.querySelector('#portal-start[data-problem="outdated"]') !== null;
