/** Target path after a token in the address (R043). */
export const ROOT_PATH = '/';
/** Page that the root path redirects to. */
export const HOME_PATH = '/home';
/** The gray release is outside the workspace's own path (A2). */
export const GRAY_RELEASE_PATH = '/grayRelease';
export const NOTICE_LIST_PATH = '/mainApp/noticeList';
export const NOTICE_EDIT_PATH = '/mainApp/noticeEdit';
export const MANUAL_LIST_PATH = '/mainApp/allManual';
export const MANUAL_EDIT_PATH = '/mainApp/operationManualEdit';
export const MESSAGE_LIST_PATH = '/mainApp/messageList';
export const TODO_LIST_PATH = '/mainApp/todoList';
export const PERMISSION_APPLICATION_PATH = '/mainApp/authorityApply';
/** Paths that the router redirects, as in `config/routes.ts`. A click goes to the target at once: one navigation. */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([
  [ROOT_PATH, HOME_PATH],
  ['/mainApp', MESSAGE_LIST_PATH],
]);
/** Hash path of the login address (R042). */
export const LOGIN_HASH = '#/login';
/** First segments of the portal's paths; cookies may exist on any of them (R151, T8). */
export const FIRST_PATHS = [
  '/home',
  '/grayRelease',
  '/personalInfo',
  '/mainApp',
  '/help',
  '/override',
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
