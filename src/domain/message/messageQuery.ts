// Converts the URL of a message list to the request (R044, R045).
import { codeFilter, dayFilter, oneOf, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { MessageQuery } from './schema';

/** Maximum number of ids in one bulk call (R260, R261). */
export const BULK_LIMIT = 100;

/** URL parameters of the message filters. */
export type MessageFilter = 'keyword' | 'type' | 'read' | 'status' | 'from' | 'to';

/** A list of messages, newest first by default. */
export const messageList: ListDefinition<MessageFilter> = {
  filters: {
    keyword: textFilter,
    type: codeFilter,
    read: oneOf(['yes', 'no']),
    status: oneOf(['1', '2']),
    from: dayFilter,
    to: dayFilter,
  },
  sortFields: ['createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
};

/** The request; unset filters are left out. */
export const toMessageQuery = ({
  filters: { keyword, type, read, status, from, to },
  sort,
  pageNo,
  pageSize,
}: ListQuery<MessageFilter>): MessageQuery => ({
  pageNo,
  pageSize,
  keyword: keyword || undefined,
  typeCode: type || undefined,
  isRead: read ? read === 'yes' : undefined,
  status: status || undefined,
  createTimeFrom: from || undefined,
  createTimeTo: to || undefined,
  sortOrder: sort?.order,
});

/** Status codes of the person's own messages (assumed). */
export const MESSAGE_DRAFT = '1';
export const MESSAGE_PUBLISHED = '2';
