import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { listPendingTodos, removeTodo } from '@/services/todos';
import { confirm } from '@/shell/feedback';
import type { Todo } from '@/domain/todo/schema';
import { confirmAndDeleteTodos } from './confirmAndDeleteTodos';
import { invalidateTodos } from './invalidateTodos';

jest.mock('@/services/todos', () => ({ listPendingTodos: jest.fn(), removeTodo: jest.fn() }));
jest.mock('@/shell/feedback', () => ({
  ...jest.requireActual('@/shell/feedback'),
  confirm: jest.fn(),
  toast: { show: jest.fn() },
}));
jest.mock('./invalidateTodos', () => ({ invalidateTodos: jest.fn() }));

const todosOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: `${id}`, title: `待办${id}` }) as Todo);
const refused = new EnvelopeError('removeTodo', '0', 'refused');
const lost = new UnknownOutcomeError('removeTodo', { cause: new NetworkError('removeTodo') });

beforeEach(() => {
  jest.mocked(invalidateTodos).mockClear();
  jest.mocked(confirm).mockResolvedValue(true);
  jest.mocked(listPendingTodos).mockRejectedValue(new NetworkError('listPendingTodos'));
});

test.each([
  ['one refused task', 1, refused, false],
  ['one task whose response is lost', 1, lost, true],
  ['several tasks whose responses are lost', 2, lost, true],
])('R268 T23 after %s the lists are loaded again if they may have changed', async (_, count, error, hasChanged) => {
  jest.mocked(removeTodo).mockRejectedValue(error);
  const outcome = await confirmAndDeleteTodos(todosOf(count), 'pending');
  expect(outcome?.hasChanged).toBe(hasChanged);
  expect(invalidateTodos).toHaveBeenCalledTimes(Number(hasChanged));
});

test('R268 nothing is deleted without a confirmation', async () => {
  jest.mocked(removeTodo).mockClear();
  jest.mocked(confirm).mockResolvedValue(false);
  expect(await confirmAndDeleteTodos(todosOf(2), 'pending')).toBeUndefined();
  expect(removeTodo).not.toHaveBeenCalled();
});
