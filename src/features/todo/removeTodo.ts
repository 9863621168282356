import type { Todo } from '@/domain/todo/assumed';
import type { TodoView } from '@/domain/todo/todoList';
import { text } from '@/locales/text';
import { removeTodo } from '@/services/todos';
import { confirm, toast } from '@/shell/feedback';
import { markStale } from '@/shell/pages';

/** Asks, and deletes a task for good (R268): there is no way back, and the question says so. */
export async function askAndRemove({ id, title }: Todo, view: TodoView): Promise<boolean> {
  const isWanted = await confirm({
    title: text('todo.deleteTitle'),
    content: text(view === 'applied' ? 'todo.deleteApplied' : 'todo.deleteContent', { title }),
    okText: text('todo.delete'),
    danger: true,
  });
  if (!isWanted) return false;
  try {
    await removeTodo(id);
  } catch {
    // The call has said what went wrong.
    return false;
  }
  toast.show({ type: 'success', text: text('todo.deleted') });
  markStale('todos');
  return true;
}
