import type { ReactNode } from 'react';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { AppModal } from '@/components/app-modal';
import { dismissQuestions, FeedbackHost } from '@/shell/feedback';
import { CurrentPageContext } from '../currentPage';
import { startLeaveGuard } from './leaveGuard';
import { askBeforeClosing } from './unsavedPages';
import { unsavedStore, type ReplacingLocation } from './unsavedStore';
import { useUnsavedKeys, useUnsavedWork } from './useUnsavedWork';

let mockIsLeaving = false;
jest.mock('@/utils/safeRedirect', () => ({
  ...jest.requireActual('@/utils/safeRedirect'),
  isLeaving: () => mockIsLeaving,
}));

let mockEndSession = () => {};
jest.mock('@/shell/session', () => ({
  ...jest.requireActual('@/shell/session'),
  onSessionEnd: (listener: () => void) => {
    mockEndSession = listener;
    return () => {};
  },
}));

const here = () => `${history.location.pathname}${history.location.search}`;
const edit = (key: string, isCached: boolean, isDirty = true, hasDraft = false) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CurrentPageContext value={{ key, isCached }}>{children}</CurrentPageContext>
  );
  return renderHook(({ dirty }) => useUnsavedWork(dirty, { name: '公告', hasDraft }), {
    wrapper,
    initialProps: { dirty: isDirty },
  });
};
/** Simulates closing the window. */
const closeWindow = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'closes';
};

let stop: () => void;
beforeAll(() => AppModal.preload());
beforeEach(() => {
  mockIsLeaving = false;
  act(() => history.push('/edit'));
  stop = startLeaveGuard(({ pathname }) => (pathname === '/home' ? null : pathname));
});
afterEach(() => {
  act(dismissQuestions);
  stop();
  unsavedStore.setState({ entries: [] });
});

test('R047 leaving a page that is not cached asks, and stays or leaves as the user chooses', async () => {
  const user = userEvent.setup();
  render(<FeedbackHost />);
  edit('/edit', false);
  act(() => history.push('/home'));
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(here()).toBe('/edit');
  act(() => history.push('/home'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('公告');
  await user.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(here()).toBe('/home'));
  act(() => history.push('/other'));
  expect(here()).toBe('/other');
});

test('R047 navigating inside of the page does not ask, and the guard stays', async () => {
  render(<FeedbackHost />);
  edit('/edit', false);
  act(() => history.replace('/edit?step=2'));
  expect(here()).toBe('/edit?step=2');
  act(() => history.push('/home'));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(here()).toBe('/edit?step=2');
});

test('R047 R069 another record in the place of a form without a draft asks; the same one and other pages do not', async () => {
  const user = userEvent.setup();
  render(<FeedbackHost />);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CurrentPageContext value={{ key: '/edit', isCached: true }}>{children}</CurrentPageContext>
  );
  const edit = (id: string, hasDraft: boolean) => ({
    hasDraft,
    isReplacedAt: ({ search, state }: ReplacingLocation) =>
      new URLSearchParams(search).get('id') !== id && (state as { isNewId?: boolean } | null)?.isNewId !== true,
  });
  const { rerender } = renderHook((options) => useUnsavedWork(true, { name: '公告', ...options }), {
    wrapper,
    initialProps: edit('none', false),
  });
  act(() => history.replace('/edit?id=7', { isNewId: true }));
  expect(here()).toBe('/edit?id=7');
  rerender(edit('7', false));
  act(() => history.push('/list'));
  act(() => history.push('/edit?id=7&from=list'));
  expect(here()).toBe('/edit?id=7&from=list');

  act(() => history.push('/edit?id=8'));
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(here()).toBe('/edit?id=7&from=list');
  rerender(edit('7', true));
  act(() => history.push('/edit?id=8'));
  expect(here()).toBe('/edit?id=8');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  rerender(edit('8', false));
  act(() => history.push('/edit'));
  await user.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(here()).toBe('/edit'));
});

test('R069 leaving a cached page does not ask', () => {
  edit('/edit', true);
  act(() => history.push('/home'));
  expect(here()).toBe('/home');
  expect(closeWindow()).toBe('asks');
});

test('R047 closing the window asks only while there is unsaved work', () => {
  const { rerender, unmount } = edit('/edit', true, false);
  expect(closeWindow()).toBe('closes');
  rerender({ dirty: true });
  expect(closeWindow()).toBe('asks');
  rerender({ dirty: false });
  expect(closeWindow()).toBe('closes');
  rerender({ dirty: true });
  unmount();
  expect(closeWindow()).toBe('closes');
});

test.each([true, false])('R154 leaving by the portal itself does not ask (cached: %s)', (isCached) => {
  edit('/edit', isCached);
  expect(closeWindow()).toBe('asks');
  mockIsLeaving = true;
  expect(closeWindow()).toBe('closes');
});

test('R154 the end of the session removes every guard', () => {
  edit('/edit', false);
  act(() => mockEndSession());
  expect(closeWindow()).toBe('closes');
  act(() => history.push('/home'));
  expect(here()).toBe('/home');
});

test('R065 the keys of pages with unsaved work are up to date', () => {
  const { result } = renderHook(useUnsavedKeys);
  const { rerender, unmount } = edit('/edit', true);
  const other = edit('/other?id=1', false);
  expect([...result.current]).toEqual(['/edit', '/other?id=1']);
  rerender({ dirty: false });
  expect([...result.current]).toEqual(['/other?id=1']);
  other.unmount();
  unmount();
  expect([...result.current]).toEqual([]);
});

test('R065 closing tabs asks only for those with unsaved work, and not again after a yes', async () => {
  const user = userEvent.setup();
  render(<FeedbackHost />);
  edit('/edit', true);
  await expect(askBeforeClosing(['/other'])).resolves.toBe(true);
  const answer = askBeforeClosing(['/edit', '/other']);
  await user.click(await screen.findByRole('button', { name: '离开' }));
  await expect(answer).resolves.toBe(true);
  await expect(askBeforeClosing(['/edit'])).resolves.toBe(true);
});

test('R047 R065 A31 the question says what stays as a draft, and names only what would be lost', async () => {
  const user = userEvent.setup();
  render(<FeedbackHost />);
  edit('/edit', true, true, true);
  const draft = askBeforeClosing(['/edit']);
  expect(await screen.findByRole('dialog')).toHaveTextContent('“公告”中已填写的内容会保留为草稿');
  await user.click(screen.getByRole('button', { name: '继续编辑' }));
  await expect(draft).resolves.toBe(false);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CurrentPageContext value={{ key: '/gray', isCached: true }}>{children}</CurrentPageContext>
  );
  renderHook(() => useUnsavedWork(true, { name: '灰度配置' }), { wrapper });
  void askBeforeClosing(['/edit', '/gray']);
  expect(await screen.findByRole('dialog')).toHaveTextContent('在“灰度配置”中已填写的内容将会丢失');
});
