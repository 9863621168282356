import { useRef, useState } from 'react';
import { useRequest } from 'ahooks';
import { TODO_VIEWS, type TodoView } from '@/domain/todo/todoList';
import { IN_BACKGROUND } from '@/services/http';
import { listMyApplications, listPendingTodos, listProcessedTodos } from '@/services/todos';
import { useFreshness } from '@/shell/cached-pages';

/** Number of tasks per list; absent when it could not be loaded. */
export type TodoCounts = Partial<Record<TodoView, number>>;

const NOTHING_BUT_THE_TOTAL = { pageNo: 1, pageSize: 1 };

const totals: Record<TodoView, () => Promise<number | null>> = {
  pending: async () => (await listPendingTodos(NOTHING_BUT_THE_TOTAL, IN_BACKGROUND)).total,
  processed: async () => (await listProcessedTodos(NOTHING_BUT_THE_TOTAL, IN_BACKGROUND)).total,
  applied: async () => (await listMyApplications(NOTHING_BUT_THE_TOTAL, IN_BACKGROUND)).total,
};

/** Counts the three lists, each with its own call: the server has none for all of them. */
export function useTodoCounts(): { counts: TodoCounts; recount: () => void } {
  const [counts, setCounts] = useState<TodoCounts>({});
  const lastTurn = useRef(0);
  const { run } = useRequest(() => {
    const turn = (lastTurn.current += 1);
    const put = (view: TodoView, total: number | undefined) => {
      if (turn === lastTurn.current) setCounts((known) => ({ ...known, [view]: total }));
    };
    return Promise.all(
      TODO_VIEWS.map((view) =>
        totals[view]().then(
          (total) => put(view, total ?? undefined),
          // The previous count may be wrong by now.
          () => put(view, undefined),
        ),
      ),
    );
  });
  useFreshness('todos', run);
  return { counts, recount: run };
}
