// Assumed: the specification names the message calls, not their bodies (A16, R287).
import * as z from 'zod/mini';
import {
  count,
  editableRecord,
  flag,
  id,
  listOf,
  maybe,
  pageOf,
  text,
  time,
  wireObject,
  type Page,
  type PageQuery,
  type Schema,
} from '../wire';

/** A message of the message center. */
export interface Message {
  id: string;
  title: string;
  content: string;
  source: string;
  typeCode: string;
  typeName: string;
  createTime: string;
  isRead: boolean;
  createdByName: string;
  /** '1' draft, '2' published; only on the person's own messages. */
  status?: string;
  statusName?: string;
  /** Page of the record that it is about, if the server names one; validated before it becomes a link. */
  handleUrl?: string;
}

export const message: Schema<Message> = editableRecord(
  {
    id,
    title: text,
    content: text,
    source: text,
    typeCode: text,
    typeName: text,
    createTime: time,
    isRead: flag,
    createdByName: text,
    status: z.optional(maybe(text)),
    statusName: z.optional(maybe(text)),
    handleUrl: z.optional(maybe(text)),
  },
  (wire): Message => wire,
);

export const messagePage: Schema<Page<Message>> = pageOf(message);

export const latestMessages: Schema<Message[]> = listOf(message);

/** Filters of both message lists. */
export interface MessageQuery extends PageQuery {
  keyword?: string;
  typeCode?: string;
  isRead?: boolean;
  status?: string;
  createTimeFrom?: string;
  createTimeTo?: string;
  sortOrder?: 'asc' | 'desc';
}

/** Body for saving a message; an update carries the id. */
export interface MessageInput {
  id?: string;
  title: string;
  content: string;
  typeCode: string;
  status: string;
}

export const savedMessage: Schema<{ id: string }> = wireObject({ id });

/** Number of messages, in total and by type (R263). */
export interface MessageSummary {
  /** Counts that the server did not send are null, not zero (A40). */
  total: number | null;
  unread: number | null;
  types: { typeCode: string; typeName: string; total: number | null; unread: number | null }[];
}

export const messageSummary: Schema<MessageSummary> = wireObject({
  total: count,
  unread: count,
  types: listOf(
    z.pipe(
      // A kind without its code would be the same choice as 'all'.
      wireObject({ typeCode: id, typeName: text, total: count, unread: count }),
      z.transform((kind) => ({ ...kind, typeName: kind.typeName || kind.typeCode })),
    ),
  ),
});

/** Title suggestions for a keyword (R264). */
export const messageNames: Schema<string[]> = listOf(text);
