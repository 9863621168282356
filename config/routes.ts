import type { RouteMeta } from '../src/domain/navigation/route';

type Route = RouteMeta & {
  path: string;
  component?: string;
  redirect?: string;
  /** The redirect keeps the query: hidden bars stay hidden (R058). */
  keepQuery?: boolean;
  layout?: false;
  routes?: Route[];
};

/** The routes of one subsystem: the pane is rendered by the root layout's stage, the route only requests it. */
const subsystem = (code: string, page = 'subsystem'): Route[] =>
  [`/${code}`, `/${code}/*`].map((path) => ({
    path,
    component: `@/pages/${page}`,
    titleKey: `route.${code}`,
    subsystem: code,
    usesShellTexts: true,
  }));

/** A page of the workspace: surrounded by side menu and tab strip, whatever its path (A2). */
const page = (path: string, name: string, titleKey: RouteMeta['titleKey'], meta: Partial<RouteMeta> = {}): Route => ({
  path,
  component: `@/pages/${name}`,
  titleKey,
  workspace: true,
  ...meta,
});

/** A route whose page is not built yet: shows the 'under development' message (R041). Currently there is none (A39). */
export const unfinished = (...[path, , titleKey, meta]: Parameters<typeof page>): Route => ({
  ...page(path, 'unfinished', titleKey, meta),
  unfinished: true,
});

/** Every route of the product as data (R016–R041). Umi serializes it: no functions. */
export const routes: Route[] = [
  {
    path: '/',
    component: '@/layouts/RootLayout',
    layout: false,
    usesShellTexts: true,
    routes: [
      { path: '/', redirect: '/home' },
      { path: '/home', component: '@/pages/home', titleKey: 'route.home', usesShellTexts: true },
      page('/grayRelease', 'gray-release', 'route.grayRelease', { tab: true, cache: true, ownBreadcrumb: true }),
      page('/personalInfo', 'personal-info', 'route.personalInfo', { tab: true, cache: true, ownBreadcrumb: true }),
      { path: '/mainApp', redirect: '/mainApp/messageList', keepQuery: true },
      page('/mainApp/messageList', 'message-list', 'route.messageList', {
        tab: true,
        cache: true,
        ownBreadcrumb: true,
      }),
      page('/mainApp/myMessageList', 'my-message-list', 'route.myMessageList', { tab: true, ownBreadcrumb: true }),
      page('/mainApp/allManual', 'all-manual', 'route.allManual', { tab: true, cache: true, ownBreadcrumb: true }),
      // Cached too: several manuals are edited in parallel, and switching must not lose input (A12).
      page('/mainApp/operationManualEdit', 'operation-manual-edit', 'route.operationManualEdit', {
        tab: true,
        cache: true,
        openMoreTab: true,
        ownBreadcrumb: true,
      }),
      page('/mainApp/authorityApply', 'authority-apply', 'route.authorityApply', {
        tab: true,
        cache: true,
        ownBreadcrumb: true,
      }),
      page('/mainApp/noticeList', 'notice-list', 'route.noticeList', { tab: true, cache: true, ownBreadcrumb: true }),
      // No tab, as specified; what is being written stays all the same (A45).
      page('/mainApp/noticeEdit', 'notice-edit', 'route.noticeEdit', { keepsUnsaved: true, ownBreadcrumb: true }),
      page('/mainApp/todoList', 'todo-list', 'route.todoList', { tab: true, cache: true, ownBreadcrumb: true }),
      { path: '/help', component: '@/pages/help', titleKey: 'route.help' },
      // Links that show another address in place of a subsystem, where the environment allows them.
      { path: '/override', component: '@/pages/override', titleKey: 'route.override' },
      // The query selects the page that `/iframe` embeds: a code of the registry, never an address (R030, T13).
      ...subsystem('iframe', 'iframe'),
      ...['byd', 'mgr', 'jcpt', 'gdzt', 'wcx', 'lift', 'bjxt', 'af', 'opbi', 'nfc'].flatMap((code) => subsystem(code)),
      { path: '/*', component: '@/pages/not-found', titleKey: 'route.notFound', usesShellTexts: true },
    ],
  },
];
