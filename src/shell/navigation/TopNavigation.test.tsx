import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { listNavigationEntries } from '@/services/subsystems';
import { setLanguage } from '@/shell/preferences';
import { requestSignOut, sessionStore } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { stageStore } from '@/shell/subsystem-host';
import { navigationStore } from './navigationStore';
import { TopNavigation } from './TopNavigation';

jest.mock('@/services/subsystems', () => ({
  listNavigationEntries: jest.fn(),
  listPermissionMenus: jest.fn(),
  verifySubsystemPermission: jest.fn(() => new Promise(() => {})),
}));
jest.mock('@/shell/session', () => ({ ...jest.requireActual('@/shell/session'), requestSignOut: jest.fn() }));
jest.mock('@/shell/preferences', () => ({
  ...jest.requireActual('@/shell/preferences'),
  setLanguage: jest.fn(async () => undefined),
}));
const environment = { name: 'test', fileHost: '/_files' };
jest.mock('@/utils/environment', () => ({ getEnvironment: () => environment }));

const entry = (systemCode: string, systemName: string, extra: object = {}) => ({
  id: systemCode,
  systemCode,
  systemName,
  isShow: true,
  orderNumber: 1,
  isFixed: false,
  isByd: false,
  icon: '',
  ...extra,
});

/** jsdom has no layout: sets the width of the bar. */
const giveRoom = (width: number) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
};

const ready = (...list: ReturnType<typeof entry>[]) => navigationStore.setState({ status: 'ready', list });
const bar = () => screen.getByRole('navigation', { name: '子系统导航' });

beforeEach(() => {
  environment.name = 'test';
  giveRoom(1000);
  sessionStore.setState({ user: { userName: '林知远', jobNumber: 'XK002417', sex: 1 } as never });
  act(() => history.push('/home'));
});
afterEach(() => act(() => navigationStore.setState(navigationStore.getInitialState(), true)));

test('R083 a click on the brand at home cancels the check that is running; one for a new tab leaves all as it is', () => {
  render(<TopNavigation />);
  const brand = within(screen.getByRole('banner')).getByRole('link', { name: /返回首页|回到首页/ });
  const setPending = () => act(() => navigationStore.setState({ pendingCode: 'workorder', chosenCode: 'workorder' }));
  const now = () => {
    const { pendingCode, chosenCode } = navigationStore.getState();
    return { pendingCode, chosenCode };
  };
  setPending();
  fireEvent.click(brand, { ctrlKey: true });
  expect(now()).toEqual({ pendingCode: 'workorder', chosenCode: 'workorder' });
  fireEvent.click(brand);
  expect(now()).toEqual({ pendingCode: null, chosenCode: 'home' });
});

test('R003 R074 header and navigation are landmarks; home and basic information are there without a list', () => {
  navigationStore.setState({ status: 'failed', list: [] });
  render(<TopNavigation />);
  expect(screen.getByRole('banner')).toContainElement(bar());
  expect(within(bar()).getByRole('link', { name: '首页' })).toHaveAttribute('href', '/home');
  expect(within(bar()).getByRole('link', { name: '基础信息' })).toHaveAttribute('href', '/mainApp');
});

test('R079 R083 R096 entries are links into the portal, also where a click checks the permission first', () => {
  ready(entry('integrated', '综合平台'), entry('workorder', '工单平台', { isByd: true }));
  act(() => history.push('/jcpt/deep'));
  render(<TopNavigation />);
  expect(screen.getByRole('link', { name: '综合平台' })).toHaveAttribute('href', '/jcpt');
  expect(screen.getByRole('link', { name: '综合平台' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '工单平台' })).toHaveAttribute('href', '/byd?source=workorder');
  expect(screen.getByRole('link', { name: '工单平台' })).not.toHaveAttribute('aria-current');
});

test('R084 the link of an unknown code leads to the help page, __proto__ included', async () => {
  registryStore.setState({ registry: { subsystems: new Map(), problems: [] } });
  ready(entry('__proto__', '怪'), entry('', '空', { orderNumber: 2 }));
  render(<TopNavigation />);
  expect(screen.getByRole('link', { name: '空' })).toHaveAttribute('href', expect.stringContaining('applyState=6'));
  await userEvent.click(screen.getByRole('link', { name: '怪' }));
  await waitFor(() => expect(history.location.pathname).toBe('/help'));
  act(() => registryStore.setState({ registry: null }));
});

