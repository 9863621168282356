import * as z from 'zod/mini';
import { count, listOf, maybe, requiredId, text, wireObject, type Schema } from '../wire';

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
const noticeAttachment = wireObject({
  downloadUri: text,
  originalFilename: text,
  filename: text,
  id: z.optional(maybe(text)),
  size: z.optional(maybe(count)),
});

/** Attachment of a manual; it has only the original name (R136). */
const manualAttachment = wireObject({
  downloadUri: text,
  originalFilename: text,
  filename: z.optional(maybe(text)),
  id: z.optional(maybe(text)),
  size: z.optional(maybe(count)),
});

/** Normalizes both spellings of an attachment. */
const toAttachment = (wire: z.output<typeof noticeAttachment> | z.output<typeof manualAttachment>): Attachment => ({
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

// Assumed: the specification names the two upload calls, not their response (A16).

/** A file after its upload. */
export interface UploadedFile {
  id: string;
  downloadUri: string;
  originalFilename: string;
  filename: string;
  /** Bytes; null if the server did not send a usable size. */
  size: number | null;
}

export const uploadedFile: Schema<UploadedFile> = wireObject({
  id: requiredId,
  downloadUri: requiredId,
  originalFilename: text,
  filename: text,
  size: count,
});
