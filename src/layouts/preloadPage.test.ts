import { preloadPage, type RouteTable } from './preloadPage';

/** Umi's tables of a layout with three pages, whose components record that they are requested. */
function tables() {
  const requested: string[] = [];
  let arrive!: () => void;
  const component = (id: string, loaded: Promise<unknown>) => ({ preload: () => (requested.push(id), loaded) });
  const table: RouteTable = {
    routes: {
      1: { path: '/' },
      2: { path: '/', parentId: '1' },
      3: { path: '/home', parentId: '1' },
      4: { path: '/mgr/*', parentId: '1' },
      5: { path: '/mainApp/noticeList', parentId: '1' },
    },
    routeComponents: {
      1: component('layout', new Promise<void>((resolve) => (arrive = resolve))),
      2: () => null,
      3: component('home', Promise.resolve()),
      4: component('subsystem', Promise.resolve()),
      5: component('notices', new Promise(() => undefined)),
    },
  };
  return { table, requested, arrive };
}

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/mgr/orders/7', 'subsystem'],
  ['/mainApp/noticeList', 'notices'],
])('R001 R286 at %s the code of the layout and of the page (%s) is requested', (pathname, page) => {
  const { table, requested } = tables();
  void preloadPage(table, pathname);
  expect(requested).toEqual([page, 'layout']);
});

test('R001 R286 only the layout is waited for, and nothing where there is none', async () => {
  const { table, arrive } = tables();
  const ended = jest.fn();
  const waiting = preloadPage(table, '/mainApp/noticeList').then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  arrive();
  await waiting;
  await preloadPage({ routes: {}, routeComponents: {} }, '/home');
  expect(ended).toHaveBeenCalledTimes(1);
});
