import type { Todo } from '@/domain/todo/schema';
import type { TodoView } from '@/domain/todo/todoList';
import { translate } from '@/locales/text';
import { listMyApplications, listPendingTodos, listProcessedTodos, removeTodo } from '@/services/todos';
import { confirm, toast } from '@/shell/feedback';
import { areGone, runAction } from '@/shell/list-page';
import { invalidateTodos } from './invalidateTodos';

const lists = { pending: listPendingTodos, processed: listProcessedTodos, applied: listMyApplications };

/**
 * Permanently deletes a task after a confirmation that says so (R268). Returns false when nothing was deleted for
 * certain.
 */
export async function confirmAndDeleteTodo({ id, title }: Todo, view: TodoView): Promise<boolean> {
  const isConfirmed = await confirm({
    title: translate('todo.deleteTitle'),
    content: translate(view === 'applied' ? 'todo.deleteApplied' : 'todo.deleteContent', { title }),
    okText: translate('todo.delete'),
    danger: true,
  });
  if (!isConfirmed) return false;
  const outcome = await runAction(
    (options) => removeTodo(id, options),
    () => areGone([{ id, title }], (keyword, page) => lists[view]({ keyword, ...page }, { quiet: true })),
  );
  if (outcome === 'failed') return false;
  if (outcome === 'done') toast.show({ type: 'success', text: translate('todo.deleted') });
  invalidateTodos();
  return true;
}
