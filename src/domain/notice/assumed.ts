// Assumed: the filters of the notice list, the body of publishing, and the codes that a detail carries besides its
// names, which editing needs (A16).
import * as z from 'zod/mini';
import { editableRecord, id, listOf, maybe, text, wireObject, type PageQuery, type Schema } from '../wire';
import { noticeDetailShape, toNoticeDetail, type NoticeDetail } from './schema';

/** Filters of the notice list. */
export interface NoticeQuery extends PageQuery {
  title?: string;
  columnCode?: string;
  status?: string | number;
  publishingType?: string | number;
  createTimeFrom?: string;
  createTimeTo?: string;
  sortField?: 'createTime' | 'sortNum';
  sortOrder?: 'asc' | 'desc';
}

/** A column that notices belong to. */
export interface NoticeColumn {
  columnCode: string;
  columnName: string;
}

export const noticeColumns: Schema<NoticeColumn[]> = listOf(wireObject({ columnCode: id, columnName: text }));

/** Body for saving a notice; an update carries the id. */
export interface NoticeDraft {
  title: string;
  columnCode: string;
  publishingType: string;
  status: string;
  sortNum: number | null;
  content: string;
  /** Publishing time of a scheduled notice, `YYYY-MM-DD HH:mm:ss`. */
  publishTime?: string;
  picUrlFiles: { id: string; downloadUri: string }[];
  fileUrlFiles: { id: string; downloadUri: string; originalFilename: string; filename: string }[];
}

/** A changed notice; the server compares the version that was read to detect a conflicting edit (R239). */
export interface NoticeChange extends NoticeDraft {
  id: string;
  version?: string;
  /** Set when the user chose to overwrite someone else's change. */
  overwrite?: boolean;
}

/** A notice in full with the codes that the edit form needs, if the server sends them. */
export interface EditableNotice extends NoticeDetail {
  id?: string;
  columnCode?: string;
  status?: string;
  publishingType?: string;
  publishTime?: string;
  version?: string;
}

export const editableNotice: Schema<EditableNotice> = editableRecord(
  {
    ...noticeDetailShape,
    id: z.optional(maybe(id)),
    columnCode: z.optional(maybe(text)),
    status: z.optional(maybe(text)),
    publishingType: z.optional(maybe(text)),
    publishTime: z.optional(maybe(text)),
    version: z.optional(maybe(text)),
  },
  (wire): EditableNotice => toNoticeDetail(wire),
);

/** The saved record. */
export interface Saved {
  id: string;
}

export const savedNotice: Schema<Saved> = wireObject({ id });
