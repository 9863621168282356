import type { ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { message as messageSchema, type Message } from '@/domain/message/schema';
import { readWire } from '@/domain/wire';
import { NetworkError, UnknownOutcomeError } from '@/services/http';
import { listMyMessages, saveMessage } from '@/services/messages';
import { confirm } from '@/shell/feedback';
import { useUnsavedWork } from '@/shell/cached-pages';
import { refreshUnread } from '@/shell/unread';
import MessageForm from './MessageForm';

function mockDrawer({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  return (
    <div>
      {children}
      {footer}
    </div>
  );
}

jest.mock('@/components/AppDrawer', () => ({
  AppDrawer: (props: { children: ReactNode; footer: ReactNode }) => mockDrawer(props),
}));
jest.mock('@/services/messages', () => ({ listMyMessages: jest.fn(), saveMessage: jest.fn() }));
jest.mock('@/shell/drafts', () => ({
  DraftBar: () => null,
  DraftStatus: () => null,
  useDraft: () => ({ clear: () => Promise.resolve() }),
}));
jest.mock('@/shell/feedback', () => ({
  confirm: jest.fn(),
  reportFailure: jest.fn(),
  toast: { show: jest.fn(), closeForm: jest.fn() },
}));
jest.mock('@/shell/cached-pages', () => ({ markSaved: jest.fn(), markStale: jest.fn(), useUnsavedWork: jest.fn() }));
jest.mock('@/shell/unread', () => ({ refreshUnread: jest.fn() }));
jest.mock('@/shell/unsaved-work', () => ({ confirmLeave: jest.fn() }));

const close = jest.fn();

// antd notifies the watchers of its forms through a MessageChannel; jsdom has none.
class SilentChannel {
  port1 = {};
  port2 = { postMessage: () => undefined };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: SilentChannel }));

test('R045 types that load late do not make the form dirty, and can be loaded again', async () => {
  const isDirty = () => jest.mocked(useUnsavedWork).mock.lastCall?.[0];
  const form = (
    types: { typeCode: string; typeName: string; total: number; unread: number }[],
    hasNoTypes: boolean,
  ) => <MessageForm message={null} types={types} hasNoTypes={hasNoTypes} onClose={close} onSaved={close} />;
  const { rerender } = render(form([], false));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => rerender(form([], true)));
  fireEvent.click(screen.getByText('重试'));
  expect(refreshUnread).toHaveBeenCalledTimes(1);
  await act(async () => rerender(form([{ typeCode: 'system', typeName: '系统', total: 1, unread: 0 }], false)));
  expect(isDirty()).toBe(false);
  expect(screen.queryByText('重试')).toBeNull();
});

test('R045 a double click sends a message once', async () => {
  const message = { id: '1', title: '停水', content: '今晚', typeCode: 'system' } as Message;
  jest.mocked(saveMessage).mockReturnValue(new Promise(() => undefined));
  render(<MessageForm message={message} types={[]} hasNoTypes={false} onClose={close} onSaved={close} />);
  const publish = screen.getByText(/^发\s?布$/);
  await act(async () => {
    fireEvent.click(publish);
    fireEvent.click(publish);
  });
  await waitFor(() => expect(saveMessage).toHaveBeenCalled());
  await act(async () => undefined);
  expect(saveMessage).toHaveBeenCalledTimes(1);
});

test('A40 R259 unrecognized data of a message is sent back with a change', async () => {
  const came = {
    id: 1,
    title: '停水',
    content: '今晚',
    typeCode: 'system',
    typeName: '系统',
    status: 1,
    channel: ['app'],
  };
  jest.mocked(saveMessage).mockReset().mockResolvedValue({ id: '1' });
  render(
    <MessageForm
      message={readWire(messageSchema, came)!.data}
      types={[]}
      hasNoTypes={false}
      onClose={close}
      onSaved={close}
    />,
  );
  await act(async () => fireEvent.click(screen.getByText(/^发\s?布$/)));
  await waitFor(() => expect(saveMessage).toHaveBeenCalled());
  expect(jest.mocked(saveMessage).mock.lastCall![0]).toEqual({
    id: '1',
    title: '停水',
    content: '今晚',
    typeCode: 'system',
    status: '2',
    channel: ['app'],
  });
});

test('R259 T23 a message whose saving got no response is looked up before it is sent again', async () => {
  const message = { id: '1', title: '停水', content: '今晚', typeCode: 'system', status: '2' } as Message;
  const mine = (records: Message[]) =>
    jest.mocked(listMyMessages).mockResolvedValue({ records, total: 1, pageNo: 1, pageSize: 5 });
  jest
    .mocked(saveMessage)
    .mockReset()
    .mockRejectedValue(new UnknownOutcomeError('saveMessage', { cause: new NetworkError('saveMessage') }));
  mine([{ ...message, content: '昨晚' }]);
  close.mockClear();
  render(<MessageForm message={message} types={[]} hasNoTypes={false} onClose={close} onSaved={close} />);
  const publish = () => act(async () => fireEvent.click(screen.getByText(/^发\s?布$/)));
  await publish();
  expect(await screen.findByText(/无法确认是否已保存/)).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  mine([message]);
  await publish();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(saveMessage).toHaveBeenCalledTimes(1);
});

describe('R045 saving a message as a draft', () => {
  const keep = async (status: string) => {
    const message = { id: '1', title: '停水', content: '今晚', typeCode: 'system', status } as Message;
    jest.mocked(saveMessage).mockReset().mockResolvedValue({ id: '1' });
    render(<MessageForm message={message} types={[]} hasNoTypes={false} onClose={close} onSaved={close} />);
    await act(async () => fireEvent.click(screen.getByText('存草稿')));
  };

  test('asks first when the message is published, and sends nothing when canceled', async () => {
    jest.mocked(confirm).mockReset().mockResolvedValue(false);
    await keep('2');
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(jest.mocked(confirm).mock.lastCall![0].content).toContain('“停水”将从所有接收人的列表中移除');
    await act(async () => undefined);
    expect(saveMessage).not.toHaveBeenCalled();
  });

  test('sends it after confirmation', async () => {
    jest.mocked(confirm).mockReset().mockResolvedValue(true);
    await keep('2');
    await waitFor(() =>
      expect(saveMessage).toHaveBeenCalledWith(expect.objectContaining({ id: '1', status: '1' }), expect.anything()),
    );
  });

  test('does not ask when the message is a draft already', async () => {
    jest.mocked(confirm).mockReset();
    await keep('1');
    await waitFor(() => expect(saveMessage).toHaveBeenCalledTimes(1));
    expect(confirm).not.toHaveBeenCalled();
  });
});
