import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { LONG_PRESS_MS } from '@/components/menu/useContextMenu';
import { setLanguage } from '@/shell/preferences';
import {
  closeSubsystem,
  prefetchSubsystem,
  evaluateSubsystem,
  reloadSubsystem,
  stageStore,
} from '@/shell/subsystem-host';
import { registryStore } from '@/shell/subsystem-registry';
import { EntryControl } from './EntryControl';
import { navigationStore } from './navigationStore';
import { useEntries } from './registeredEntries';
import { POINTED_AT_MS } from './usePrefetch';

jest.mock('@/shell/subsystem-host', () => ({
  ...jest.requireActual('@/shell/subsystem-host'),
  reloadSubsystem: jest.fn(),
  closeSubsystem: jest.fn(),
  prefetchSubsystem: jest.fn(),
  evaluateSubsystem: jest.fn(),
}));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'test', fileHost: '/_files' }) }));

const entry = (systemCode: string, systemName: string, isByd = false) =>
  ({ id: systemCode, systemCode, systemName, isShow: true, orderNumber: 1, isFixed: false, isByd, icon: '' }) as never;
const hold = (key: string, status: string, more: { version?: string } = {}) =>
  act(() => stageStore.setState({ panes: [{ key, code: key.split(':')[0], state: { status }, ...more } as never] }));
/** jsdom has no pointer events. */
const touch = (element: HTMLElement, type: string, clientX = 10) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }), { pointerType: 'touch' }),
  );
const items = () => within(screen.getByRole('menu')).getAllByRole('menuitem');

beforeEach(() => {
  jest.clearAllMocks();
  act(() => history.push('/home'));
});
afterEach(() => act(() => stageStore.setState({ panes: [], target: null, pointedAt: null })));

