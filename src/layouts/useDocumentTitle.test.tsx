import { act, render } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { NO_TABS, tabKeyOf } from '@/domain/tab';
import { findRoute } from '@/domain/navigation';
import { pageStore } from '@/shell/cached-pages';
import { navigationStore } from '@/shell/navigation';
import { stageStore } from '@/shell/subsystem-host';
import { registryStore } from '@/shell/subsystem-registry';
import { tabStore } from '@/shell/tabs';
import { recordOf } from '../../tests/support/subsystemHost';
import { routes } from '../../config/routes';
import { useDocumentTitle } from './useDocumentTitle';

jest.mock('@/services/subsystems', () => ({
  listNavigationEntries: jest.fn(),
  listPermissionMenus: jest.fn(),
  verifySubsystemPermission: jest.fn(),
}));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'production', fileHost: '/_files' }) }));

function Window() {
  useDocumentTitle();
  return null;
}
const EDIT = '/mainApp/operationManualEdit';
const keyOf = (search: string) => tabKeyOf(findRoute(routes, EDIT), { pathname: EDIT, search })!;
const name = (titles: Record<string, string>) => act(() => pageStore.setState({ titles }));
const go = (address: string) => act(() => history.push(address));

afterEach(() => {
  name({});
  act(() => tabStore.setState(NO_TABS));
});

test('R025 R062 R064 the name that a page sets for itself replaces that of its route in the window title', () => {
  go(`${EDIT}?id=5`);
  render(<Window />);
  expect(document.title).toBe('发布手册 · 运营集成门户');
  name({ [keyOf('?id=5')]: '手册·电梯维保' });
  expect(document.title).toBe('手册·电梯维保 · 运营集成门户');
  act(() => setLocale('en-US', false));
  expect(document.title).toBe('手册·电梯维保 · Operations portal');
});

test('R062 a hidden page that names itself leaves the window title alone until it is shown', () => {
  go(`${EDIT}?id=5`);
  render(<Window />);
  name({ [keyOf('?id=6')]: '手册·消防' });
  expect(document.title).toBe('发布手册 · 运营集成门户');
  go(`${EDIT}?id=6&t=1700000000000`);
  expect(document.title).toBe('手册·消防 · 运营集成门户');
  go('/home');
  expect(document.title).toBe('首页 · 运营集成门户');
});

test('R064 F15 the title of a pane stands in the window title, and what else changes of it renders nothing', () => {
  go('/lift');
  const rendered = jest.fn();
  const Counted = () => {
    useDocumentTitle();
    rendered();
    return null;
  };
  render(<Counted />);
  const publish = (pane: object) =>
    act(() => stageStore.setState({ target: { key: 'lift' } as never, panes: [{ key: 'lift', ...pane }] as never }));
  publish({ title: '3 号梯', tier: 'shown' });
  expect(document.title).toMatch(/^3 号梯 · /);
  rendered.mockClear();
  publish({ title: '3 号梯', tier: 'near', hasUnsaved: true });
  expect(rendered).not.toHaveBeenCalled();
  publish({ title: '4 号梯' });
  expect(document.title).toMatch(/^4 号梯 · /);
  act(() => stageStore.setState(stageStore.getInitialState(), true));
});

test('R060 R064 a restored tab sets the window title before its page has loaded', () => {
  const tab = { key: keyOf('?id=5'), title: '手册·电梯维保' };
  act(() => tabStore.setState({ ...NO_TABS, tabs: [tab as never] }));
  go(`${EDIT}?id=5`);
  render(<Window />);
  expect(document.title).toBe('手册·电梯维保 · 运营集成门户');
});

test('R096 R031 the window title names the module in the address, on its inner pages too', () => {
  const list = [
    { systemCode: 'workorder', systemName: '工单平台' },
    { systemCode: 'task', systemName: '任务' },
  ];
  act(() => navigationStore.setState({ list: list as never }));
  render(<Window />);
  for (const path of ['/byd?source=task', '/byd/tasks/1?source=task']) {
    go(path);
    expect(document.title).toBe('任务 · 运营集成门户');
  }
  act(() => navigationStore.setState({ list: [] }));
});

test('R030 R064 the window title names an embedded page before it is opened', () => {
  const page = recordOf('reports', { name: { 'en-US': '报表中心', 'zh-CN': '报表中心' } });
  act(() => registryStore.setState({ registry: { subsystems: new Map([['reports', page]]), problems: [] } }));
  go('/iframe?code=reports');
  render(<Window />);
  expect(document.title).toBe('报表中心 · 运营集成门户');
  go('/iframe?code=none');
  expect(document.title).not.toContain('报表中心');
  act(() => registryStore.setState(registryStore.getInitialState(), true));
});
