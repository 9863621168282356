import { act, fireEvent, render, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { stageStore, type StageTarget } from '@/shell/subsystem-host';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { listMyApplications, listPendingTodos, listProcessedTodos } from '@/services/todos';
// As the lists do, which are replaced here.
import './invalidateTodos';
import TodoCenter from './TodoCenter';
import type { TodoList } from './TodoList';

function mockList({ view, counts, onRemoved }: Parameters<typeof TodoList>[0]) {
  return (
    <>
      <p>{`${view}: ${counts.pending}, ${counts.processed}, ${counts.applied}`}</p>
      <button onClick={onRemoved}>removed</button>
    </>
  );
}

jest.mock('./TodoList', () => ({ TodoList: (props: Parameters<typeof TodoList>[0]) => mockList(props) }));
jest.mock('@/services/todos');

const calls = [listPendingTodos, listProcessedTodos, listMyApplications].map((call) => jest.mocked(call));
const asked = () => calls.map((call) => call.mock.calls.length);
const settle = () => act(async () => undefined);

beforeEach(() =>
  calls.forEach((call, index) =>
    call.mockReset().mockResolvedValue({ records: [], total: index + 1, pageNo: 1, pageSize: 1 }),
  ),
);

test('R266 R267 R269 the lists are counted once per visit, and again after a change', async () => {
  history.push('/mainApp/todoList');
  render(<TodoCenter />);
  await settle();
  expect(screen.getByText('pending: 1, 2, 3')).toBeInTheDocument();
  for (const view of ['processed', 'applied', 'pending']) act(() => history.replace(`/mainApp/todoList?view=${view}`));
  await settle();
  expect(asked()).toEqual([1, 1, 1]);
  calls[0]!.mockResolvedValue({ records: [], total: 0, pageNo: 1, pageSize: 1 });
  calls[1]!.mockResolvedValue({ records: [{} as never], total: null, pageNo: 1, pageSize: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'removed' }));
  await settle();
  expect(asked()).toEqual([2, 2, 2]);
  // A count that the server does not send is unknown (A40).
  expect(screen.getByText('pending: 0, undefined, 3')).toBeInTheDocument();
});

test('A18 R266 back from a subsystem, where a task may have been handled, the lists are counted again', async () => {
  history.push('/mainApp/todoList');
  const visibility = createVisibility(true);
  render(
    <PageVisibility value={visibility}>
      <TodoCenter />
    </PageVisibility>,
  );
  await settle();
  const leaveFor = async (target: Partial<StageTarget> | null) => {
    act(() => visibility.set(false));
    if (target) act(() => stageStore.setState({ target: target as StageTarget }));
    // As when the address changes: the stage follows it before the page is drawn.
    if (target) act(() => stageStore.setState({ target: null }));
    act(() => visibility.set(true));
    await settle();
  };
  await leaveFor(null);
  expect(asked()).toEqual([1, 1, 1]);
  await leaveFor({ key: 'lift' });
  expect(asked()).toEqual([2, 2, 2]);
});

test('F29 R266 a count that is answered late does not take the place of a newer one', async () => {
  history.push('/mainApp/todoList');
  let answer!: (page: never) => void;
  calls[0]!.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  render(<TodoCenter />);
  fireEvent.click(screen.getByRole('button', { name: 'removed' }));
  await settle();
  expect(screen.getByText('pending: 1, 2, 3')).toBeInTheDocument();
  await act(async () => answer({ records: [], total: 9, pageNo: 1, pageSize: 1 } as never));
  expect(screen.getByText('pending: 1, 2, 3')).toBeInTheDocument();
});
