/** Where a token in the address always leads (R043). */
export const ROOT_PATH = '/';
/** The root path shows the home page. */
export const HOME_PATH = '/home';
/** The gray release stands outside of the workspace's own path (A2). */
export const GRAY_RELEASE_PATH = '/grayRelease';
/** Hash path of the login address (R042). */
export const LOGIN_HASH = '#/login';
/** First parts of the portal's paths; cookies may have been left on any of them (R151, T8). */
export const FIRST_PATHS = [
  '/home',
  '/grayRelease',
  '/personalInfo',
  '/mainApp',
  '/help',
  '/iframe',
  '/byd',
  '/mgr',
  '/jcpt',
  '/gdzt',
  '/wcx',
  '/lift',
  '/bjxt',
  '/af',
  '/opbi',
  '/nfc',
] as const;
