import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { sessionStore } from '@/shell/session';
import { stageStore } from '@/shell/subsystem-host';
import { EntryBar } from '../EntryBar';
import { navigationStore } from '../navigationStore';

jest.mock('@/services/subsystems', () => ({
  listNavigationEntries: jest.fn(() => new Promise(() => {})),
  listPermissionMenus: jest.fn(),
  verifySubsystemPermission: jest.fn(() => new Promise(() => {})),
}));
jest.mock('@/services/notices', () => ({ listNotices: jest.fn(async () => ({ records: [], total: 0 })) }));
jest.mock('@/services/manuals', () => ({ listManuals: jest.fn(async () => ({ records: [], total: 0 })) }));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'test', fileHost: '/_files' }) }));

const entry = (systemCode: string, systemName: string, isShow = false, orderNumber = 1) => ({
  id: systemCode,
  systemCode,
  systemName,
  isShow,
  orderNumber,
  isFixed: false,
  isByd: false,
  icon: '',
});
const giveRoom = (width: number) => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
const ready = (...list: ReturnType<typeof entry>[]) =>
  act(() =>
    navigationStore.setState({ status: 'ready', list: list.map((item, order) => ({ ...item, orderNumber: order })) }),
  );

const button = () => screen.getByRole('button', { name: /^全部/ });
const search = () => screen.findByRole('searchbox', { name: '全局搜索' });
const group = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('link');
const namesOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('title'));

const seven = () =>
  ready(
    ...['安防', '门禁卡', '电梯平台', '能耗抄表', '报表中心', '综合平台', '数据中台'].map((name, index) =>
      entry(`code${index}`, name),
    ),
  );

/** Both are lazy; the tests are about what they show once loaded. */
beforeAll(async () => {
  await import('pinyin-pro');
  const { unmount } = render(<EntryBar />);
  await act(async () => {
    button().focus();
    button().click();
    await import('./AllPanel');
  });
  unmount();
});

beforeEach(() => {
  giveRoom(1000);
  act(() => history.push('/home'));
});
afterEach(() => {
  act(() => navigationStore.setState(navigationStore.getInitialState(), true));
  act(() => stageStore.setState({ panes: [] }));
  localStorage.clear();
});

test('R075 R086 entries that do not fit into the bar are behind the button, grouped and counted', async () => {
  giveRoom(76 + 104);
  ready(entry('lift', '电梯', true), entry('af', '安防'), entry('iot', '物联平台', true));
  render(<EntryBar />);
  expect(screen.queryByRole('link', { name: '安防' })).toBeNull();
  await userEvent.click(button());
  expect(await search()).toHaveFocus();
  expect(screen.getByRole('dialog', { name: '其他系统（2）' })).toBeInTheDocument();
  expect(namesOf(group('主导航 1'))).toEqual(['电梯']);
  expect(namesOf(group('更多 1'))).toEqual(['安防']);
  expect(screen.queryByText('物联平台')).toBeNull();
});

test('R086 the current entry stays in the bar and displaces another', () => {
  giveRoom(76 + 104 + 76);
  ready(entry('lift', '电梯', true), entry('af', '安防', true));
  act(() => history.push('/af'));
  render(<EntryBar />);
  expect(screen.getByRole('link', { name: '安防' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: '电梯' })).toBeNull();
  expect(button()).not.toHaveAttribute('aria-current');
});

test('R086 the button marks that the current entry is behind it, and names it where the entries leave room', () => {
  ready(entry('lift', '电梯平台'));
  act(() => history.push('/lift'));
  const { unmount } = render(<EntryBar />);
  expect(button()).toHaveAttribute('aria-current', 'true');
  expect(button()).toHaveAccessibleName('全部 电梯平台');
  expect(button()).toHaveAttribute('title', '全部 · 当前：电梯平台 · 其他系统（1）');
  expect(screen.getByText('全部')).not.toHaveClass('visually-hidden');
  unmount();
  // The width of a common laptop: home, basic information and 6 px.
  giveRoom(76 + 104 + 6);
  render(<EntryBar />);
  expect(button()).toHaveAccessibleName('全部 电梯平台');
  expect(screen.getByText('全部')).toHaveClass('visually-hidden');
});

