import type { RouteMeta } from '../src/domain/navigation/route';

type Route = RouteMeta & {
  path: string;
  component?: string;
  redirect?: string;
  layout?: false;
  routes?: Route[];
};

/** The routes of one subsystem: the pane itself lives on the stage of the root layout, the route only asks for it. */
const subsystem = (code: string, page = 'subsystem'): Route[] =>
  [`/${code}`, `/${code}/*`].map((path) => ({
    path,
    component: `@/pages/${page}`,
    titleKey: `route.${code}`,
    subsystem: code,
  }));

/** A route whose screen comes later: shows the 'under development' message (R041). */
const unfinished = (path: string, titleKey: RouteMeta['titleKey'], meta: Partial<RouteMeta> = {}): Route => ({
  path,
  component: '@/pages/unfinished',
  titleKey,
  unfinished: true,
  ...meta,
});

/** Every route of the product as data (R016–R041). Umi serialises it: no functions. */
export const routes: Route[] = [
  {
    path: '/',
    component: '@/layouts/RootLayout',
    layout: false,
    routes: [
      { path: '/', redirect: '/home' },
      { path: '/home', component: '@/pages/home', titleKey: 'route.home' },
      unfinished('/grayRelease', 'route.grayRelease', { tab: true, cache: true }),
      unfinished('/personalInfo', 'route.personalInfo', { tab: true, cache: true }),
      { path: '/mainApp', redirect: '/mainApp/messageList' },
      unfinished('/mainApp/messageList', 'route.messageList', { tab: true, cache: true }),
      unfinished('/mainApp/myMessageList', 'route.myMessageList', { tab: true }),
      unfinished('/mainApp/allManual', 'route.allManual', { tab: true, cache: true }),
      unfinished('/mainApp/operationManualEdit', 'route.operationManualEdit', { tab: true, openMoreTab: true }),
      unfinished('/mainApp/authorityApply', 'route.authorityApply', { tab: true, cache: true }),
      unfinished('/mainApp/noticeList', 'route.noticeList', { tab: true, cache: true }),
      unfinished('/mainApp/noticeEdit', 'route.noticeEdit'),
      unfinished('/mainApp/todoList', 'route.todoList', { tab: true, cache: true }),
      { path: '/help', component: '@/pages/help', titleKey: 'route.help' },
      // Which page `/iframe` embeds is in its query: a code of the registry, never an address (R030, T13).
      ...subsystem('iframe', 'iframe'),
      ...['byd', 'mgr', 'jcpt', 'gdzt', 'wcx', 'lift', 'bjxt', 'af', 'opbi', 'nfc'].flatMap((code) => subsystem(code)),
      { path: '/*', component: '@/pages/not-found', titleKey: 'route.notFound' },
    ],
  },
];
