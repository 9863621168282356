import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { match } from 'pinyin-pro';
import { tabStore } from '@/shell/tabs';
import type { ViewEntry } from '../useNavigationEntries';
import AllPanel from './AllPanel';

const mockPinyin = jest.fn();
jest.mock('./usePinyin', () => ({ usePinyin: () => mockPinyin() as unknown }));
const mockOpen = jest.fn();
jest.mock('../openEntry', () => ({
  openEntry: (entry: { systemCode: string }) => mockOpen(entry.systemCode) as unknown,
}));
const mockClose = jest.fn();
const mockCustomize = jest.fn();
const mockShortcuts = jest.fn();
const mockNotices = jest.fn();
const mockManuals = jest.fn();
jest.mock('@/services/notices', () => ({ listNotices: (...given: unknown[]) => mockNotices(...given) as unknown }));
jest.mock('@/services/manuals', () => ({ listManuals: (...given: unknown[]) => mockManuals(...given) as unknown }));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'test', fileHost: '/_files' }) }));

const entries = [
  ['lift', '电梯平台'],
  ['af', '安防'],
].map(([systemCode, systemName]) => ({ systemCode, systemName, isByd: false, icon: '' }) as unknown as ViewEntry);
const loaded = {
  isLoading: false,
  read: (name: string, letters: string) => {
    const hit = match(name, letters, { continuous: true, precision: 'start' });
    return hit?.length ? [hit[0]!, hit.at(-1)! + 1] : null;
  },
};
const panel = (everything = entries) => (
  <AllPanel
    moved={entries}
    more={[]}
    everything={everything}
    currentCode={null}
    state="ready"
    focus="search"
    onClose={mockClose}
    onCustomize={mockCustomize}
    userContext={{ language: 'zh-CN', colorScheme: 'system', openShortcuts: mockShortcuts, openAbout: () => undefined }}
  />
);

beforeEach(() => {
  mockOpen.mockClear();
  mockClose.mockClear();
  mockPinyin.mockReturnValue({ isLoading: true });
  mockNotices.mockReset().mockResolvedValue({ records: [], total: 0 });
  mockManuals.mockReset().mockResolvedValue({ records: [], total: 0 });
  history.push('/home');
});

describe('R086 while pinyin is still loading', () => {
  test('Enter is kept, and opens the first result as soon as there is one', async () => {
    const user = userEvent.setup();
    const { rerender } = render(panel());
    await user.type(screen.getByRole('searchbox'), 'dtp{Enter}');
    expect(screen.queryByText('没有找到相关内容')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(mockOpen).not.toHaveBeenCalled();
    mockPinyin.mockReturnValue(loaded);
    rerender(panel());
    expect(mockOpen.mock.calls).toEqual([['lift']]);
  });

  test.each([
    ['what was typed after Enter opens nothing', 'dtp{Enter}i'],
    ['without Enter nothing is opened', 'dtp'],
  ])('%s', async (_words, keys) => {
    const user = userEvent.setup();
    const { rerender } = render(panel());
    await user.type(screen.getByRole('searchbox'), keys);
    mockPinyin.mockReturnValue(loaded);
    rerender(panel());
    expect(mockOpen).not.toHaveBeenCalled();
  });

  test('a name is found at once', async () => {
    const user = userEvent.setup();
    render(panel());
    await user.type(screen.getByRole('searchbox'), '安防{Enter}');
    expect(mockOpen.mock.calls).toEqual([['af']]);
  });

  test('when it cannot be loaded, nothing was found', async () => {
    const user = userEvent.setup();
    const { rerender } = render(panel());
    await user.type(screen.getByRole('searchbox'), 'dtp{Enter}');
    mockPinyin.mockReturnValue({ isLoading: false });
    rerender(panel());
    expect(await screen.findByText('没有找到相关内容')).toBeVisible();
    expect(mockOpen).not.toHaveBeenCalled();
  });
});

test('B4 several words are searched one by one only where nothing has them as they were typed', async () => {
  mockPinyin.mockReturnValue(loaded);
  const named = (systemName: string) => ({ ...entries[0]!, systemCode: systemName, systemName });
  render(panel([named('夜间暗色'), ...entries]));
  const type = async (words: string) => {
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), words);
  };
  await type('平台 电梯');
  expect(screen.getByTitle('电梯平台')).toBeVisible();
  await type('暗色 夜间');
  expect(screen.getByRole('button', { name: '外观：浅色' })).toBeVisible();
  expect(screen.queryByTitle('夜间暗色')).toBeNull();
});

