import { existsSync } from 'node:fs';
import { matchRoutes } from '@umijs/max';
import fc from 'fast-check';
import { REDIRECTS } from '@/constants/paths';
import { findRoute } from '@/domain/navigation';
import { EMBEDDED_CODE } from '@/domain/subsystem/paneKey';
import enUS from '@/locales/en-US/all';
import zhCN from '@/locales/zh-CN/all';
import { matchAnyPath, type ClientRoute } from './matchAnyPath';
import { routes, unfinished } from '../../config/routes';

const [root, ...others] = routes;
const table = root!.routes!;
const at = (path: string) => table.find((route) => route.path === path);

test('R016 R018 every page is a child of the one root layout', () => {
  expect(others).toEqual([]);
  expect(root).toMatchObject({ path: '/', component: '@/layouts/RootLayout' });
  expect(at('/home')).toMatchObject({ component: '@/pages/home' });
});

test.each([
  '/home',
  '/grayRelease',
  '/personalInfo',
  '/mainApp/messageList',
  '/mainApp/myMessageList',
  '/mainApp/allManual',
  '/mainApp/operationManualEdit',
  '/mainApp/authorityApply',
  '/mainApp/noticeList',
  '/mainApp/noticeEdit',
  '/mainApp/todoList',
  '/help',
  '/iframe',
  '/byd',
  ...['mgr', 'jcpt', 'gdzt', 'wcx', 'lift', 'bjxt', 'af', 'opbi', 'nfc'].map((code) => `/${code}`),
])('R041 R064 A39 %s exists and has a title in both languages and a page of its own', (path) => {
  const route = at(path)!;
  const { titleKey, component } = route;
  expect(enUS[titleKey as keyof typeof enUS]).toBeTruthy();
  expect(zhCN[titleKey as keyof typeof zhCN]).toBeTruthy();
  expect(route.unfinished).toBeUndefined();
  const file = component!.replace('@/', 'src/');
  expect(existsSync(`${file}/index.tsx`) || existsSync(`${file}.tsx`)).toBe(true);
});

test('R041 an unfinished route keeps its place in the workspace and shows the message', () => {
  expect(unfinished('/mainApp/later', 'later', 'route.noName', { tab: true })).toEqual({
    path: '/mainApp/later',
    component: '@/pages/unfinished',
    titleKey: 'route.noName',
    workspace: true,
    tab: true,
    unfinished: true,
  });
});

test('the page of every subsystem but the embedded one is empty: it needs no chunk (src/app.tsx)', () => {
  const shown = table.filter(({ subsystem }) => subsystem !== undefined && subsystem !== EMBEDDED_CODE);
  expect(new Set(shown.map(({ component }) => component))).toEqual(new Set(['@/pages/subsystem']));
});

test('R016 addresses below a subsystem belong to it; case and trailing slash do not matter', () => {
  for (const path of ['/mgr', '/mgr/', '/MGR', '/mgr/orders/42'])
    expect(findRoute(routes, path)).toMatchObject({ subsystem: 'mgr' });
});

test.each(['/nope', '/home/x', '/mainApp/nope', '//evil.example', '/%', '/%E0%A4%A', `/${'x'.repeat(8192)}`, '/mgrx'])(
  'R017 %.20s matches no page and falls back to the one that redirects to home',
  (path) => {
    expect(findRoute(routes, path)).toMatchObject({ path: '/*', component: '@/pages/not-found' });
  },
);

test('R016 R021 the root and /mainApp redirect, and a click knows where to', () => {
  expect(at('/')).toMatchObject({ redirect: '/home' });
  expect(at('/mainApp')).toMatchObject({ redirect: '/mainApp/messageList' });
  const redirects = routes[0]!.routes!.flatMap(({ path, redirect }) => (redirect ? [[path, redirect]] : []));
  expect([...REDIRECTS]).toEqual(redirects);
});

describe('React Router with the routes as Umi creates them', () => {
  const clientRoutes = (table: typeof routes): ClientRoute[] =>
    table.map(({ path, routes: inner }) => ({ path, ...(inner && { children: clientRoutes(inner) }) }));
  const client = clientRoutes(routes);
  matchAnyPath(client);
  /** Path in the route table of the matched route. */
  const shownAt = (pathname: string) => matchRoutes(client, { pathname })?.at(-1)?.route.path;
  // React Router warns about every malformed escape.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  const inBrowser = (path: string) => new URL(path, 'http://portal.invalid').pathname;

  test.each([
    '/@x',
    '/!',
    '/(',
    '/$1',
    '/*',
    '/,',
    "/'",
    '/;',
    '/=',
    '/&',
    '/+',
    '/:x',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/中',
  ])('R017 %s, whose slash is not followed by a word, falls back to the page that redirects to home', (path) => {
    expect(shownAt(path)).toBe('*');
  });

  test('R016 R017 every path shows the page that the table names', () => {
    const character = fc.oneof(
      fc.constantFrom(...`/@!($*,';=&+:%.~-_aZ0?#[]{}|^\`"<> `),
      fc.string({ unit: 'binary', maxLength: 1 }),
    );
    const segment = fc.oneof(
      fc.constantFrom('home', 'HELP', 'mainApp', 'noticeList', 'lift', 'byd', 'iframe', '%', '..', ''),
      fc.array(character, { maxLength: 6 }).map((all) => all.join('')),
    );
    const anyPath = fc
      .array(segment, { maxLength: 4 })
      .map((segments) => `/${segments.join('/').replace(/^[/\\]+/, '')}`)
      .filter((path) => URL.canParse(path, 'http://portal.invalid'))
      .map(inBrowser);
    fc.assert(
      fc.property(anyPath, (path) => {
        const route = findRoute(routes, path)!;
        const named = matchRoutes(client, { pathname: path })!.at(-1)!.route;
        const isRedirect = table.some(({ path: own, redirect }) => redirect && own === `/${named.path}`);
        if (!isRedirect) expect(`/${named.path}`.replace('/*', '')).toBe(route.path.replace('/*', ''));
      }),
      { numRuns: 300 },
    );
  });
});
