import { ownApplicationPage, todoPage, type OwnApplication, type Todo, type TodoQuery } from '@/domain/todo/schema';
import { nothing, type Page } from '@/domain/wire';
import { call, type CallOptions } from './http';
import { get, post } from './http/endpoint';

const TODO_PATH = '/todo/todo';

/** Endpoints of pending tasks, processed tasks and the person's own applications. */
export const todoEndpoints = {
  listPendingTodos: post<TodoQuery, Page<Todo>>({
    row: 'R266',
    name: 'listPendingTodos',
    path: `${TODO_PATH}/pending/list`,
    response: todoPage,
  }),
  listProcessedTodos: post<TodoQuery, Page<Todo>>({
    row: 'R267',
    name: 'listProcessedTodos',
    path: `${TODO_PATH}/processed/list`,
    response: todoPage,
  }),
  removeTodo: post<{ id: string }, void>({
    row: 'R268',
    name: 'removeTodo',
    path: `${TODO_PATH}/es/delete`,
    response: nothing,
    effect: 'changes',
  }),
  listMyApplications: get<TodoQuery, Page<OwnApplication>>({
    row: 'R269',
    name: 'listMyApplications',
    path: `${TODO_PATH}/apply/list`,
    response: ownApplicationPage,
  }),
};

/** One page of pending tasks (R266). */
export const listPendingTodos = (query: TodoQuery, options?: CallOptions): Promise<Page<Todo>> =>
  call(todoEndpoints.listPendingTodos, query, options);

/** One page of processed tasks (R267). */
export const listProcessedTodos = (query: TodoQuery, options?: CallOptions): Promise<Page<Todo>> =>
  call(todoEndpoints.listProcessedTodos, query, options);

/** Deletes a task permanently (R268). */
export const removeTodo = (id: string, options?: CallOptions): Promise<void> =>
  call(todoEndpoints.removeTodo, { id }, options);

/** One page of the person's own applications (R269). */
export const listMyApplications = (query: TodoQuery, options?: CallOptions): Promise<Page<OwnApplication>> =>
  call(todoEndpoints.listMyApplications, query, options);
