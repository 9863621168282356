// Converts the URL of a task list to the request (R266–R269).
import { codeFilter, oneOf, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { TodoQuery } from './schema';

/** The three lists: pending, processed, and the person's own applications. */
export const TODO_VIEWS = ['pending', 'processed', 'applied'] as const;

export type TodoView = (typeof TODO_VIEWS)[number];

/** URL parameter of the list; the first list is the default. */
export const VIEW_PARAMETER = 'view';

/** The list that an address names. */
export const readTodoView = (search: string): TodoView => {
  const named = new URLSearchParams(search).get(VIEW_PARAMETER);
  return TODO_VIEWS.find((view) => view === named) ?? 'pending';
};

/** Status codes of a task and of an application (assumed). */
export const TODO_STATUS = { submitted: '1', approved: '2', rejected: '3' } as const;
const TODO_STATUSES = Object.values(TODO_STATUS);

/** Status filters of a list; pending tasks have only one status. */
export const STATUSES_OF_VIEW: Readonly<Record<TodoView, readonly string[]>> = {
  pending: [],
  processed: [TODO_STATUS.approved, TODO_STATUS.rejected],
  applied: TODO_STATUSES,
};

export type TodoFilter = 'keyword' | 'system' | 'status';

/** Definition of each list. */
export const todoList: ListDefinition<TodoFilter> = {
  filters: { keyword: textFilter, system: codeFilter, status: oneOf(TODO_STATUSES) },
};

/** The request; unset filters are left out. */
export const toTodoQuery = ({
  filters: { keyword, system, status },
  pageNo,
  pageSize,
}: ListQuery<TodoFilter>): TodoQuery => ({
  pageNo,
  pageSize,
  keyword: keyword || undefined,
  systemCode: system || undefined,
  status: status || undefined,
});
