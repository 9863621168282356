// From what stands in the address of a list of messages to what the server is asked for (R044, R045).
import { codeFilter, dayFilter, oneOf, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { MessageQuery } from './assumed';

/** Names of the filters of messages in the address. */
export type MessageFilter = 'keyword' | 'type' | 'read' | 'status' | 'from' | 'to';

/** What a list of messages can be asked for: the newest first unless somebody turns it round. */
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

/** The question to the server; what is not filtered by is left out. */
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

/** States of one's own message (assumed). */
export const MESSAGE_DRAFT = '1';
export const MESSAGE_PUBLISHED = '2';
