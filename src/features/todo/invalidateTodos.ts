import { markStale } from '@/shell/cached-pages';
import { stageStore } from '@/shell/subsystem-host';
import { invalidateBackgroundData } from '@/utils/backgroundCache';

/** Key of the home panel's tasks in the background cache. */
export const MY_TODOS_KEY = 'home-my-todos';

/** Marks the lists and the home panel as stale after a task was deleted, or may have been handled. */
export function invalidateTodos(): void {
  markStale('todos');
  invalidateBackgroundData(MY_TODOS_KEY);
}

// A task is handled in its subsystem, whose server tells the portal's: nothing in the browser knows of it.
stageStore.subscribe(({ target }, before) => {
  if (before.target !== null && target === null) invalidateTodos();
});
