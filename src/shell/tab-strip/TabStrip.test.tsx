import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, setLocale } from '@umijs/max';
import { findRoute } from '@/domain/navigation';
import { NO_TABS, reduceTabs } from '@/domain/tab';
import { sessionArea } from '@/utils/storage';
import { routes } from '../../../config/routes';
import { onBeforeClose, startTabs, tabStore } from '@/shell/tabs';
import { TabStrip } from './TabStrip';

const list = '/mainApp/noticeList';
const manuals = '/mainApp/allManual';
const go = (...addresses: string[]) => act(() => addresses.forEach((address) => history.push(address)));
const tab = (name: string) => screen.getByRole('tab', { name });
const names = () => screen.getAllByRole('tab').map((each) => each.textContent);
const choices = () => within(screen.getByRole('menu')).getAllByRole('menuitem');

beforeAll(() => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollBy = () => undefined;
});
let stop = () => {};
let markUnsaved: (...keys: string[]) => void;
beforeEach(() => {
  sessionArea.clear();
  history.replace('/home');
  tabStore.setState(NO_TABS, true);
  stop = startTabs((pathname) => findRoute(routes, pathname));
  const { rerender } = render(<TabStrip unsaved={new Set()} />);
  markUnsaved = (...keys) => rerender(<TabStrip unsaved={new Set(keys)} />);
});
afterEach(() =>
  act(() => {
    stop();
    tabStore.setState(NO_TABS, true);
  }),
);

describe('the accessibility tree of the strip', () => {
  test('R073 R028 has one list of tabs, each with its panel; a page without a tab is not a panel of the active one', () => {
    expect(screen.queryByRole('tablist')).toBeNull();
    go(list, manuals);
    expect(screen.getByRole('tablist', { name: '已打开的页面' })).toBeInTheDocument();
    expect(tab('手册信息')).toHaveAttribute('aria-selected', 'true');
    expect(tab('手册信息')).toHaveAttribute('aria-controls', `page-${manuals}`);
    expect(tab('公告消息')).toHaveAttribute('href', list);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    go('/mainApp/noticeEdit');
    expect(tab('手册信息')).toHaveAttribute('aria-selected', 'true');
    expect(tab('手册信息')).not.toHaveAttribute('aria-controls');
  });

  test('R064 shows no-name for a route without a title; other titles follow the language, a title set at run time stays', () => {
    go(list, manuals);
    act(() =>
      tabStore.setState(
        (state) =>
          [
            { type: 'visit', page: { key: '/x', route: '/x', address: '/x', isOneOfMany: false } } as const,
            { type: 'title', key: manuals, title: '手册·电梯维保' } as const,
          ].reduce(reduceTabs, state),
        true,
      ),
    );
    expect(names()).toEqual(['公告消息', '手册·电梯维保', 'no-name']);
    act(() => setLocale('en-US', false));
    expect(names()).toEqual(['Notice messages', '手册·电梯维保', 'no-name']);
  });
});

describe('a tab whose page has unsaved work', () => {
  test('R065 is marked in its name and by a dot, also when pinned, until it is saved', () => {
    go(list, manuals);
    markUnsaved(manuals);
    expect(tab('手册信息（未保存）')).toHaveAttribute('title', '手册信息（未保存）');
    expect(names()).toEqual(['公告消息', '手册信息']);
    expect(tab('公告消息')).not.toHaveAttribute('aria-label');
    act(() => tabStore.setState((state) => reduceTabs(state, { type: 'pin', key: manuals, isPinned: true }), true));
    expect(tab('手册信息（未保存）（已固定）')).toBeInTheDocument();
    markUnsaved();
    expect(tab('手册信息（已固定）')).toBeInTheDocument();
  });

  test('R065 R068 is marked in the list of the other tabs', () => {
    go(...Array.from({ length: 6 }, (_, id) => `/mainApp/operationManualEdit?id=${id}`));
    markUnsaved('/mainApp/operationManualEdit?id=4');
    fireEvent.click(screen.getByRole('button', { name: '更多（1）' }));
    expect(screen.getByRole('link', { name: /（未保存）$/ })).toHaveAttribute(
      'href',
      '/mainApp/operationManualEdit?id=4',
    );
  });
});

