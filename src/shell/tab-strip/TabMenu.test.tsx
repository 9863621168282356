import { act, fireEvent, render, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { findRoute } from '@/domain/navigation';
import { NO_TABS } from '@/domain/tab';
import { toast } from '@/shell/feedback';
import { copyText } from '@/utils/copyText';
import { sessionArea } from '@/utils/storage';
import { routes } from '../../../config/routes';
import { startTabs, tabStore } from '@/shell/tabs';
import { TabMenu } from './TabMenu';

jest.mock('@/utils/copyText', () => ({ copyText: jest.fn() }));

const list = '/mainApp/noticeList';
const manuals = '/mainApp/allManual';
const callbacks = { onClose: jest.fn(), onCloseTabs: jest.fn(), onMove: jest.fn() };
const choice = (name: string) => screen.getByRole('menuitem', { name });
const anchorRef = { current: document.body };
const show = (key = list) => {
  const tab = tabStore.getState().tabs.find((each) => each.key === key)!;
  return render(<TabMenu tab={tab} title="公告" anchorRef={anchorRef} {...callbacks} />);
};

let stop = () => {};
beforeEach(() => {
  jest.clearAllMocks();
  sessionArea.clear();
  tabStore.setState(NO_TABS, true);
  stop = startTabs((pathname) => findRoute(routes, pathname));
  for (const address of [list, '/personalInfo', manuals]) history.push(address);
});
afterEach(() =>
  act(() => {
    stop();
    tabStore.setState(NO_TABS, true);
  }),
);

test.each([
  ['关闭', 'this'],
  ['关闭左侧', 'left'],
  ['关闭右侧', 'right'],
  ['关闭其他', 'others'],
  ['全部关闭', 'all'],
])('R066 "%s" closes the menu and requests closing: %s', (label, scope) => {
  show('/personalInfo');
  fireEvent.click(choice(label));
  expect(callbacks.onClose.mock.calls).toEqual([[true]]);
  expect(callbacks.onCloseTabs.mock.calls).toEqual([[scope, '/personalInfo']]);
});

test.each([
  ['左移', 0],
  ['右移', 2],
])('R072 "%s" moves the tab to index %i', (label, index) => {
  show('/personalInfo');
  fireEvent.click(choice(label));
  expect(callbacks.onMove.mock.calls).toEqual([[index]]);
});

test('R066 actions without effect are disabled', () => {
  show(list);
  const disabled = screen.getAllByRole('menuitem').filter((each) => (each as HTMLButtonElement).disabled);
  expect(disabled.map((each) => each.textContent)).toEqual(['左移', '关闭左侧', '重新打开关闭的标签页', '全屏']);
});

test('R071 "重新加载" reloads the view of the tab', async () => {
  show(manuals);
  await act(async () => void fireEvent.click(choice('重新加载')));
  expect(tabStore.getState().tabs.map(({ reloads }) => reloads)).toEqual([0, 0, 1]);
});

test('R072 a tab is pinned and unpinned by the same menu item', () => {
  const { rerender } = show(manuals);
  fireEvent.click(choice('固定'));
  const [pinned] = tabStore.getState().tabs;
  expect(pinned).toMatchObject({ key: manuals, isPinned: true });
  rerender(<TabMenu tab={pinned!} title="手册" anchorRef={anchorRef} {...callbacks} />);
  expect(screen.queryByRole('menuitem', { name: '固定' })).toBeNull();
  fireEvent.click(choice('取消固定'));
  expect(tabStore.getState().tabs.some(({ isPinned }) => isPinned)).toBe(false);
});

test('R066 a new window opens at the address of the tab, without an opener', () => {
  act(() => history.push(`${manuals}?hideBar=1`));
  show(list);
  const link = choice('在新窗口打开');
  expect(link).toHaveAttribute('href', `${list}?hideBar=1`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(callbacks.onClose.mock.calls).toEqual([[true]]);
});

test.each([
  [true, { type: 'success', text: '链接已复制' }],
  [false, { type: 'warning', text: '链接复制失败，请打开该页面后从地址栏复制' }],
])('R066 a message shows whether the link was copied: %s', async (isCopied, message) => {
  jest.mocked(copyText).mockResolvedValue(isCopied);
  const showToast = jest.spyOn(toast, 'show').mockImplementation(() => '' as never);
  show(list);
  await act(async () => void fireEvent.click(choice('复制链接')));
  expect(copyText).toHaveBeenCalledWith(`${window.location.origin}${list}`);
  expect(showToast.mock.calls).toEqual([[message]]);
});

describe('full screen', () => {
  const refusal = () => Promise.reject(new TypeError('not allowed'));
  const given = (element: Element | null, isEnabled = true) =>
    Object.entries({ fullscreenElement: element, fullscreenEnabled: isEnabled }).forEach(([name, value]) =>
      Object.defineProperty(document, name, { value, configurable: true }),
    );
  afterEach(() => {
    for (const name of ['fullscreenElement', 'fullscreenEnabled', 'exitFullscreen'])
      delete (document as unknown as Record<string, unknown>)[name];
    delete (document.documentElement as unknown as Record<string, unknown>).requestFullscreen;
  });

  test('R066 the whole document goes full screen; a refusal of the browser is not an error', async () => {
    given(null);
    const request = jest.fn(refusal);
    document.documentElement.requestFullscreen = request;
    show();
    await act(async () => void fireEvent.click(choice('全屏')));
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('R066 the same action exits full screen', async () => {
    given(document.body);
    const exit = jest.fn(refusal);
    document.exitFullscreen = exit;
    show();
    await act(async () => void fireEvent.click(choice('退出全屏')));
    expect(exit).toHaveBeenCalledTimes(1);
  });

  test('R066 without full screen support the action is absent', () => {
    given(null, false);
    show();
    expect(choice('全屏')).toBeDisabled();
  });
});
