// Assumed: what a notice list can be asked for, what publishing sends, and the codes a detail carries besides its
// names, without which a notice could not be edited (A16).
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

/** A column that notices are filed under. */
export interface NoticeColumn {
  columnCode: string;
  columnName: string;
}

export const noticeColumns: Schema<NoticeColumn[]> = listOf(wireObject({ columnCode: id, columnName: text }));

/** What is sent when a notice is written; with an id when it is changed. */
export interface NoticeDraft {
  title: string;
  columnCode: string;
  publishingType: string;
  status: string;
  sortNum: number | null;
  content: string;
  /** When a timed notice is to appear, `YYYY-MM-DD HH:mm:ss`. */
  publishTime?: string;
  picUrlFiles: { id: string; downloadUri: string }[];
  fileUrlFiles: { id: string; downloadUri: string; originalFilename: string; filename: string }[];
}

/** A changed notice; the version read before lets the server notice that somebody else was faster (R239). */
export interface NoticeChange extends NoticeDraft {
  id: string;
  version?: string;
  /** Set when the person chose to write over somebody else's change. */
  overwrite?: boolean;
}

/** A notice in full with the codes that the edit form needs, when the server sends them. */
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

/** The record that a save has made. */
export interface Saved {
  id: string;
}

export const savedNotice: Schema<Saved> = wireObject({ id });
