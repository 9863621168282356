// What a list of tasks is asked for, from what stands in its address (R266–R269).
import { codeFilter, oneOf, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { TodoQuery } from './assumed';

/** The three lists: what waits for the person, what they have done, what they have asked for. */
export const TODO_VIEWS = ['pending', 'processed', 'applied'] as const;

export type TodoView = (typeof TODO_VIEWS)[number];

/** Parameter of the address that names the list; the first one needs no name. */
export const VIEW_PARAMETER = 'view';

/** The list that an address names. */
export const readTodoView = (search: string): TodoView => {
  const named = new URLSearchParams(search).get(VIEW_PARAMETER);
  return TODO_VIEWS.find((view) => view === named) ?? 'pending';
};

/** States of a task (assumed). */
export const TODO_STATES = ['1', '2', '3'] as const;

/** States that a list can be narrowed down to: what waits has only one. */
export const STATES_OF_VIEW: Readonly<Record<TodoView, readonly string[]>> = {
  pending: [],
  processed: ['2', '3'],
  applied: TODO_STATES,
};

export type TodoFilter = 'keyword' | 'system' | 'status';

/** What each of the lists can be asked for. */
export const todoList: ListDefinition<TodoFilter> = {
  filters: { keyword: textFilter, system: codeFilter, status: oneOf(TODO_STATES) },
};

/** The question to the server; what is not filtered by is left out. */
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