describe('A26 the menu of an entry', () => {
  test.each([
    ['right click', (link: HTMLElement) => fireEvent.contextMenu(link)],
    ['the menu key', (link: HTMLElement) => fireEvent.keyDown(link, { key: 'ContextMenu' })],
    ['Shift+F10', (link: HTMLElement) => fireEvent.keyDown(link, { key: 'F10', shiftKey: true })],
  ])('opens by %s, is navigated with arrows, and Escape returns to the entry', async (_, open) => {
    const user = userEvent.setup();
    hold('mgr', 'hidden');
    render(<EntryControl entry={entry('housekeeper', '管家')} />);
    const link = screen.getByRole('link', { name: '管家' });
    act(() => link.focus());
    open(link);
    expect(screen.getByRole('menu', { name: '管家的菜单' })).toBeInTheDocument();
    expect(items().map((item) => item.textContent)).toEqual(['重新加载', '关闭', '在新窗口打开']);
    expect(items()[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(items()[2]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(link).toHaveFocus();
  });

  test('A27 belongs to a subsystem that only the registry knows, as soon as it is loaded', async () => {
    const user = userEvent.setup();
    void setLanguage('zh-CN');
    hold('patrols', 'hidden');
    act(() => navigationStore.setState({ status: 'ready', list: [entry('night', '夜巡')] }));
    const Entry = () => <EntryControl entry={useEntries()[0]!} />;
    const { unmount } = render(<Entry />);
    const link = screen.getByRole('link', { name: '夜巡' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/help?'));
    fireEvent.contextMenu(link);
    expect(screen.queryByRole('menu')).toBeNull();
    const record = { code: 'patrols', entryCodes: ['night'], name: { 'en-US': 'Night', 'zh-CN': '夜巡' } };
    act(() =>
      registryStore.setState({ registry: { subsystems: new Map([['patrols', record as never]]), problems: [] } }),
    );
    expect(link).toHaveAttribute('href', '/patrols');
    expect(link).toHaveAttribute('title', '夜巡（已打开）');
    fireEvent.contextMenu(link);
    await user.keyboard('{Enter}');
    expect(reloadSubsystem).toHaveBeenCalledWith('patrols');
    unmount();
    act(() => {
      registryStore.setState({ registry: null });
      navigationStore.setState(navigationStore.getInitialState(), true);
    });
  });

  test('reloads and closes the pane; for the work-order app, that of its source', async () => {
    const user = userEvent.setup();
    hold('byd:workorder', 'hidden');
    render(<EntryControl entry={entry('workorder', '工单平台', true)} />);
    const link = screen.getByRole('link', { name: '工单平台' });
    fireEvent.contextMenu(link);
    await user.keyboard('{Enter}');
    expect(reloadSubsystem).toHaveBeenCalledWith('byd:workorder');
    expect(link).toHaveFocus();
    fireEvent.contextMenu(link);
    await user.click(screen.getByRole('menuitem', { name: '关闭' }));
    expect(closeSubsystem).toHaveBeenCalledWith('byd:workorder');
  });

  test('A26 shows which version is open', () => {
    hold('lift', 'hidden', { version: '2.3.1' });
    render(<EntryControl entry={entry('lift', '电梯')} />);
    fireEvent.contextMenu(screen.getByRole('link', { name: '电梯' }));
    expect(screen.getByRole('menu', { name: '电梯的菜单，版本 2.3.1' })).toHaveTextContent(/版本 2\.3\.1$/);
  });

  test('without a pane offers only the new window, at the current page of the subsystem if it is on screen', () => {
    act(() => history.push('/lift/records/4?tab=log'));
    render(<EntryControl entry={entry('lift', '电梯')} />);
    fireEvent.contextMenu(screen.getByRole('link', { name: '电梯' }));
    expect(screen.getByRole('menuitem', { name: '重新加载' })).toBeDisabled();
    expect(screen.getByRole('menuitem', { name: '关闭' })).toBeDisabled();
    const inNewWindow = screen.getByRole('menuitem', { name: '在新窗口打开' });
    expect(inNewWindow).toHaveFocus();
    expect(inNewWindow).toHaveAttribute('href', '/lift');
    expect(inNewWindow).toHaveAttribute('rel', 'noopener noreferrer');
    fireEvent.keyDown(inNewWindow, { key: 'Escape' });
    act(() => stageStore.setState({ target: { key: 'lift' } as never }));
    fireEvent.contextMenu(screen.getByRole('link', { name: '电梯' }));
    expect(screen.getByRole('menuitem', { name: '在新窗口打开' })).toHaveAttribute('href', '/lift/records/4?tab=log');
  });

  test('opens by a long press without a click at its end; a moving finger does not open it', () => {
    jest.useFakeTimers();
    render(<EntryControl entry={entry('lift', '电梯')} />);
    const link = screen.getByRole('link', { name: '电梯' });
    touch(link, 'pointerdown', 10);
    touch(link, 'pointermove', 40);
    act(() => void jest.advanceTimersByTime(LONG_PRESS_MS));
    expect(screen.queryByRole('menu')).toBeNull();
    touch(link, 'pointerdown', 10);
    act(() => void jest.advanceTimersByTime(LONG_PRESS_MS));
    expect(screen.getByRole('menu')).toBeInTheDocument();
    touch(link, 'pointerup');
    fireEvent.click(link);
    expect(history.location.pathname).toBe('/home');
    jest.useRealTimers();
  });

  test('a click after a long press that caused no click is handled', () => {
    jest.useFakeTimers();
    render(<EntryControl entry={entry('lift', '电梯')} />);
    const link = screen.getByRole('link', { name: '电梯' });
    const click = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', click);
    touch(link, 'pointerdown', 10);
    act(() => void jest.advanceTimersByTime(LONG_PRESS_MS));
    touch(link, 'pointerup');
    expect(fireEvent.touchEnd(link)).toBe(false);
    fireEvent.click(link, { ctrlKey: true });
    expect(click).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('closes on navigation without a pointer event', () => {
    render(<EntryControl entry={entry('lift', '电梯')} />);
    fireEvent.contextMenu(screen.getByRole('link', { name: '电梯' }));
    expect(screen.getByRole('menu')).toBeInTheDocument();
    act(() => history.push('/wcx'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test.each(['home', 'basic'])("%s is not a subsystem and keeps the browser's context menu", (code) => {
    render(<EntryControl entry={entry(code, '页')} />);
    expect(fireEvent.contextMenu(screen.getByRole('link'))).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('A26 the status dot of an entry', () => {
  test.each([
    ['mounted', '管家（已打开）'],
    ['hidden', '管家（已打开）'],
    ['asleep', '管家（已休眠，打开后回到上次的页面）'],
    ['failed', '管家'],
  ])('a pane that is %s', (status, words) => {
    hold('mgr', status);
    render(<EntryControl entry={entry('housekeeper', '管家')} />);
    expect(screen.getByRole('link')).toHaveAttribute('title', words);
  });

  test('A27 both entries of one subsystem have it, but only the source that is open', () => {
    hold('gdzt', 'hidden');
    const { container, rerender } = render(
      <>
        <EntryControl entry={entry('gdzt', '工单中台')} />
        <EntryControl entry={entry('pivot', '枢纽')} />
      </>,
    );
    expect(container.querySelectorAll('[data-mark="alive"]')).toHaveLength(2);
    hold('byd:task', 'hidden');
    rerender(
      <>
        <EntryControl entry={entry('task', '任务', true)} />
        <EntryControl entry={entry('workorder', '工单平台', true)} />
      </>,
    );
    expect(container.querySelectorAll('[data-mark]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '任务' }).querySelector('[data-mark]')).not.toBeNull();
  });
});

describe('an entry that somebody points at', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const wait = () => act(() => void jest.advanceTimersByTime(POINTED_AT_MS));

  test('is evaluated after a moment, but not when the pointer only passes over', () => {
    render(<EntryControl entry={entry('af', '安防')} />);
    const link = screen.getByRole('link');
    fireEvent.pointerEnter(link);
    fireEvent.pointerLeave(link);
    wait();
    expect(evaluateSubsystem).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    wait();
    expect(jest.mocked(evaluateSubsystem).mock.calls).toEqual([['af', null]]);
    expect(prefetchSubsystem).not.toHaveBeenCalled();
  });

  test('R083 is only prefetched when its click asks the server itself', () => {
    render(<EntryControl entry={entry('task', '任务', true)} />);
    fireEvent.pointerEnter(screen.getByRole('link'));
    wait();
    expect(jest.mocked(prefetchSubsystem).mock.calls).toEqual([['byd', 'task']]);
    expect(evaluateSubsystem).not.toHaveBeenCalled();
  });

  test.each([
    ['that was left', {}],
    ['that nobody has opened', { isAhead: true }],
  ])('A28 one with a live pane %s is prepared for being shown, and nothing of it is loaded', (_, more) => {
    const state = { status: 'hidden', isActive: false };
    act(() => stageStore.setState({ panes: [{ key: 'byd:task', code: 'byd', state, ...more } as never] }));
    const { unmount } = render(<EntryControl entry={entry('task', '任务', true)} />);
    const link = screen.getByRole('link');
    fireEvent.pointerEnter(link);
    expect(stageStore.getState().pointedAt).toBeNull();
    wait();
    expect(stageStore.getState().pointedAt).toBe('byd:task');
    fireEvent.pointerLeave(link);
    expect(stageStore.getState().pointedAt).toBeNull();
    act(() => link.focus());
    fireEvent.touchStart(link);
    wait();
    expect(stageStore.getState().pointedAt).toBe('byd:task');
    unmount();
    expect(stageStore.getState().pointedAt).toBeNull();
    expect([prefetchSubsystem, evaluateSubsystem].flatMap((sent) => jest.mocked(sent).mock.calls)).toEqual([]);
  });

  test('the one on screen needs nothing', () => {
    act(() =>
      stageStore.setState({
        panes: [{ key: 'af', code: 'af', state: { status: 'mounted', isActive: true } } as never],
      }),
    );
    render(<EntryControl entry={entry('af', '安防')} />);
    fireEvent.pointerEnter(screen.getByRole('link'));
    wait();
    expect(stageStore.getState().pointedAt).toBeNull();
    expect(evaluateSubsystem).not.toHaveBeenCalled();
  });

  test('is prefetched on focus and evaluated when the focus stays; one with a live pane and portal pages are not', () => {
    hold('lift', 'hidden');
    render(
      <>
        <EntryControl entry={entry('lift', '电梯')} />
        <EntryControl entry={entry('basic', '基础信息')} />
        <EntryControl entry={entry('af', '安防')} />
        <EntryControl entry={entry('wcx', '维修')} />
      </>,
    );
    screen.getAllByRole('link').forEach((link) => act(() => link.focus()));
    expect(jest.mocked(prefetchSubsystem).mock.calls).toEqual([
      ['af', null],
      ['wcx', null],
    ]);
    wait();
    expect(jest.mocked(evaluateSubsystem).mock.calls).toEqual([['wcx', null]]);
  });

  test('is only prefetched by a touch, which may begin a scroll', () => {
    render(<EntryControl entry={entry('af', '安防')} />);
    const link = screen.getByRole('link');
    touch(link, 'pointerover');
    fireEvent.touchStart(link);
    wait();
    expect(jest.mocked(prefetchSubsystem).mock.calls).toEqual([['af', null]]);
    expect(evaluateSubsystem).not.toHaveBeenCalled();
  });
});
