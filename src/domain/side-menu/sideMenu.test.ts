import { routes } from '../../../config/routes';
import { findMenuItem, SIDE_MENU } from './sideMenu';

test('R053 R054 R055 R056 the side menu has the specified groups, in their order', () => {
  expect(SIDE_MENU.map(({ code, items }) => [code, items.map(({ path }) => path)])).toEqual([
    ['messages', ['/mainApp/messageList', '/mainApp/myMessageList']],
    ['notices', ['/mainApp/noticeList']],
    ['manuals', ['/mainApp/allManual']],
    ['personal', ['/personalInfo', '/mainApp/authorityApply']],
  ]);
});

test('R053 every entry leads to a page of the workspace, under the title of that page', () => {
  const table = routes[0]!.routes!;
  for (const { path, titleKey, below = [] } of SIDE_MENU.flatMap(({ items }) => items)) {
    expect(table.find((route) => route.path === path)).toMatchObject({ titleKey, workspace: true });
    for (const other of below) expect(table.find((route) => route.path === other)).toMatchObject({ workspace: true });
  }
});

test.each([
  ['/mainApp/noticeList', 'notices', '/mainApp/noticeList'],
  ['/mainApp/noticeEdit', 'notices', '/mainApp/noticeList'],
  ['/mainApp/operationManualEdit', 'manuals', '/mainApp/allManual'],
  ['/grayRelease', undefined, undefined],
])('R059 on %s the entry of %s is selected', (path, code, selected) => {
  const found = findMenuItem(path);
  expect(found?.group.code).toBe(code);
  expect(found?.item.path).toBe(selected);
});
