import { useLocation } from '@umijs/max';
import { readTodoView } from '@/domain/todo/todoList';
import { TodoList } from './TodoList';

/** The person's tasks; which of the three lists is shown stands in the address (R077, R266–R269). */
export function TodoCenter() {
  const view = readTodoView(useLocation().search);
  // Each list starts with its own rows: those of another one would be wrong under its name.
  return <TodoList key={view} view={view} />;
}
