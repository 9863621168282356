import type { Todo } from '@/domain/todo/schema';
import type { TodoView } from '@/domain/todo/todoList';
import { translate } from '@/locales/text';
import { listMyApplications, listPendingTodos, listProcessedTodos, removeTodo } from '@/services/todos';
import { confirm, toast } from '@/shell/feedback';
import { areGone, quoteNames, reportEach, runAction, runEach, type BulkOutcome } from '@/shell/list-page';
import { invalidateTodos } from './invalidateTodos';

const lists = { pending: listPendingTodos, processed: listProcessedTodos, applied: listMyApplications };

/**
 * Permanently deletes tasks after a confirmation that says so (R268). Returns undefined when it was canceled; those that
 * were not deleted for certain are the failed ones.
 */
export async function confirmAndDeleteTodos(
  todos: readonly Todo[],
  view: TodoView,
): Promise<BulkOutcome<Todo> | undefined> {
  const isConfirmed = await confirm({
    title: translate('todo.deleteTitle', { count: todos.length }),
    content: translate(view === 'applied' ? 'todo.deleteApplied' : 'todo.deleteContent', {
      names: quoteNames(todos.map(({ title }) => title)),
    }),
    okText: translate('todo.delete'),
    danger: true,
  });
  if (!isConfirmed) return undefined;
  const deletedText = (count: number) => translate('todo.deleted', { count });
  const wasDeleted = ({ id, title }: Todo) =>
    areGone([{ id, title }], (keyword, page) => lists[view]({ keyword, ...page }, { quiet: true }));

  const [only] = todos;
  if (todos.length === 1 && only) {
    const outcome = await runAction(
      (options) => removeTodo(only.id, options),
      () => wasDeleted(only),
    );
    if (outcome === 'failed') return { failed: todos, hasChanged: false };
    if (outcome === 'done') toast.show({ type: 'success', text: deletedText(1) });
    invalidateTodos();
    return { failed: [], hasChanged: true };
  }
  const result = await runEach(todos, ({ id }, options) => removeTodo(id, options), wasDeleted);
  reportEach(result, deletedText);
  // A failed one may have been deleted as well: its response was lost.
  invalidateTodos();
  return { failed: result.failed, hasChanged: true };
}
