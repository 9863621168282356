// Assumed: the filters of the manual list, the name and description of a manual, and what publishing sends (A16).
import * as z from 'zod/mini';
import {
  editableRecord,
  id,
  listOf,
  maybe,
  pageOf,
  text,
  wireObject,
  type Page,
  type PageQuery,
  type Schema,
} from '../wire';
import { manualRecordShape, toManualRecord, type ManualRecord } from './schema';

/** A manual with what its page shows besides the listed fields. */
export interface NamedManual extends ManualRecord {
  name?: string;
  description?: string;
  /** Tells the server which manual a change was made of. */
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

/** What is sent when a manual is published; with an id when it is changed. */
export interface ManualDraft {
  name: string;
  description?: string;
  source: string;
  sourceName: string;
  pushTime: string;
  uploadAttachment: { id: string; downloadUri: string; originalFilename: string; filename: string }[];
}

/** A changed manual; the version read before lets the server notice that somebody else was faster (R248). */
export interface ManualChange extends ManualDraft {
  id: string;
  version?: string;
  /** Set when the person chose to replace somebody else's change. */
  overwrite?: boolean;
}

export const savedManual: Schema<{ id: string }> = wireObject({ id });
