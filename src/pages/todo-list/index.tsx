import { PageRegion } from '@/components/region-state';
import { TodoCenter } from '@/features/todo';

/** The person's tasks (R077). */
export default function TodoListPage() {
  return (
    <PageRegion name="todo">
      <TodoCenter />
    </PageRegion>
  );
}
