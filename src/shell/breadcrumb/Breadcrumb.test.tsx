import { act, render, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { NO_TABS } from '@/domain/tab';
import { tabStore } from '@/shell/tabs';
import { Breadcrumb } from './Breadcrumb';

const route = { path: '/mainApp/operationManualEdit', titleKey: 'route.operationManualEdit' } as const;
const trail = () => screen.getByRole('navigation', { name: '面包屑' });
const steps = () => within(trail()).getAllByRole('listitem');

beforeEach(() => act(() => history.push(route.path)));
afterEach(() => act(() => tabStore.setState(NO_TABS)));

test('R003 R059 shows group, page and record; only the parent page is a link, the last step is the current page', () => {
  render(<Breadcrumb route={route} ownName="手册·电梯维保" />);
  expect(steps().map((step) => step.textContent)).toEqual(['操作手册管理', '手册信息', '手册·电梯维保']);
  expect(within(trail()).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '手册信息' })).toHaveAttribute('href', '/mainApp/allManual');
  expect(screen.getByText('手册·电梯维保')).toHaveAttribute('aria-current', 'page');
});

test('R058 the link keeps hideBar and opens a cached page in its last state', () => {
  const tab = { key: '/mainApp/allManual', address: '/mainApp/allManual?keyword=电梯' };
  act(() => tabStore.setState({ ...NO_TABS, tabs: [tab as never] }));
  act(() => history.push(`${route.path}?hideBar=1`));
  render(<Breadcrumb route={route} />);
  const { pathname, searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(pathname).toBe('/mainApp/allManual');
  expect(Object.fromEntries(searchParams)).toEqual({ keyword: '电梯', hideBar: '1' });
});

test('R021 R059 basic information leads to its first page at once, in the state that the page was left in', () => {
  render(<Breadcrumb route={{ path: '/grayRelease', titleKey: 'route.grayRelease' }} />);
  const link = () => screen.getByRole('link', { name: '基础信息' });
  expect(link()).toHaveAttribute('href', '/mainApp/messageList');
  const tab = { key: '/mainApp/messageList', address: '/mainApp/messageList?pageNo=3' };
  act(() => tabStore.setState({ ...NO_TABS, tabs: [tab as never] }));
  expect(link()).toHaveAttribute('href', '/mainApp/messageList?pageNo=3');
});
