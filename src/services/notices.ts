import {
  editableNotice,
  noticeColumns,
  noticeDetail,
  noticePage,
  savedNotice,
  type EditableNotice,
  type NoticeChange,
  type NoticeColumn,
  type NoticeDetail,
  type NoticeInput,
  type NoticeQuery,
  type NoticeRecord,
  type Saved,
} from '@/domain/notice/schema';
import { nothing, type Page } from '@/domain/wire';
import { cachePerToken, call, type CallOptions } from './http';
import { get, post } from './http/endpoint';

const NOTICE = '/new/notice/2.0';

/** Endpoints of notices. */
export const noticeEndpoints = {
  listNotices: get<NoticeQuery, Page<NoticeRecord>>({
    row: 'R237',
    name: 'listNotices',
    path: `${NOTICE}/list`,
    response: noticePage,
  }),
  createNotice: post<NoticeInput, Saved>({
    row: 'R238',
    name: 'createNotice',
    path: `${NOTICE}/add`,
    response: savedNotice,
    effect: 'creates',
  }),
  updateNotice: post<NoticeChange, void>({
    row: 'R239',
    name: 'updateNotice',
    path: `${NOTICE}/update`,
    response: nothing,
    effect: 'changes',
  }),
  removeNotices: post<{ ids: string[] }, void>({
    row: 'R240',
    name: 'removeNotices',
    path: `${NOTICE}/delete`,
    response: nothing,
    effect: 'changes',
  }),
  getEditableNotice: get<{ id: string }, EditableNotice>({
    row: 'R241',
    name: 'getEditableNotice',
    path: `${NOTICE}/detail`,
    response: editableNotice,
    needsData: true,
  }),
  listNoticeColumns: get<void, NoticeColumn[]>({
    row: 'R242',
    name: 'listNoticeColumns',
    path: '/new/notice/getNoticeColumn',
    response: noticeColumns,
    background: true,
  }),
  // Assumed to be the detail call: the specification does not show how the preview loads its data (A16).
  getNotice: get<{ id: string }, NoticeDetail>({
    row: 'R243',
    name: 'getNotice',
    path: `${NOTICE}/detail`,
    response: noticeDetail,
    background: true,
  }),
};

/** One page of notices (R237). */
export const listNotices = (query: NoticeQuery, options?: CallOptions): Promise<Page<NoticeRecord>> =>
  call(noticeEndpoints.listNotices, query, options);

/** A notice for the preview (R243). */
export const getNotice = (id: string, options?: CallOptions): Promise<NoticeDetail> =>
  call(noticeEndpoints.getNotice, { id }, options);

/** A notice for editing (R241). */
export const getEditableNotice = (id: string, options?: CallOptions): Promise<EditableNotice> =>
  call(noticeEndpoints.getEditableNotice, { id }, options);

/** Creates a notice (R238). */
export const createNotice = (draft: NoticeInput, options?: CallOptions): Promise<Saved> =>
  call(noticeEndpoints.createNotice, draft, options);

/** Changes a notice (R239). */
export const updateNotice = (change: NoticeChange, options?: CallOptions): Promise<void> =>
  call(noticeEndpoints.updateNotice, change, options);

/** Deletes notices (R240). */
export const removeNotices = (ids: string[], options?: CallOptions): Promise<void> =>
  call(noticeEndpoints.removeNotices, { ids }, options);

const cachedColumns = cachePerToken(() => call(noticeEndpoints.listNoticeColumns, undefined, { quiet: true }));

/** The columns of notices, cached (R242). The caller shows failures. */
export const listNoticeColumns = (): Promise<NoticeColumn[]> => cachedColumns(undefined);
