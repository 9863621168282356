import { byUrgency } from '@/domain/todo/urgency';
import { leftOutOf } from '@/domain/wire';
import { listPendingTodos } from '@/services/todos';
import { useReadFailure } from '@/shell/feedback';
import { useBackgroundRequest } from '@/utils/useBackgroundRequest';
import { MY_TODOS_KEY } from '../invalidateTodos';

/** The calendar marks the days of all of them. */
const QUERY = { pageNo: 1, pageSize: 200 };
/** Age from which the list is loaded again when the window is focused. */
const STALE_MS = 60_000;

/** The user's pending tasks, the most urgent first. */
export function useMyTodos() {
  const { reason, ask, handlers } = useReadFailure();
  const { retry, data, ...request } = useBackgroundRequest(
    async (options) => {
      const page = await listPendingTodos(QUERY, options);
      return { ...page, records: byUrgency(page.records) };
    },
    { cacheKey: MY_TODOS_KEY, staleMs: STALE_MS, isRefreshedOnFocus: true, ...handlers },
  );
  return {
    ...request,
    todos: data?.records,
    total: data?.total,
    leftOut: leftOutOf(data),
    reason,
    retry: () => ask(retry),
  };
}
