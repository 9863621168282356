import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageBell } from './MessageBell';

jest.mock('./BellPanel', () => {
  throw new Error('The chunk could not be loaded');
});
jest.mock('@/shell/unread', () => ({ ...jest.requireActual('@/shell/unread'), useUnread: () => 12 }));

test('R286 R307 B1 the bell stays, with its number, when its panel cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<MessageBell />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '消息，12 条未读' })));
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '消息，12 条未读' })).toBeInTheDocument();
});
