import type { Todo, TodoQuery } from '@/domain/todo/assumed';
import type { Page } from '@/domain/wire';
import { todoEndpoints } from './endpoints/todos';
import { call, type CallOptions } from './http';

/** One page of what waits for this person (R266). */
export const listPendingTodos = (query: TodoQuery, options?: CallOptions): Promise<Page<Todo>> =>
  call(todoEndpoints.listPendingTodos, query, options);

/** One page of what this person has done (R267). */
export const listProcessedTodos = (query: TodoQuery, options?: CallOptions): Promise<Page<Todo>> =>
  call(todoEndpoints.listProcessedTodos, query, options);

/** Deletes a task for good (R268). */
export const removeTodo = (id: string, options?: CallOptions): Promise<void> =>
  call(todoEndpoints.removeTodo, { id }, options);

/** One page of what this person has asked for (R269). */
export const listMyApplications = (query: TodoQuery, options?: CallOptions): Promise<Page<Todo>> =>
  call(todoEndpoints.listMyApplications, query, options);
