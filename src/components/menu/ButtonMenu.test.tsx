import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ButtonMenu } from '.';

const remove = jest.fn();
const items = [
  { key: 'open', label: '打开', to: '/home' },
  { key: 'delete', label: '删除', isDanger: true, onClick: remove },
];
const button = () => screen.getByRole('button', { name: '更多操作' });
const item = (name: string) => screen.findByRole('menuitem', { name });

beforeEach(() => {
  remove.mockClear();
  render(<ButtonMenu label="更多操作" icon={null} items={items} />);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('B9 R066 %j opens the menu at its first item, arrows move', async (key) => {
  const user = userEvent.setup();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  button().focus();
  await user.keyboard(key);
  await waitFor(async () => expect(await item('打开')).toHaveFocus());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(await item('删除')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await item('打开')).toHaveFocus();
});

test.each(['{Escape}', '{Tab}'])('B9 %s closes the menu and returns to its button', async (key) => {
  const user = userEvent.setup();
  button().focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await item('打开')).toHaveFocus());
  await user.keyboard(key);
  expect(button()).toHaveFocus();
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  expect(remove).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' '])('R127 a choice by %j is made once, with the focus back on the button', async (key) => {
  const user = userEvent.setup();
  let focused: Element | null = null;
  remove.mockImplementation(() => (focused = document.activeElement));
  button().focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await item('打开')).toHaveFocus());
  await user.keyboard(`{ArrowDown}${key}`);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(focused).toBe(button());
});

test('opened by the pointer, the menu leaves the focus alone', async () => {
  const user = userEvent.setup();
  await user.click(button());
  expect(await item('打开')).not.toHaveFocus();
  await user.click(await item('删除'));
  expect(remove).toHaveBeenCalledTimes(1);
});
