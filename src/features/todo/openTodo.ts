import type { Todo } from '@/domain/todo/schema';
import { openInPager, recordAddress } from '@/shell/record-pager';

const stepsOf = (todos: readonly Todo[]) =>
  todos.flatMap((todo) => {
    const address = recordAddress(todo.handleUrl);
    return address === undefined ? [] : [{ title: todo.title, address }];
  });

interface TodosAround {
  /** The tasks that are shown, in their order. */
  todos: readonly Todo[];
  /** Name and address of the list. */
  label: string;
  backTo: string;
  /** Loads all tasks of the list if more than the shown ones exist. */
  loadAll?: () => Promise<readonly Todo[]>;
}

/** Opens a task where it is handled, with a bar that leads to the others of its list. */
export function openTodo(todo: Todo, { todos, label, backTo, loadAll }: TodosAround): void {
  const before = stepsOf(todos.slice(0, todos.indexOf(todo)));
  openInPager({ label, backTo, steps: stepsOf(todos), index: before.length }, loadAll?.().then(stepsOf));
}
