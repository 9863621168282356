import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { ToastList } from './ToastList';
import { toast, toastStore, type ToastType } from './toastStore';

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const show = (type: ToastType, text: string, form?: string) => {
  let id = '';
  act(() => void (id = toast.show({ type, text, form })));
  return id;
};
const cards = () => [...document.querySelectorAll('[data-toast]')];
const cardOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-toast]')!;

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastList />);
});
afterEach(() => act(() => toast.clear()));

describe('R128 messages', () => {
  test.each<[ToastType, 'status' | 'alert']>([
    ['success', 'status'],
    ['warning', 'status'],
    ['info', 'status'],
    ['loading', 'status'],
    ['error', 'alert'],
  ])('of type %s are announced as %s, with an icon next to the text', (type, role) => {
    show(type, 'words');
    const message = screen.getByRole(role);
    expect(message).toHaveTextContent('words');
    expect(message.querySelector('[aria-hidden] svg, svg')).toBeInTheDocument();
  });

  test('B10 that quote Chinese data in English say so to screen readers', () => {
    document.documentElement.lang = 'en-US';
    show('success', '王建国 saved');
    show('success', 'Saved');
    expect(screen.getByText('王建国 saved')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('Saved')).not.toHaveAttribute('lang');
    document.documentElement.lang = '';
  });

  test('that are equal are merged into one with a count', () => {
    show('error', '服务器错误');
    show('error', '服务器错误');
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('服务器错误×2');
  });

  test('that differ in type or text stay separate', () => {
    show('error', 'a');
    show('success', 'a');
    show('error', 'b');
    expect(cards()).toHaveLength(3);
  });

  test('are limited to three; the oldest that closes automatically makes room', () => {
    for (const text of ['one', 'two', 'three', 'four']) show('info', text);
    expect(cards().map((card) => card.textContent)).toEqual(['two', 'three', 'four']);
  });

  test('show markup as plain text', () => {
    show('error', '<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  test('offer an action and close after it', () => {
    const onClick = jest.fn();
    act(() => void toast.show({ type: 'error', text: 'x', action: { label: 'Copy', onClick } }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(cards()).toHaveLength(0);
  });
});

describe('R129 R181 the duration of a message', () => {
  test.each<ToastType>(['success', 'info', 'warning', 'error', 'loading'])(
    '%s is visible at 3999 ms and gone at 4001 ms',
    (type) => {
      show(type, 'x');
      wait(3999);
      expect(cards()).toHaveLength(1);
      wait(2);
      expect(cards()).toHaveLength(0);
    },
  );

  test.each<ToastType>(['modify', 'save', 'submit'])(
    '%s is still visible after a minute, and its button closes it',
    (type) => {
      show(type, 'saved');
      wait(60_000);
      fireEvent.click(within(cardOf('saved')).getByRole('button', { name: '关闭提示' }));
      expect(cards()).toHaveLength(0);
    },
  );

  test('pauses under the pointer and resumes after it', () => {
    show('success', 'x');
    wait(3000);
    fireEvent.pointerEnter(cardOf('x'));
    wait(10_000);
    expect(cards()).toHaveLength(1);
    fireEvent.pointerLeave(cardOf('x'));
    wait(999);
    expect(cards()).toHaveLength(1);
    wait(2);
    expect(cards()).toHaveLength(0);
  });

  test('pauses while the message holds the focus', () => {
    show('success', 'x');
    const close = within(cardOf('x')).getByRole('button');
    act(() => close.focus());
    wait(10_000);
    expect(cards()).toHaveLength(1);
    act(() => close.blur());
    wait(4001);
    expect(cards()).toHaveLength(0);
  });

  test('resumes for the others when the message under the pointer is closed', () => {
    show('success', 'kept');
    show('success', 'pointed at');
    fireEvent.pointerEnter(cardOf('pointed at'));
    fireEvent.click(within(cardOf('pointed at')).getByRole('button'));
    wait(4001);
    expect(cards()).toHaveLength(0);
  });

  test('restarts when the same message is shown again', () => {
    show('error', 'x');
    wait(3000);
    show('error', 'x');
    wait(3000);
    expect(cards()).toHaveLength(1);
    wait(1001);
    expect(cards()).toHaveLength(0);
  });
});

describe('R129 Escape', () => {
  test('closes the newest message', () => {
    show('save', 'old');
    show('save', 'new');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(cards().map((card) => card.textContent)).toEqual(['old']);
  });

  test('closes the message that holds the focus', () => {
    show('save', 'old');
    show('save', 'new');
    const close = within(cardOf('old')).getByRole('button');
    act(() => close.focus());
    fireEvent.keyDown(close, { key: 'Escape' });
    expect(cards().map((card) => card.textContent)).toEqual(['new']);
  });

  test('is left to a nearer layer: a dialog, an open list, a handler that prevented the default', () => {
    show('save', 'x');
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    dialog.remove();

    const list = document.body.appendChild(document.createElement('button'));
    list.setAttribute('aria-expanded', 'true');
    list.focus();
    fireEvent.keyDown(list, { key: 'Escape' });
    list.setAttribute('aria-expanded', 'false');
    list.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(list, { key: 'Escape' });
    list.remove();
    expect(cards()).toHaveLength(1);
  });
});

describe('A10 the messages of a form', () => {
  test('R129 are replaced by the next message of the same form', () => {
    show('save', '保存成功', 'notice');
    show('submit', '已提交', 'notice');
    show('save', '保存成功', 'manual');
    expect(cards().map((card) => card.textContent)).toEqual(['已提交', '保存成功']);
  });

  test('R129 are closed when the form is submitted again or the session ends', () => {
    show('save', 'a', 'notice');
    show('save', 'b', 'manual');
    act(() => toast.closeForm('notice'));
    expect(cards().map((card) => card.textContent)).toEqual(['b']);
    act(() => toast.clear());
    expect(cards()).toHaveLength(0);
  });

  test('R128 R130 sticky messages wait for space instead of being lost', () => {
    for (const form of ['a', 'b', 'c', 'd']) show('save', form, form);
    expect(cards().map((card) => card.textContent)).toEqual(['b', 'c', 'd']);
    act(() => toast.closeForm('d'));
    expect(cards().map((card) => card.textContent)).toEqual(['a', 'b', 'c']);
  });
});

test('R129 a repeated message stays when it has to now, and closes when it need not', () => {
  const repeat = (staysOpen?: boolean) => act(() => void toast.show({ type: 'error', text: 'x', staysOpen }));
  repeat();
  repeat(true);
  wait(60_000);
  expect(toastStore.getState()).toMatchObject([{ count: 2 }]);
  repeat(false);
  wait(60_000);
  expect(toastStore.getState()).toEqual([]);
});

test('R130 a message stays when the page changes', () => {
  show('error', 'x');
  act(() => window.history.pushState(null, '', '/help'));
  expect(toastStore.getState()).toHaveLength(1);
});

test('R129 the label of the close button follows the language', () => {
  act(() => setLocale('en-US'));
  show('save', 'x');
  expect(screen.getByRole('button', { name: 'Close message' })).toBeInTheDocument();
});

test('R127 after closing by keyboard the focus returns to where it was', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  show('save', 'x');
  const close = within(cardOf('x')).getByRole('button');
  act(() => close.focus());
  fireEvent.click(close);
  expect(before).toHaveFocus();
  before.remove();
});
