import { existsSync } from 'node:fs';
import { findRoute } from '@/domain/navigation';
import enUS from '@/locales/en-US';
import zhCN from '@/locales/zh-CN';
import { routes, unfinished } from '../../config/routes';

const [root, ...others] = routes;
const table = root!.routes!;
const at = (path: string) => table.find((route) => route.path === path);

test('R016 R018 every page stands under the one root layout', () => {
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
])('R041 R064 A39 %s exists, has a title in both languages and a screen of its own', (path) => {
  const route = at(path)!;
  const { titleKey, component } = route;
  expect(enUS[titleKey as keyof typeof enUS]).toBeTruthy();
  expect(zhCN[titleKey as keyof typeof zhCN]).toBeTruthy();
  expect(route.unfinished).toBeUndefined();
  const file = component!.replace('@/', 'src/');
  expect(existsSync(`${file}/index.tsx`) || existsSync(`${file}.tsx`)).toBe(true);
});

test('R041 a route whose screen comes later keeps its place in the workspace and shows the message', () => {
  expect(unfinished('/mainApp/later', 'later', 'route.noName', { tab: true })).toEqual({
    path: '/mainApp/later',
    component: '@/pages/unfinished',
    titleKey: 'route.noName',
    workspace: true,
    tab: true,
    unfinished: true,
  });
});

test('R016 the addresses below a subsystem belong to it, case and trailing slash do not matter', () => {
  for (const path of ['/mgr', '/mgr/', '/MGR', '/mgr/orders/42'])
    expect(findRoute(routes, path)).toMatchObject({ subsystem: 'mgr' });
});

test.each(['/nope', '/home/x', '/mainApp/nope', '//evil.example', '/%', '/%E0%A4%A', `/${'x'.repeat(8192)}`, '/mgrx'])(
  'R017 %.20s is no page: it falls to the one that leads home',
  (path) => {
    expect(findRoute(routes, path)).toMatchObject({ path: '/*', component: '@/pages/not-found' });
  },
);

test('R016 the root and /mainApp lead on', () => {
  expect(at('/')).toMatchObject({ redirect: '/home' });
  expect(at('/mainApp')).toMatchObject({ redirect: '/mainApp/messageList' });
});