describe('closing', () => {
  test('R065 the only tab and a pinned tab have no cross, and Delete does nothing', async () => {
    const user = userEvent.setup();
    go(list);
    expect(screen.queryByTitle('关闭公告消息')).toBeNull();
    act(() => tab('公告消息').focus());
    await user.keyboard('{Delete}');
    expect(names()).toEqual(['公告消息']);
    go(manuals);
    expect(screen.getByTitle('关闭公告消息')).toBeInTheDocument();
    act(() => tabStore.setState((state) => reduceTabs(state, { type: 'pin', key: list, isPinned: true }), true));
    expect(screen.queryByTitle('关闭公告消息')).toBeNull();
    act(() => tab('公告消息（已固定）').focus());
    await user.keyboard('{Delete}');
    expect(names()).toEqual(['公告消息', '手册信息']);
  });

  test('R065 the focus moves to the tab that becomes active; after a refusal nothing changes', async () => {
    const user = userEvent.setup();
    go(list, manuals, '/personalInfo');
    const answers = [false, true];
    const stopAsking = onBeforeClose(() => answers.shift() ?? true);
    act(() => tab('个人信息').focus());
    await user.keyboard('{Backspace}');
    expect(names()).toHaveLength(3);
    await user.keyboard('{Backspace}');
    expect(names()).toEqual(['公告消息', '手册信息']);
    expect(tab('手册信息')).toHaveFocus();
    expect(history.location.pathname).toBe(manuals);
    stopAsking();
  });

  test('R065 Alt+Shift+T reopens the tab, whatever character the key produces', async () => {
    const user = userEvent.setup();
    go(list, manuals);
    await user.click(screen.getByTitle('关闭公告消息'));
    expect(names()).toEqual(['手册信息']);
    act(() => void fireEvent.keyDown(document.body, { code: 'KeyT', key: 'ˇ', altKey: true, shiftKey: true }));
    expect(names()).toEqual(['公告消息', '手册信息']);
    expect(history.location.pathname).toBe(list);
  });
});

describe('the menu of a tab', () => {
  test.each([
    ['the right button', (element: HTMLElement) => fireEvent.contextMenu(element)],
    ['the menu key', (element: HTMLElement) => fireEvent.keyDown(element, { key: 'ContextMenu' })],
    ['Shift+F10', (element: HTMLElement) => fireEvent.keyDown(element, { key: 'F10', shiftKey: true })],
  ])('R066 opens by %s, with actions without effect disabled, and Escape returns to the tab', async (_, open) => {
    const user = userEvent.setup();
    go(list, manuals);
    act(() => tab('公告消息').focus());
    open(tab('公告消息'));
    expect(screen.getByRole('menu', { name: '标签页公告消息的菜单' })).toBeInTheDocument();
    const disabled = choices().filter((each) => (each as HTMLButtonElement).disabled);
    expect(disabled.map((each) => each.textContent)).toEqual(['左移', '关闭左侧', '重新打开关闭的标签页', '全屏']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(tab('公告消息')).toHaveFocus();
  });

  test('R065 the middle button closes the tab on which it is pressed, but not from inside the menu', async () => {
    go(list, manuals);
    const middle = { bubbles: true, cancelable: true, button: 1 };
    // The question before closing a tab resolves asynchronously.
    const pressMiddle = (element: Element) =>
      act(() => Promise.resolve(fireEvent(element, new MouseEvent('auxclick', middle))));
    fireEvent.contextMenu(tab('公告消息'));
    await pressMiddle(screen.getByRole('menuitem', { name: '固定' }));
    expect(names()).toEqual(['公告消息', '手册信息']);
    await pressMiddle(tab('公告消息'));
    expect(names()).toEqual(['手册信息']);
  });

  test('R066 R072 moves, pins and closes', async () => {
    const user = userEvent.setup();
    go(list, manuals, '/personalInfo', '/grayRelease');
    const choose = async (name: string, choice: string) => {
      fireEvent.contextMenu(tab(name));
      await user.click(screen.getByRole('menuitem', { name: choice }));
    };
    await choose('公告消息', '右移');
    expect(names()).toEqual(['手册信息', '公告消息', '个人信息', '灰度配置']);
    await choose('灰度配置', '固定');
    expect(names()).toEqual(['灰度配置', '手册信息', '公告消息', '个人信息']);
    await choose('灰度配置（已固定）', '取消固定');
    await choose('手册信息', '关闭右侧');
    expect(names()).toEqual(['灰度配置', '手册信息']);
    await choose('手册信息', '关闭其他');
    expect(names()).toEqual(['手册信息']);
    expect(history.location.pathname).toBe(manuals);
  });
});

test('R068 the other tabs are in a list, where Delete closes a row and moves the focus to the next', async () => {
  const user = userEvent.setup();
  go(...Array.from({ length: 8 }, (_, id) => `/mainApp/operationManualEdit?id=${id}`));
  act(() => screen.getByRole('button', { name: '更多（3）' }).focus());
  await user.keyboard('{Enter}');
  const rows = () => within(screen.getByRole('group', { name: '更多已打开的页面' })).getAllByRole('link');
  expect(rows().map((row) => row.getAttribute('href'))).toEqual(
    [4, 5, 6].map((id) => `/mainApp/operationManualEdit?id=${id}`),
  );
  expect(rows()[0]).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(history.location.search).toBe('?id=6');
  expect(screen.queryByRole('group')).toBeNull();
});

test('R068 the list closes on navigation, also after a click without pointer events', () => {
  go(...Array.from({ length: 8 }, (_, id) => `/mainApp/operationManualEdit?id=${id}`));
  fireEvent.click(screen.getByRole('button', { name: '更多（3）' }));
  expect(screen.getByRole('group', { name: '更多已打开的页面' })).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('tab')[0]!);
  expect(screen.queryByRole('group')).toBeNull();
});