test('R083 an entry whose permission is being checked is busy and shows a spinner', async () => {
  ready(entry('workorder', '工单平台', { isByd: true }));
  render(<TopNavigation />);
  await userEvent.click(screen.getByRole('link', { name: '工单平台' }));
  expect(screen.getByRole('link', { name: '工单平台' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('正在验证“工单平台”的权限')).toBeInTheDocument();
});

test('R089 the icon is 20 by 20, and a broken one is replaced by the first letter', () => {
  ready(entry('lift', '电梯', { icon: '/_files/icons/lift' }), entry('af', '安防', { icon: 'https://evil.example/x' }));
  render(<TopNavigation />);
  const link = screen.getByRole('link', { name: '电梯' });
  const image = link.querySelector('img')!;
  expect(image).toHaveAttribute('width', '20');
  expect(image).toHaveAttribute('height', '20');
  expect(image).toHaveAttribute('alt', '');
  act(() => void image.dispatchEvent(new Event('error')));
  expect(link.querySelector('img')).toBeNull();
  expect(link).toHaveTextContent('电电梯');
  expect(screen.getByRole('link', { name: '安防' }).querySelector('img')).toBeNull();
});

test('A26 an entry whose subsystem is cached has a status dot', () => {
  ready(entry('housekeeper', '管家'), entry('lift', '电梯'));
  stageStore.setState({ panes: [{ key: 'mgr', code: 'mgr', state: { status: 'hidden' } } as never] });
  render(<TopNavigation />);
  expect(screen.getByRole('link', { name: '管家' })).toHaveAccessibleDescription('管家（已打开）');
  expect(screen.getByRole('link', { name: '电梯' })).not.toHaveAccessibleDescription(/已打开/);
  act(() => stageStore.setState({ panes: [] }));
});

test('R097 while loading there are placeholders, and home is usable', () => {
  navigationStore.setState({ status: 'loading', list: [] });
  render(<TopNavigation />);
  expect(bar()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status', { name: '系统列表加载中' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '首页' })).toBeInTheDocument();
});

test('R097 placeholders are as wide as the entries were last in such a window, else four', () => {
  const loading = () => act(() => navigationStore.setState({ status: 'loading', list: [] }));
  const width = () => screen.getByRole('status', { name: '系统列表加载中' }).style.width;
  localStorage.clear();
  loading();
  render(<TopNavigation />);
  expect(width()).toBe('384px');
  act(() => ready(entry('lift', '电梯'), entry('af', '安防'), entry('workorder', '工单平台')));
  loading();
  // Each entry: 48 px and 14 px per character.
  expect(width()).toBe(`${3 * 48 + 8 * 14}px`);
  jest.replaceProperty(window, 'innerWidth', 600);
  act(() => navigationStore.setState({ chosenCode: 'home' }));
  expect(width()).toBe('384px');
});

test('R097 after a failure a button loads again', async () => {
  jest.mocked(listNavigationEntries).mockResolvedValue([entry('lift', '电梯')]);
  navigationStore.setState({ status: 'failed', list: [] });
  render(<TopNavigation />);
  await userEvent.click(screen.getByRole('button', { name: '系统列表加载失败, 重试' }));
  expect(await screen.findByRole('link', { name: '电梯' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /加载失败/ })).toBeNull();
});

describe('R095 the user menu', () => {
  const button = () => screen.getByRole('button', { name: /用户菜单/ });

  test('names the person, and opens and closes by keyboard', async () => {
    const user = userEvent.setup();
    render(<TopNavigation />);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    act(() => button().focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: '个人信息' })).toHaveFocus();
    expect(screen.getByText('工号 XK002417')).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: '个人信息' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('shows *** for a person without a name', () => {
    sessionStore.setState({ user: { userName: ' ', jobNumber: '', sex: null } as never });
    render(<TopNavigation />);
    expect(screen.getByRole('button', { name: '***的用户菜单' })).toHaveTextContent('***');
  });

  test('has both languages, the color schemes and the sign-out', async () => {
    const user = userEvent.setup();
    render(<TopNavigation />);
    await user.click(button());
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      ...['简体中文', 'English'],
      ...['跟随系统', '浅色', '深色'],
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(setLanguage).toHaveBeenCalledWith('en-US');
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect(requestSignOut).toHaveBeenCalledTimes(1);
  });

  test('R091 contains the external sites when the bar has no space for them', async () => {
    ready(entry('iot', '物联平台'));
    render(<TopNavigation />);
    await userEvent.click(button());
    expect(screen.getByRole('menuitem', { name: '物联平台，在新窗口打开' })).toBeInTheDocument();
  });
});

test('R148 T24 the address of the gray service is never a link, even when known', async () => {
  sessionStore.setState({ grayService: { serviceName: 'svc-a', eurekaUrl: 'javascript:alert(1)' } as never });
  sessionStorage.setItem('eurekaUrl', 'javascript:alert(1)');
  ready(entry('iot', '物联平台'), entry('gray', '灰度', { isShow: false }));
  const { container } = render(<TopNavigation />);
  await userEvent.click(screen.getByRole('button', { name: /用户菜单/ }));
  expect(container.querySelectorAll('a[href]').length).toBeGreaterThan(0);
  expect(container.innerHTML).not.toMatch(/javascript:/i);
});

test('R002 the environment is named except in production', () => {
  const { unmount } = render(<TopNavigation />);
  expect(screen.getByText('测试')).toBeInTheDocument();
  unmount();
  environment.name = 'production';
  render(<TopNavigation />);
  expect(screen.queryByTitle(/当前环境/)).toBeNull();
});
