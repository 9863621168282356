import type {
  EditableNotice,
  NoticeChange,
  NoticeColumn,
  NoticeDraft,
  NoticeQuery,
  Saved,
} from '@/domain/notice/assumed';
import type { NoticeDetail, NoticeRecord } from '@/domain/notice/schema';
import type { Page } from '@/domain/wire';
import { noticeEndpoints } from './endpoints/notices';
import { call, cachePerToken, type CallOptions } from './http';

/** One page of notices (R237). */
export const listNotices = (query: NoticeQuery, options?: CallOptions): Promise<Page<NoticeRecord>> =>
  call(noticeEndpoints.listNotices, query, options);

/** A notice as its readers see it, for the preview (R243). */
export const getNotice = (id: string, options?: CallOptions): Promise<NoticeDetail> =>
  call(noticeEndpoints.getNotice, { id }, options);

/** A notice as its author edits it (R241). */
export const getEditableNotice = (id: string, options?: CallOptions): Promise<EditableNotice> =>
  call(noticeEndpoints.getEditableNotice, { id }, options);

/** Writes a new notice (R238). */
export const createNotice = (draft: NoticeDraft, options?: CallOptions): Promise<Saved> =>
  call(noticeEndpoints.createNotice, draft, options);

/** Changes a notice (R239). */
export const updateNotice = (change: NoticeChange, options?: CallOptions): Promise<void> =>
  call(noticeEndpoints.updateNotice, change, options);

/** Deletes notices (R240). */
export const removeNotices = (ids: string[], options?: CallOptions): Promise<void> =>
  call(noticeEndpoints.removeNotices, { ids }, options);

const cachedColumns = cachePerToken(() => call(noticeEndpoints.listNoticeColumns, undefined, { quiet: true }));

/** The columns that notices are filed under, asked for once (R242). Its caller shows a failure. */
export const listNoticeColumns = (): Promise<NoticeColumn[]> => cachedColumns(undefined);
