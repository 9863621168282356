// From what stands in the address of the list of notices to what the server is asked for (R046).
import { codeFilter, dayFilter, oneOf, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { NoticeQuery } from './assumed';
import { NOTICE_ENDS, NOTICE_STATUS } from './lifeCycle';

/** Names of the filters of notices in the address. */
export type NoticeFilter = 'title' | 'column' | 'status' | 'end' | 'from' | 'to';

/** What the list can be asked for: the newest first unless somebody turns it round. */
export const noticeList: ListDefinition<NoticeFilter> = {
  filters: {
    title: textFilter,
    column: codeFilter,
    status: oneOf(Object.values(NOTICE_STATUS)),
    end: oneOf(NOTICE_ENDS),
    from: dayFilter,
    to: dayFilter,
  },
  sortFields: ['createTime', 'sortNum'],
  defaultSort: { field: 'createTime', order: 'desc' },
};

/** The question to the server; what is not filtered by is left out. */
export const toNoticeQuery = ({
  filters: { title, column, status, end, from, to },
  sort,
  pageNo,
  pageSize,
}: ListQuery<NoticeFilter>): NoticeQuery => ({
  pageNo,
  pageSize,
  title: title || undefined,
  columnCode: column || undefined,
  status: status || undefined,
  publishingType: end || undefined,
  createTimeFrom: from || undefined,
  createTimeTo: to || undefined,
  sortField: sort ? (sort.field as NoticeQuery['sortField']) : undefined,
  sortOrder: sort?.order,
});
