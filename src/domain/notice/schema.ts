import * as z from 'zod/mini';
import { noticeAttachments, type Attachment } from '../file/schema';
import { id, listOf, maybe, numberOr, pageOf, text, wireObject, type Page, type Schema } from '../wire';

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
export const noticeRecordShape = {
  id,
  title: text,
  columnCode: text,
  columnName: text,
  createTime: text,
  status: text,
  publishingType: text,
  sortNum: z.optional(maybe(numberOr(null))),
  createdByName: z.optional(maybe(text)),
  publishTime: z.optional(maybe(text)),
};

export const noticeRecord: Schema<NoticeRecord> = wireObject(noticeRecordShape);

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
}

/** The fields of a notice in full on the wire. */
export const noticeDetailShape = {
  title: text,
  createdByName: text,
  columnName: text,
  createTime: text,
  statusName: text,
  publishingName: text,
  sortNum: numberOr(null),
  content: text,
  picUrlFiles: listOf(wireObject({ id, downloadUri: text })),
  fileUrlFiles: noticeAttachments,
};

export const noticeDetailWire = wireObject(noticeDetailShape);

/** Converts a notice in full from the wire to the model. */
export const toNoticeDetail = ({
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
