import { removeMessages } from '@/services/messages';
import { confirm } from '@/shell/feedback';
import { askAndRemove, askAndRemoveMine } from './removeMessages';

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

test.each([
  [['1'], '尚未发布'],
  [['1', '1'], '尚未发布'],
  [['2'], '对所有收到的人撤下'],
  [['1', '2'], '对所有收到的人撤下'],
  [[undefined], '对所有收到的人撤下'],
])('R045 R260 deleting own messages in the states %j says who loses them', async (states, warning) => {
  jest.mocked(confirm).mockResolvedValue(false);
  const messages = messagesOf(states.length).map((message, index) => ({ ...message, status: states[index] }));
  expect(await askAndRemoveMine(messages)).toBe(false);
  expect(jest.mocked(confirm).mock.lastCall![0].content).toContain(warning);
});
