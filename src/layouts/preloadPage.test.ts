import { hasPage, preloadPage, registerRoutes, type RouteTable } from './preloadPage';

/** Umi's tables of a layout with some pages, whose components record that they are requested. */
function recordingTable() {
  const requested: string[] = [];
  const component = (name: string) => ({ preload: () => Promise.resolve(requested.push(name)) });
  const table: RouteTable = {
    routes: {
      1: { path: '/' },
      2: { path: '/', parentId: '1' },
      3: { path: '/home', parentId: '1' },
      4: { path: '/mgr/*', parentId: '1' },
      5: { path: '/mainApp/messageList', parentId: '1' },
      6: { path: '/*', parentId: '1' },
    },
    routeComponents: {
      1: component('layout'),
      2: () => null,
      3: component('home'),
      4: component('subsystem'),
      5: component('messages'),
      6: component('unknown'),
    },
  };
  return { table, requested };
}

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/mgr/orders/7', 'subsystem'],
  ['/mainApp', 'messages'],
  ['/mainApp/messageList', 'messages'],
  ['/nowhere', 'unknown'],
])('R001 R017 R286 at %s the code of the layout and of the page (%s) is requested', (pathname, page) => {
  const { table, requested } = recordingTable();
  registerRoutes(table);
  preloadPage(pathname);
  expect(requested).toEqual(['layout', page]);
});

test.each([
  ['/mainApp/noticeList', true],
  ['/mgr/orders', true],
  ['/files/a.pdf', false],
])('R016 whether %s is the path of a page: %s', (pathname, expected) => expect(hasPage(pathname)).toBe(expected));

test('R286 nothing is requested where there are no routes', () => {
  registerRoutes({ routes: {}, routeComponents: {} });
  expect(() => preloadPage('/home')).not.toThrow();
});
