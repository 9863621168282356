import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { listMessages, removeMessages } from '@/services/messages';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { confirmAndDeleteMessages, confirmAndDeleteMyMessages } from './confirmAndDeleteMessages';

jest.mock('@/services/messages', () => ({
  listMessages: jest.fn(),
  removeMessages: jest.fn(),
  removeMyMessages: jest.fn(),
}));
jest.mock('@/shell/feedback', () => ({
  confirm: jest.fn(),
  reportFailure: jest.fn(),
  toast: { show: jest.fn() },
}));
jest.mock('@/shell/list-page', () => ({
  ...jest.requireActual('@/shell/list-page/actions/runAction'),
  quoteNames: () => '',
}));
jest.mock('@/shell/cached-pages', () => ({ markStale: jest.fn() }));
jest.mock('@/shell/unread', () => ({ refreshUnread: jest.fn() }));

const messagesOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `${id}`, title: `消息${id}` }));

test.each([
  [1, false],
  [100, false],
  [101, true],
])(
  'R044 R261 %d rejected messages stay selected, and reload the list only when an earlier batch may have been deleted',
  async (count, hasChanged) => {
    jest.mocked(confirm).mockResolvedValue(true);
    jest.mocked(removeMessages).mockRejectedValue(new EnvelopeError('removeMessages', '0', 'refused'));
    const messages = messagesOf(count);
    expect(await confirmAndDeleteMessages(messages)).toEqual(hasChanged ? { failed: messages, hasChanged } : undefined);
  },
);

test.each([
  ['are deleted', [], 'success'],
  ['still exist', ['0'], undefined],
])('R261 T23 when the response is lost and the messages %s the result says so', async (_, ids, shownType) => {
  jest.mocked(toast.show).mockClear();
  jest.mocked(reportFailure).mockClear();
  jest.mocked(confirm).mockResolvedValue(true);
  jest
    .mocked(removeMessages)
    .mockRejectedValue(new UnknownOutcomeError('removeMessages', { cause: new NetworkError('removeMessages') }));
  const records = ids.map((id) => ({ id }) as never);
  jest.mocked(listMessages).mockResolvedValue({ records, total: ids.length, pageNo: 1, pageSize: 20 });
  // The list is reloaded in both cases.
  expect(await confirmAndDeleteMessages(messagesOf(1))).toEqual({ failed: [], hasChanged: true });
  expect(listMessages).toHaveBeenCalledWith({ keyword: '消息0', pageNo: 1, pageSize: 20 }, { quiet: true });
  expect(jest.mocked(toast.show).mock.lastCall?.[0].type).toBe(shownType);
  expect(reportFailure).toHaveBeenCalledTimes(shownType ? 0 : 1);
});

test.each([
  [['1'], '尚未发布'],
  [['1', '1'], '尚未发布'],
  [['2'], '从所有接收人的列表中移除'],
  [['1', '2'], '从所有接收人的列表中移除'],
  [[undefined], '从所有接收人的列表中移除'],
])(
  'R045 R260 deleting own messages with the statuses %j says whether recipients lose them',
  async (states, warning) => {
    jest.mocked(confirm).mockResolvedValue(false);
    const messages = messagesOf(states.length).map((message, index) => ({ ...message, status: states[index] }));
    expect(await confirmAndDeleteMyMessages(messages)).toBeUndefined();
    expect(jest.mocked(confirm).mock.lastCall![0].content).toContain(warning);
  },
);