test('R086 where the entries leave no room for the name of the current one, the last of the row gives way; home does not', () => {
  ready(entry('lift', '电梯平台'));
  act(() => history.push('/home'));
  giveRoom(76 + 104);
  const row = () => namesOf(within(screen.getByRole('navigation')).getAllByRole('link')).slice(0, 2);
  const { unmount } = render(<EntryBar />);
  expect(row()).toEqual(['首页', '基础信息']);
  act(() => history.push('/lift'));
  expect(button()).toHaveAccessibleName('全部 电梯平台');
  expect(row()).toEqual(['首页']);
  unmount();
  // Home alone: its name says more than one behind the button.
  giveRoom(76);
  render(<EntryBar />);
  expect(row()).toEqual(['首页']);
  expect(screen.getByRole('link', { name: '首页' })).toHaveStyle({ width: '76px' });
});

test('A26 R086 the button shows a status dot while a subsystem behind it is open', () => {
  ready(entry('lift', '电梯'), entry('af', '安防', true));
  const { container } = render(<EntryBar />);
  const statuses = () =>
    [...container.querySelectorAll('[data-mark]')].map((status) => (status as HTMLElement).dataset.mark);
  act(() => stageStore.setState({ panes: [{ key: 'lift', code: 'lift', state: { status: 'asleep' } } as never] }));
  expect(statuses()).toEqual(['asleep']);
  act(() => stageStore.setState({ panes: [{ key: 'lift', code: 'lift', state: { status: 'hidden' } } as never] }));
  expect(statuses()).toEqual(['alive']);
  expect(button()).toHaveAccessibleDescription('其他系统（1），有已打开的系统');
  act(() => stageStore.setState({ panes: [{ key: 'lift', code: 'lift', state: { status: 'failed' } } as never] }));
  expect(statuses()).toEqual([]);
});

describe('R086 the search', () => {
  test('finds all entries by initials, code and name, and highlights the match', async () => {
    const user = userEvent.setup();
    ready(entry('lift', '电梯平台'), entry('af', '安防', true), entry('iot', '物联平台'));
    render(<EntryBar />);
    await user.click(button());
    await user.type(await search(), 'dtp');
    const found = await screen.findByTitle('电梯平台');
    expect(found.querySelector('mark')).toHaveTextContent('电梯平');
    expect(await screen.findByText('找到 1 项')).toBeInTheDocument();
    await user.clear(await search());
    await user.type(await search(), '平台');
    expect(screen.getByRole('list', { name: '系统 2' })).toHaveTextContent(/电梯平台.*物联平台/);
    await user.clear(await search());
    await user.type(await search(), 'AF');
    expect(namesOf(group('系统 1'))).toEqual(['安防']);
  });

  test('opens the first result on Enter', async () => {
    const user = userEvent.setup();
    ready(entry('lift', '电梯平台'), entry('af', '安防'));
    render(<EntryBar />);
    await user.click(button());
    await user.type(await search(), '电梯{Enter}');
    expect(history.location.pathname).toBe('/lift');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without results says so and is cleared by one button', async () => {
    const user = userEvent.setup();
    ready(entry('lift', '电梯平台'));
    render(<EntryBar />);
    await user.click(button());
    await user.type(await search(), '没有');
    expect((await screen.findAllByText('没有找到相关内容')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: '清除搜索' }));
    expect(await search()).toHaveFocus();
    expect(namesOf(group('更多 1'))).toEqual(['电梯平台']);
  });
});

