// Converts the URL of the notice list to the request (R046).
import { codeFilter, dayFilter, oneOf, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { NoticeQuery } from './schema';
import { NOTICE_CLIENTS, NOTICE_STATUS } from './lifeCycle';

/** URL parameters of the notice filters. */
export type NoticeFilter = 'title' | 'column' | 'status' | 'end' | 'from' | 'to';

/** The list of notices, newest first by default. */
export const noticeList: ListDefinition<NoticeFilter> = {
  filters: {
    title: textFilter,
    column: codeFilter,
    status: oneOf(Object.values(NOTICE_STATUS)),
    end: oneOf(NOTICE_CLIENTS),
    from: dayFilter,
    to: dayFilter,
  },
  sortFields: ['createTime', 'sortNum'],
  defaultSort: { field: 'createTime', order: 'desc' },
};

/** The request; unset filters are left out. */
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
