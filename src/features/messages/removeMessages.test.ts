import { removeMessages } from '@/services/messages';
import { confirm } from '@/shell/feedback';
import { askAndRemove } from './removeMessages';

jest.mock('@/services/messages', () => ({ removeMessages: jest.fn(), removeMyMessages: jest.fn() }));
jest.mock('@/shell/feedback', () => ({ confirm: jest.fn(), toast: { show: jest.fn() } }));
jest.mock('@/shell/pages', () => ({ markStale: jest.fn(), quoteNames: () => '' }));
jest.mock('@/shell/unread', () => ({ refreshUnread: jest.fn() }));

const messagesOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `${id}`, title: `消息${id}` }));

test.each([
  [1, false],
  [100, false],
  [101, true],
])('R044 R261 %d messages refused: the list is read again only when a portion may have gone', async (count, isDone) => {
  jest.mocked(confirm).mockResolvedValue(true);
  jest.mocked(removeMessages).mockRejectedValue(new Error('refused'));
  expect(await askAndRemove(messagesOf(count))).toBe(isDone);
});
