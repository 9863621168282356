import * as z from 'zod/mini';
import { noticeAttachments, type Attachment } from '../file/schema';
import {
  editableRecord,
  id,
  listOf,
  maybe,
  numberOr,
  pageOf,
  text,
  time,
  wireObject,
  type Page,
  type PageQuery,
  type Schema,
} from '../wire';

/** A notice in a list (R134). */
export interface NoticeRecord {
  id: string;
  title: string;
  /** '1' is shown green, anything else blue. */
  columnCode: string;
  columnName: string;
  createTime: string;
  /** '1' draft, '2' published, '3' revoked (assumed). */
  status: string;
  /** '1' app, '2' PC, '3' both (assumed). */
  publishingType: string;
  /** Not in R134: shown in the list if the server sends them (R046). */
  sortNum?: number | null;
  createdByName?: string | null;
  /** Publishing time of a scheduled notice. */
  publishTime?: string | null;
}

/** The fields of a listed notice on the wire. */
const noticeRecordShape = {
  id,
  title: text,
  columnCode: text,
  columnName: text,
  createTime: time,
  status: text,
  publishingType: text,
  sortNum: z.optional(maybe(numberOr(null))),
  createdByName: z.optional(maybe(text)),
  publishTime: z.optional(maybe(time)),
};

const noticeRecord: Schema<NoticeRecord> = wireObject(noticeRecordShape);

export const noticePage: Schema<Page<NoticeRecord>> = pageOf(noticeRecord);

/** A cover image. */
export interface Picture {
  id: string;
  downloadUri: string;
}

/** A notice in full (R135). */
export interface NoticeDetail {
  title: string;
  createdByName: string;
  columnName: string;
  createTime: string;
  statusName: string;
  publishingName: string;
  /** Null when not set; 0 is a valid number (R112). */
  sortNumber: number | null;
  /** HTML written by users: sanitize it before rendering. */
  content: string;
  pictures: Picture[];
  attachments: Attachment[];
  // Not in R135: codes that the server may send besides the names.
  /** '1' draft, '2' published, '3' revoked (assumed). */
  status?: string;
  /** Code of the target client (assumed). */
  publishingType?: string;
  /** Publishing time of a scheduled notice. */
  publishTime?: string;
}

/** The fields of a notice in full on the wire. */
const noticeDetailShape = {
  title: text,
  createdByName: text,
  columnName: text,
  createTime: time,
  statusName: text,
  publishingName: text,
  sortNum: numberOr(null),
  content: text,
  picUrlFiles: listOf(wireObject({ id, downloadUri: text })),
  fileUrlFiles: noticeAttachments,
  status: z.optional(maybe(text)),
  publishingType: z.optional(maybe(text)),
  publishTime: z.optional(maybe(time)),
};

const noticeDetailWire = wireObject(noticeDetailShape);

/** Converts a notice in full from the wire to the model. */
const toNoticeDetail = ({
  sortNum,
  picUrlFiles,
  fileUrlFiles,
  ...rest
}: z.output<typeof noticeDetailWire>): NoticeDetail => ({
  ...rest,
  sortNumber: sortNum,
  pictures: picUrlFiles,
  attachments: fileUrlFiles,
});

export const noticeDetail: Schema<NoticeDetail> = z.pipe(noticeDetailWire, z.transform(toNoticeDetail));

// Assumed: the filters of the notice list, the body of publishing, and the codes that a detail carries besides its
// names, which editing needs (A16).

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
export interface NoticeInput {
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
export interface NoticeChange extends NoticeInput {
  id: string;
  version?: string;
  /** Set when the user chose to overwrite someone else's change. */
  overwrite?: boolean;
}

/** A notice in full with the codes that the edit form needs, if the server sends them. */
export interface EditableNotice extends NoticeDetail {
  id?: string;
  columnCode?: string;
  publishingType?: string;
  version?: string;
}

export const editableNotice: Schema<EditableNotice> = editableRecord(
  {
    ...noticeDetailShape,
    id: z.optional(maybe(id)),
    columnCode: z.optional(maybe(text)),
    publishingType: z.optional(maybe(text)),
    version: z.optional(maybe(text)),
  },
  (wire): EditableNotice => toNoticeDetail(wire),
);

/** The saved record. */
export interface Saved {
  id: string;
}

export const savedNotice: Schema<Saved> = wireObject({ id });
