// Assumed: the specification names the todo calls, not their bodies (R287).
import * as z from 'zod/mini';
import { id, maybe, pageOf, text, time, wireObject, type Page, type PageQuery, type Schema } from '../wire';

/** A pending task, a processed one, or the person's own application. */
export interface Todo {
  id: string;
  title: string;
  systemCode: string;
  systemName: string;
  applicantName: string;
  createTime: string;
  /** '1' submitted, '2' approved, '3' rejected. */
  status: string;
  statusName: string;
  /** Why an application was rejected. */
  reason?: string;
  /** Until when it is to be handled, if the server says so. */
  dueTime?: string;
  /** Where the task is handled, if the server sends more than its system; validated before it becomes a link. */
  handleUrl?: string;
}

const todo: Schema<Todo> = wireObject({
  id,
  title: text,
  systemCode: text,
  systemName: text,
  applicantName: text,
  createTime: time,
  status: text,
  statusName: text,
  reason: z.optional(maybe(text)),
  dueTime: z.optional(maybe(time)),
  handleUrl: z.optional(maybe(text)),
});

export const todoPage: Schema<Page<Todo>> = pageOf(todo);

/** Filters of the three todo lists. */
export interface TodoQuery extends PageQuery {
  keyword?: string;
  systemCode?: string;
  status?: string;
}
