import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Message } from '@/domain/message/schema';
import { useCan } from '@/shell/permissions';
import type { ListPageProps } from '@/shell/list-page';
import MyMessages from './MyMessages';

const mockMessage = { id: '1', title: '停水', status: '2' } as Message;

function mockList({ primary, onOpen, actions, bulk, columns }: ListPageProps<Message>) {
  return (
    <>
      {primary}
      {columns[0]!.render(mockMessage)}
      {onOpen && <p>Enter</p>}
      {actions?.(mockMessage).map(({ key, label }) => (
        <p key={key}>{label}</p>
      ))}
      {bulk?.map(({ key, label }) => (
        <p key={key}>{`全部${label}`}</p>
      ))}
    </>
  );
}

const mockForm = () => <p>表单</p>;

jest.mock('@/shell/list-page', () => ({
  ListPage: (props: ListPageProps<Message>) => mockList(props),
  useListQuery: () => ({}),
  useListData: () => ({ reload: () => undefined }),
  useRowTabIndex: () => undefined,
}));
jest.mock('@/shell/permissions', () => ({ useCan: jest.fn() }));
jest.mock('@/shell/unread', () => ({ useMessageTypes: () => ({ types: [], hasFailed: false }) }));
jest.mock('@/shell/feedback', () => ({}));
jest.mock('./MessageForm', () => ({ __esModule: true, default: () => mockForm() }));

const open = (permissions: Record<string, boolean | undefined>) => {
  jest.mocked(useCan).mockImplementation((action) => permissions[action]);
  const { container } = render(<MyMessages />);
  return container;
};

describe('R045 R199 the user’s own messages', () => {
  test('offer all actions with the permissions to publish and delete', async () => {
    const page = open({ 'messages.publish': true, 'messages.delete': true });
    expect(page).toHaveTextContent('新建消息停水Enter编辑删除全部删除');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '停水' })));
    expect(await screen.findByText('表单')).toBeInTheDocument();
  });

  test('offer no delete action without the permission to delete', () =>
    expect(open({ 'messages.publish': true, 'messages.delete': false })).toHaveTextContent(/^新建消息停水Enter编辑$/));

  test('offer no create or edit action without the permission to publish', () =>
    expect(open({ 'messages.publish': false, 'messages.delete': true })).toHaveTextContent(/^停水删除全部删除$/));

  test('R194 offer no actions while the permissions are loading', () =>
    expect(open({ 'messages.publish': undefined, 'messages.delete': undefined })).toHaveTextContent(/^停水$/));
});
