import { markStale } from '@/shell/cached-pages';
import { invalidateBackgroundData } from '@/utils/backgroundCache';

/** Key of the home panel's tasks in the background cache. */
export const MY_TODOS_KEY = 'home-my-todos';

/** Marks the lists and the home panel as stale after a task was deleted. */
export function invalidateTodos(): void {
  markStale('todos');
  invalidateBackgroundData(MY_TODOS_KEY);
}
