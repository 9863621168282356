import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, setLocale, useLocation } from '@umijs/max';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setOutlet } from '../../tests/support/umi';
import { navigationStore } from '@/shell/navigation';
import { initialPane } from '@/domain/subsystem/pane';
import { setLanguage } from '@/shell/preferences';
import { registryStore } from '@/shell/subsystem-registry';
import { stageStore } from '@/shell/subsystem-host';
import { closeTab } from '@/shell/tabs';
import { TabStrip } from '@/shell/tab-strip';
import { PortalFrame } from './PortalFrame';

jest.mock('@/services/subsystems', () => ({
  listNavigationEntries: jest.fn(),
  listPermissionMenus: jest.fn(),
  verifySubsystemPermission: jest.fn(),
}));
// The tests set what the subsystem stage shows.
jest.mock('../shell/subsystem-host/openHost', () => ({
  ...jest.requireActual('../shell/subsystem-host/openHost'),
  withHost: () => undefined,
}));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'production', fileHost: '/_files' }) }));

// Awaited: parts of the frame load lazily, and React's act flushes them only when asynchronous.
const go = (path: string) => act(async () => history.push(path));
const Page = ({ children }: { children?: React.ReactNode }) => (
  <>
    <h1>{useLocation().pathname}</h1>
    {children}
  </>
);

// jsdom has no layout and scrolls nothing.
Element.prototype.scrollBy = () => {};

beforeEach(async () => {
  // jsdom has no layout: gives the bar a width.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  await go('/home');
  act(() => setOutlet(<Page />));
});

test('R021 the code of the workspace bars is fetched after the first page', async () => {
  jest.useFakeTimers();
  const preload = jest.spyOn(TabStrip, 'preload');
  render(<PortalFrame />);
  expect(preload).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(preload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('R003 a visit that begins with a subsystem renders the bars after it, in a transition', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  for (const [path, isAtOnce] of [
    ['/home', true],
    ['/lift', false],
  ] as const) {
    await go(path);
    const root = createRoot(place);
    // Not in `act`, which would finish the transition.
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    flushSync(() => root.render(<PortalFrame />));
    expect(place.querySelector('header') !== null).toBe(isAtOnce);
    expect(place.querySelector('main')).not.toBeNull();
    await waitFor(() => expect(place.querySelector('header')).not.toBeNull());
    globalThis.IS_REACT_ACT_ENVIRONMENT = before;
    await act(async () => root.unmount());
  }
  place.remove();
});

test('R003 the first Tab reaches the skip link, which moves the focus to the page', async () => {
  const user = userEvent.setup();
  render(<PortalFrame />);
  await user.tab();
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(window.location.hash).toBe('');
});

test('R003 R029 R064 the window title names page and portal, in the chosen language', async () => {
  render(<PortalFrame />);
  expect(document.title).toBe('首页 · 运营集成门户');
  await go('/help?applyState=0');
  expect(document.title).toBe('暂无权限 · 运营集成门户');
  act(() => setLocale('en-US', false));
  expect(document.title).toBe('No permission for now · Operations portal');
});

test('R096 the work-order-app page is titled with the subsystem in its address', async () => {
  navigationStore.setState({ status: 'ready', list: [{ systemCode: 'task', systemName: '任务' } as never] });
  await go('/byd?source=task&t=1700000000000');
  render(<PortalFrame />);
  expect(document.title).toBe('任务 · 运营集成门户');
});

test('R064 A27 a subsystem that only the registry knows is titled with its name there', async () => {
  const record = { code: 'patrols', name: { 'en-US': 'Patrols', 'zh-CN': '巡查' }, entryCodes: ['patrols'] } as never;
  registryStore.setState({ registry: { subsystems: new Map([['patrols', record]]), problems: [] } });
  void setLanguage('zh-CN');
  await go('/patrols/7');
  render(<PortalFrame />);
  expect(document.title).toBe('巡查 · 运营集成门户');
  expect(stageStore.getState().target).toMatchObject({ key: 'patrols', inner: '/7' });
  await act(() => setLanguage('en-US'));
  expect(document.title).toBe('Patrols · Operations portal');
  await act(() => setLanguage('zh-CN'));
  await go('/home');
  act(() => registryStore.setState({ registry: null }));
});

test('F15 a subsystem names its inner page; a title that it sets itself is replaced on the next switch', async () => {
  await go('/mgr/orders/42');
  render(<PortalFrame />);
  const pane = (title: string | null) =>
    ({
      key: 'mgr',
      code: 'mgr',
      title,
      name: null,
      entryCodes: [],
      state: initialPane,
      tier: 'shown',
      element,
    }) as never;
  const element = document.createElement('div');
  await act(async () =>
    stageStore.setState({ target: { key: 'mgr', code: 'mgr' } as never, panes: [pane('服务单 42')] }),
  );
  expect(document.title).toBe('服务单 42 · 管家 · 运营集成门户');
  await act(async () => stageStore.setState({ panes: [pane(null)] }));
  expect(document.title).toBe('管家 · 运营集成门户');
  document.title = '我的窗口';
  await act(async () => stageStore.setState({ target: null }));
  await go('/home');
  expect(document.title).toBe('首页 · 运营集成门户');
  await act(async () => stageStore.setState({ panes: [] }));
});

test('R003 navigation moves the focus to the heading of the page, but not for the first page', async () => {
  render(<PortalFrame />);
  expect(document.body).toHaveFocus();
  await go('/personalInfo');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await go('/help');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('R003 a heading that renders later gets the focus, unless the person moved it first', async () => {
  const user = userEvent.setup();
  render(<PortalFrame />);
  act(() => setOutlet(null));
  await go('/help');
  act(() => setOutlet(<Page />));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  act(() => setOutlet(null));
  await go('/home');
  await user.tab();
  act(() => setOutlet(<Page />));
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
});

test('R003 a filter in the query does not count as navigation', async () => {
  render(<PortalFrame />);
  await go('/mainApp/noticeList');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  act(() => screen.getByRole('link', { name: '首页' }).focus());
  await go('/mainApp/noticeList?page=2');
  expect(screen.getByRole('link', { name: '首页' })).toHaveFocus();
});

test('R069 workspace pages stay cached next to home, each with its own address, until their tab is closed', async () => {
  render(<PortalFrame />);
  const Field = () => <input aria-label={`field of ${useLocation().pathname}${useLocation().search}`} />;
  act(() => setOutlet(<Field />));
  await go('/mainApp/noticeList?page=2');
  const field = screen.getByLabelText('field of /mainApp/noticeList?page=2');
  await userEvent.type(field, 'typed');
  await go('/personalInfo');
  await go('/home');
  expect(field).toBeInTheDocument();
  await go('/mainApp/noticeList');
  expect(history.location.search).toBe('?page=2');
  expect(screen.getByLabelText('field of /mainApp/noticeList?page=2')).toBe(field);
  expect(field).toHaveValue('typed');
  await go('/personalInfo');
  await act(() => closeTab('/mainApp/noticeList'));
  expect(field).not.toBeInTheDocument();
});

test('R311 a page that throws keeps the navigation working, and another page renders', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    if (useLocation().pathname === '/personalInfo') throw new Error('broken');
    return <h1>fine</h1>;
  };
  act(() => setOutlet(<Broken />));
  render(<PortalFrame />);
  await go('/personalInfo');
  expect(within(screen.getByRole('tabpanel')).getByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '基础信息' })).toBeInTheDocument();
  await go('/home');
  expect(screen.getByRole('heading', { name: 'fine' })).toBeInTheDocument();
});
