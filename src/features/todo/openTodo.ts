import type { Todo } from '@/domain/todo/schema';
import { openInPager } from '@/shell/record-pager';
import { safeUrl } from '@/utils/safeUrl';

/** Address of the page of the portal where a task is handled; undefined when it is another site or not known. */
export function portalAddress({ handleUrl }: Todo): string | undefined {
  const address = safeUrl(handleUrl);
  return address?.startsWith('/') ? address : undefined;
}

const stepsOf = (todos: readonly Todo[]) =>
  todos.flatMap((todo) => {
    const address = portalAddress(todo);
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
