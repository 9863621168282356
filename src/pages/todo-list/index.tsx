import { PageRegion } from '@/components/region-state';
import { TodoCenter } from '@/features/todo';

// Before the page is rendered, which waits for the session.
void TodoCenter.preload();

/** The person's tasks (R077). */
export default function TodoListPage() {
  return (
    <PageRegion name="todo">
      <TodoCenter />
    </PageRegion>
  );
}
