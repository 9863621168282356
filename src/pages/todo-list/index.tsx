import { PageRegion } from '@/components/region-state';
import { TodoCenter } from '@/features/todo';

/** The tasks of the person (R077). */
export default function TodoListPage() {
  return (
    <PageRegion name="todo">
      <TodoCenter />
    </PageRegion>
  );
}
