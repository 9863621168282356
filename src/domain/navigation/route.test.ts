import { findRoute, type RouteRecord } from './route';

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

test.each([
  ['/home//', 'route.home'],
  ['/', 'route.notFound'],
  ['/mgr/orders/42', 'route.ordersInner'],
  ['/mgr/orders', 'route.mgrInner'],
  ['/MGR/ORDERS/42', 'route.ordersInner'],
])('R064 of several matching wildcard routes, %s shows the nearest: %s', (pathname, titleKey) => {
  const [root] = routes as [RouteRecord];
  const nearest: RouteRecord = { path: '/mgr/orders/*', titleKey: 'route.ordersInner' };
  const table = [{ ...root, routes: [...root.routes!, nearest] }];
  expect(findRoute(table, pathname)?.titleKey).toBe(titleKey);
});

test('R064 a table without a catch-all route shows nothing elsewhere', () => {
  expect(findRoute([{ path: '/home', titleKey: 'route.home' }], '/elsewhere')).toBeUndefined();
  expect(findRoute([{ path: '/home', titleKey: 'route.home' }], '/home')).toMatchObject({ titleKey: 'route.home' });
});
