import * as z from 'zod/mini';
import { manualAttachments, type Attachment } from '../file/schema';
import {
  editableRecord,
  id,
  listOf,
  maybe,
  pageOf,
  text,
  time,
  wireObject,
  type Page,
  type PageQuery,
  type Schema,
} from '../wire';

/** An operation manual (R136). */
export interface ManualRecord {
  id: string;
  /** '1' to '11' select an icon, anything else the default icon. */
  source: string;
  sourceName: string;
  pushTime: string;
  /** `uploadAttachment` on the wire. */
  attachments: Attachment[];
}

/** The fields of a manual on the wire. */
const manualRecordShape = {
  id,
  source: text,
  sourceName: text,
  pushTime: time,
  uploadAttachment: manualAttachments,
};

/** Converts a manual from the wire to the model. */
const toManualRecord = <Wire extends { uploadAttachment: Attachment[] }>({ uploadAttachment, ...rest }: Wire) => ({
  ...rest,
  attachments: uploadAttachment,
});

// Assumed: the filters of the manual list, the name and description of a manual, and the body of publishing (A16).

/** A manual with the fields of its page that the specification does not list. */
export interface NamedManual extends ManualRecord {
  name?: string;
  description?: string;
  /** Version that was read; lets the server detect conflicting edits. */
  version?: string;
}

export const namedManual: Schema<NamedManual> = editableRecord(
  {
    ...manualRecordShape,
    name: z.optional(maybe(text)),
    description: z.optional(maybe(text)),
    version: z.optional(maybe(text)),
  },
  (wire): NamedManual => toManualRecord(wire),
);

export const manualPage: Schema<Page<NamedManual>> = pageOf(namedManual);

export const homeManuals: Schema<NamedManual[]> = listOf(namedManual);

/** Filters of the manual list. */
export interface ManualQuery extends PageQuery {
  name?: string;
  source?: string;
  pushTimeFrom?: string;
  pushTimeTo?: string;
  sortField?: 'pushTime' | 'name';
  sortOrder?: 'asc' | 'desc';
}

/** Body for publishing a manual; an update carries the id. */
export interface ManualInput {
  name: string;
  description?: string;
  source: string;
  sourceName: string;
  pushTime: string;
  uploadAttachment: { id: string; downloadUri: string; originalFilename: string; filename: string }[];
}

/** A changed manual; the server compares the version that was read to detect a conflicting edit (R248). */
export interface ManualChange extends ManualInput {
  id: string;
  version?: string;
  /** Set when the user chose to overwrite someone else's change. */
  overwrite?: boolean;
}

export const savedManual: Schema<{ id: string }> = wireObject({ id });