test.each([
  ['a system', '安防'],
  ['a page', '公告消息'],
])('B4 Ctrl+Enter leaves the link of %s to the browser, and the panel open', async (_kind, words) => {
  mockPinyin.mockReturnValue(loaded);
  const isLeft = jest.fn();
  const look = (event: Event) => {
    isLeft(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', look);
  render(panel());
  await userEvent.type(screen.getByRole('searchbox'), `${words}{Control>}{Enter}{/Control}`);
  window.removeEventListener('click', look);
  // The first one is that of the field.
  expect(isLeft.mock.calls).toEqual([[true], [true]]);
  expect(mockOpen).not.toHaveBeenCalled();
  expect(mockClose).not.toHaveBeenCalled();
});

describe('B4 notices and manuals', () => {
  const notice = (id: string, title: string) => ({ id, title, createTime: '2026-11-20 09:00:00' });
  const list = (name: string) => screen.findByRole('list', { name });
  const type = (keys: string) => userEvent.type(screen.getByRole('searchbox'), keys);
  const address = () => history.location.pathname + history.location.search;
  beforeEach(() => mockPinyin.mockReturnValue(loaded));

  test('are found by the server, shown after what has the name, with the way to all of them', async () => {
    mockNotices.mockResolvedValue({ records: [1, 2, 3, 4].map((id) => notice(`${id}`, `安防演练 ${id}`)), total: 9 });
    mockManuals.mockResolvedValue({ records: [{ id: '7', name: '安防手册' }], total: 1 });
    render(panel());
    await type('安防');
    const notices = await list('公告 9');
    expect(notices).toHaveTextContent(/安防演练 1.*安防演练 4.*查看全部 9 条/);
    expect(notices.querySelector('mark')).toHaveTextContent('安防');
    expect(screen.getByRole('link', { name: '查看全部 9 条' })).toHaveAttribute(
      'href',
      '/mainApp/noticeList?title=%E5%AE%89%E9%98%B2',
    );
    expect(await list('手册 1')).toHaveTextContent('安防手册');
    expect(screen.getByRole('status')).toHaveTextContent('找到 11 项');
    expect(mockNotices.mock.calls).toHaveLength(1);
    expect(mockNotices.mock.calls[0]![0]).toEqual({ pageNo: 1, pageSize: 4, title: '安防' });
  });

  test('are opened by Enter when nothing else is found, as soon as the server has answered', async () => {
    mockNotices.mockResolvedValue({ records: [notice('5', '消防演练')], total: 1 });
    render(panel());
    await type('消防{Enter}');
    expect(address()).toBe('/home');
    await list('公告 1');
    expect(address()).toBe('/mainApp/noticeList?preview=5');
  });

  test('F29 of two words that follow each other the first is given up, and what it found is filtered', async () => {
    mockNotices.mockResolvedValueOnce({ records: [notice('5', '消防演练'), notice('6', '消防检查')], total: 2 });
    render(panel());
    await type('消防');
    await list('公告 2');
    let answer: (page: unknown) => void = () => undefined;
    mockNotices.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await type('演');
    expect(await list('公告 1')).toHaveTextContent('消防演练');
    await waitFor(() => expect(mockNotices).toHaveBeenCalledTimes(2));
    await type('练');
    expect(mockNotices.mock.calls[1]![1]).toMatchObject({ signal: { aborted: true } });
    mockNotices.mockResolvedValueOnce({ records: [notice('5', '消防演练')], total: 1 });
    await act(async () => answer({ records: [notice('6', '消防检查')], total: 1 }));
    expect(await list('公告 1')).toHaveTextContent('消防演练');
  });

  test('when one kind cannot be searched the other is shown, nothing is said to be missing, and another try finds it', async () => {
    mockNotices.mockResolvedValue({ records: [notice('5', '豫剧团演出')], total: 1 });
    mockManuals.mockRejectedValueOnce(new Error('502'));
    render(panel());
    await type('豫剧');
    expect(await screen.findByRole('alert')).toHaveTextContent('手册暂时无法搜索');
    expect(await list('公告 1')).toHaveTextContent('豫剧团演出');
    mockManuals.mockResolvedValue({ records: [{ id: '7', name: '豫剧手册' }], total: 1 });
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(screen.getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await list('手册 1')).toHaveTextContent('豫剧手册');
    expect([mockNotices, mockManuals].map((mock) => mock.mock.calls.length)).toEqual([1, 2]);
  });

  test('a failure is not announced as nothing found', async () => {
    mockNotices.mockRejectedValue(new Error('502'));
    render(panel());
    await type('豫剧');
    expect(await screen.findByRole('alert')).toHaveTextContent('公告暂时无法搜索');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText('没有找到相关内容')).toBeNull();
  });

  test.each([
    ['a', []],
    ['停', ['停']],
    [' ＡＰＰ  2 ', ['APP 2']],
  ])('"%s" is asked for as %j', async (typed, asked) => {
    render(panel());
    await type(typed);
    await screen.findByText(/^找到/);
    expect(mockNotices.mock.calls.map(([{ title }]) => title as string)).toEqual(asked);
  });

  test('open over their list, which keeps its filter; what is not published says so', async () => {
    tabStore.setState({
      tabs: [{ key: '/mainApp/noticeList', address: '/mainApp/noticeList?column=3' } as never],
    });
    mockNotices.mockResolvedValue({ records: [{ ...notice('5', '停水通知 A'), status: '1' }], total: 1 });
    mockManuals.mockResolvedValue({ records: [{ id: '7', name: '停水手册' }], total: 1 });
    render(panel());
    await type('停水通知 a');
    const found = (await list('公告 1')).querySelector('a')!;
    expect(found).toHaveTextContent('草稿');
    expect(found.querySelector('mark')).toHaveTextContent('停水通知 A');
    expect(found).toHaveAttribute('href', '/mainApp/noticeList?column=3&preview=5');
    expect((await list('手册 1')).querySelector('a')).toHaveAttribute('href', '/mainApp/allManual?manual=7');
    act(() => tabStore.setState(tabStore.getInitialState(), true));
  });

  test('an Enter that waits for them is forgotten when the focus leaves the field', async () => {
    let answer: (page: unknown) => void = () => undefined;
    mockNotices.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    render(panel());
    await type('消防{Enter}');
    await waitFor(() => expect(mockNotices).toHaveBeenCalled());
    await userEvent.keyboard('{ArrowDown}');
    await act(async () => answer({ records: [notice('5', '消防演练')], total: 1 }));
    await list('公告 1');
    expect(address()).toBe('/home');
  });
});

describe('B4 actions', () => {
  beforeEach(() => mockPinyin.mockReturnValue(loaded));
  const type = (keys: string) => userEvent.type(screen.getByRole('searchbox'), keys);

  test('of the user menu are found by their name and that of their group, by pinyin, too', async () => {
    render(panel());
    await type('外观');
    const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    // What is chosen already is not offered.
    expect(names()).toEqual(['外观：浅色', '外观：深色', '菜单自定义']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await type('主题');
    expect(names()).toEqual(['外观：浅色', '外观：深色', '菜单自定义']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await type('tcdl');
    expect(names()).toEqual(['退出登录', '菜单自定义']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await type('注销');
    expect(names()).toEqual(['退出登录', '菜单自定义']);
  });

  test('are run by Enter when nothing else is found', async () => {
    render(panel());
    await type('快捷键{Enter}');
    expect(mockShortcuts).toHaveBeenCalledTimes(1);
    await userEvent.clear(screen.getByRole('searchbox'));
    await type('菜单自{Enter}');
    expect(mockCustomize).toHaveBeenCalledTimes(1);
  });
});