describe('R086 by keyboard', () => {
  test('the arrow keys of the button lead to the first and the last entry, Escape leads back', async () => {
    const user = userEvent.setup();
    ready(entry('lift', '电梯'), entry('af', '安防'));
    render(<EntryBar />);
    act(() => button().focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('link', { name: '电梯' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: '安防' })).toHaveFocus();
    await user.keyboard('{Home}{End}');
    expect(screen.getByRole('link', { name: '安防' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByRole('link', { name: '安防' })).toHaveFocus();
  });

  test('up from the first row leads to the search, down from the last to customizing; a letter starts a search', async () => {
    const user = userEvent.setup();
    ready(entry('lift', '电梯'));
    render(<EntryBar />);
    act(() => button().focus());
    await user.keyboard('{Enter}');
    expect(await search()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '电梯' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: '菜单自定义' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await search()).toHaveFocus();
    await user.keyboard('{ArrowDown}lif');
    expect(await search()).toHaveFocus();
    expect(await search()).toHaveValue('lif');
  });
});

describe('R086 B4 Ctrl+K', () => {
  const show = async () => {
    const user = userEvent.setup();
    ready(entry('lift', '电梯平台'));
    render(
      <>
        <EntryBar />
        <input aria-label="备注" />
        <div contentEditable role="textbox" tabIndex={0} aria-label="正文" />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: '备注' }), '写到一半');
    return user;
  };
  const press = async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}k{/Control}');

  test('opens the search from anywhere, and Escape leads back to where the focus was', async () => {
    const user = await show();
    await press(user);
    expect(await search()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
    await press(user);
    await search();
    await press(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
    // Escape that ends a composition is the input method's.
    await press(user);
    fireEvent.keyDown(await search(), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    // The button has the focus when it was what opened the panel.
    await user.click(button());
    await search();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });

  test('is left to a text editor, and opens nothing behind a dialog', async () => {
    const user = await show();
    const editor = screen.getByRole('textbox', { name: '正文' });
    Object.defineProperty(editor, 'isContentEditable', { value: true });
    act(() => editor.focus());
    await press(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => screen.getByRole('textbox', { name: '备注' }).focus());
    const dialog = document.createElement('dialog');
    dialog.open = true;
    dialog.checkVisibility = () => true;
    document.body.append(dialog);
    await press(user);
    expect(screen.queryByRole('searchbox')).toBeNull();
    dialog.remove();
    await press(user);
    expect(await search()).toHaveFocus();
  });

  test('finds the pages of the portal, too, after the systems; Enter opens the only one', async () => {
    const user = await show();
    act(() => navigationStore.setState({ list: [entry('notes', '公告平台')] }));
    await press(user);
    await user.type(await search(), '公告');
    expect(namesOf(group('系统 1'))).toEqual(['公告平台']);
    expect(namesOf(group('页面 1'))).toEqual(['公告消息']);
    expect(await screen.findByText('找到 2 项')).toBeInTheDocument();
    await user.clear(await search());
    await user.type(await search(), 'qxsq{Enter}');
    expect(history.location.pathname).toBe('/mainApp/authorityApply');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('R086 recently used', () => {
  test('come first, without duplicates, for the same person only', async () => {
    sessionStore.setState({ userKey: 'lin' });
    seven();
    navigationStore.setState({ recentCodes: ['code5', 'gone', 'code0'] });
    render(<EntryBar />);
    await userEvent.click(button());
    await search();
    expect(namesOf(group('最近使用 2'))).toEqual(['综合平台', '安防']);
    expect(namesOf(group('更多 5'))).not.toContain('安防');
  });

  test('are hidden when the list is short', async () => {
    ready(entry('lift', '电梯'));
    navigationStore.setState({ recentCodes: ['lift'] });
    render(<EntryBar />);
    await userEvent.click(button());
    await search();
    expect(screen.queryByText('最近使用')).toBeNull();
  });
});

test('R086 stays open while the current page corrects its address, and closes on navigation', async () => {
  ready(entry('lift', '电梯'));
  render(<EntryBar />);
  await userEvent.click(button());
  expect(await search()).toHaveFocus();
  act(() => history.replace('/home?from=start'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  act(() => history.push('/lift'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('R097 the panel', () => {
  test('shows a skeleton while the list is loading, and the button is there', async () => {
    act(() => navigationStore.setState({ status: 'loading', list: [] }));
    render(<EntryBar />);
    await userEvent.click(button());
    await search();
    expect(within(screen.getByRole('dialog')).getByText('加载中')).toBeInTheDocument();
  });

  test('offers to load the list again after a failure, and keeps customizing', async () => {
    act(() => navigationStore.setState({ status: 'failed', list: [] }));
    render(<EntryBar />);
    await userEvent.click(button());
    await search();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(screen.getByRole('alert')).getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(navigationStore.getState().status).toBe('loading');
    expect(await search()).toHaveFocus();
    expect(screen.getByRole('button', { name: '菜单自定义' })).toBeInTheDocument();
  });

  test('without hidden entries says that everything is in the bar', async () => {
    ready(entry('lift', '电梯', true));
    render(<EntryBar />);
    await userEvent.click(button());
    expect(await screen.findByText('所有系统均已显示在导航栏')).toBeInTheDocument();
  });
});
