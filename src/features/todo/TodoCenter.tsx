import { useLocation } from '@umijs/max';
import { readTodoView } from '@/domain/todo/todoList';
import { TodoList } from './TodoList';
import { useTodoCounts } from './useTodoCounts';

/**
 * The user's tasks; the current one of the three lists is in the URL (R077, R266–R269). The counts are shared by all
 * three and not reloaded when switching.
 */
export default function TodoCenter() {
  const view = readTodoView(useLocation().search);
  const { counts, recount } = useTodoCounts();
  // Remounted per list: rows of another list must not be shown under this name.
  return <TodoList key={view} view={view} counts={counts} onRemoved={recount} />;
}
