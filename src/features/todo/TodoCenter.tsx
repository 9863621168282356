import { useLocation } from '@umijs/max';
import { readTodoView } from '@/domain/todo/todoList';
import { TodoList } from './TodoList';
import { useTodoCounts } from './useTodoCounts';

/**
 * The person's tasks; which of the three lists is shown stands in the address (R077, R266–R269). The counts belong to
 * all three, and are not asked for again when another one is shown.
 */
export function TodoCenter() {
  const view = readTodoView(useLocation().search);
  const { counts, recount } = useTodoCounts();
  // Each list starts with its own rows: those of another one would be wrong under its name.
  return <TodoList key={view} view={view} counts={counts} onRemoved={recount} />;
}
