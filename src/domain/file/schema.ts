import * as z from 'zod/mini';
import { listOf, maybe, numberOr, text, wireObject, type Schema } from '../wire';

/** An attachment of a notice or manual. */
export interface Attachment {
  downloadUri: string;
  originalFilename: string;
  filename: string;
  id?: string;
  /** Bytes, if the server sends the size. */
  size?: number;
}

/** Attachment of a notice; it has both names (R135). */
export const noticeAttachment = wireObject({
  downloadUri: text,
  originalFilename: text,
  filename: text,
  id: z.optional(maybe(text)),
  size: z.optional(maybe(numberOr(null))),
});

/** Attachment of a manual; it has only the original name (R136). */
export const manualAttachment = wireObject({
  downloadUri: text,
  originalFilename: text,
  filename: z.optional(maybe(text)),
  id: z.optional(maybe(text)),
  size: z.optional(maybe(numberOr(null))),
});

/** Normalizes both spellings of an attachment. */
export const toAttachment = (
  wire: z.output<typeof noticeAttachment> | z.output<typeof manualAttachment>,
): Attachment => ({
  downloadUri: wire.downloadUri,
  originalFilename: wire.originalFilename,
  filename: wire.filename ?? '',
  ...(wire.id ? { id: wire.id } : {}),
  ...(wire.size == null ? {} : { size: wire.size }),
});

/** The attachments of a notice. */
export const noticeAttachments: Schema<Attachment[]> = z.pipe(
  listOf(noticeAttachment),
  z.transform((files) => files.map(toAttachment)),
);

/** The attachments of a manual. */
export const manualAttachments: Schema<Attachment[]> = z.pipe(
  listOf(manualAttachment),
  z.transform((files) => files.map(toAttachment)),
);
