import { routes } from '../../../config/routes';
import { findRoute } from './route';
import { breadcrumbOf } from './breadcrumb';

const words = (pathname: string, ownName?: string) =>
  breadcrumbOf(findRoute(routes, pathname)!, ownName).map(({ name, path }) => [
    'key' in name ? name.key : name.text,
    ...(path ? [path] : []),
  ]);

test('R056 the breadcrumb of a page is its side menu group and the page', () => {
  expect(words('/mainApp/messageList')).toEqual([['menu.messages'], ['route.messageList']]);
  expect(words('/personalInfo')).toEqual([['menu.personal'], ['route.personalInfo']]);
});

test('R028 R025 a page reached from another one is below it', () => {
  expect(words('/mainApp/noticeEdit')).toEqual([
    ['menu.notices'],
    ['route.noticeList', '/mainApp/noticeList'],
    ['route.noticeEdit'],
  ]);
  expect(words('/mainApp/operationManualEdit', '手册·电梯维保')).toEqual([
    ['menu.manuals'],
    ['route.allManual', '/mainApp/allManual'],
    ['手册·电梯维保'],
  ]);
});

test('R062 the record that a page shows comes after the page', () => {
  expect(words('/mainApp/noticeList', '停水通知')).toEqual([
    ['menu.notices'],
    ['route.noticeList', '/mainApp/noticeList'],
    ['停水通知'],
  ]);
});

test.each(['/mainApp/todoList', '/grayRelease'])(
  'R085 %s, outside of the side menu, belongs to basic information',
  (path) => {
    expect(words(path)).toEqual([['nav.basic', '/mainApp'], [findRoute(routes, path)!.titleKey]]);
  },
);

test('R064 every page of the workspace has a breadcrumb whose last item is not a link', () => {
  const pages = routes[0]!.routes!.filter(({ workspace }) => workspace);
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const trail = breadcrumbOf(page);
    expect(trail.length).toBeGreaterThan(1);
    expect(trail.at(-1)).not.toHaveProperty('path');
  }
});
