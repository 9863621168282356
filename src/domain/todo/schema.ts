// Assumed: the specification names the todo calls, not their bodies (R287).
import * as z from 'zod/mini';
import { id, listOf, maybe, pageOf, text, time, wireObject, type Page, type PageQuery, type Schema } from '../wire';

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

const todoFields = {
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
};

export const todoPage: Schema<Page<Todo>> = pageOf(wireObject(todoFields));

/** An application of the person, with what was applied for as far as the server says it. */
export interface OwnApplication extends Todo {
  areaId?: string;
  itemId?: string;
  departmentId?: string;
  roleTypeIds?: string[];
  skillIds?: string[];
  /** The person's reason; `reason` is that of a rejection. */
  applyReason?: string;
}

export const ownApplicationPage: Schema<Page<OwnApplication>> = pageOf(
  wireObject({
    ...todoFields,
    areaId: z.optional(maybe(id)),
    itemId: z.optional(maybe(id)),
    departmentId: z.optional(maybe(id)),
    roleTypeIds: z.optional(maybe(listOf(id))),
    skillIds: z.optional(maybe(listOf(id))),
    applyReason: z.optional(maybe(text)),
  }),
);

/** Filters of the three todo lists. */
export interface TodoQuery extends PageQuery {
  keyword?: string;
  systemCode?: string;
  status?: string;
}
