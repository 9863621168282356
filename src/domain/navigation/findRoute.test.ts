import { findRoute, type RouteRecord } from './findRoute';

const routes: RouteRecord[] = [
  {
    path: '/',
    routes: [
      { path: '/', redirect: '/home' },
      { path: '/home', titleKey: 'route.home' },
      { path: '/mgr', titleKey: 'route.mgr' },
      { path: '/mgr/*', titleKey: 'route.mgrInner' },
      { path: '/*', titleKey: 'route.notFound' },
    ],
  },
];

test.each([
  ['/home', 'route.home'],
  ['/HOME/', 'route.home'],
  ['/mgr', 'route.mgr'],
  ['/mgr/orders/42', 'route.mgrInner'],
  ['/mgrx', 'route.notFound'],
  ['//evil', 'route.notFound'],
  ['/%', 'route.notFound'],
  [`/${'x'.repeat(8192)}`, 'route.notFound'],
])('R064 %.30s shows %s', (pathname, titleKey) => {
  expect(findRoute(routes, pathname)?.titleKey).toBe(titleKey);
});
