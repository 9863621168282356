import { ErrorBoundary } from '@/components/error-boundary';
import { TodoCenter } from '@/features/todo';

/** The tasks of the person (R077). */
export default function TodoListPage() {
  return (
    <ErrorBoundary region="todo" size="page">
      <TodoCenter />
    </ErrorBoundary>
  );
}
