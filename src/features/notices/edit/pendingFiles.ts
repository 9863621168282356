/** A field whose files are uploaded while the form is being edited. */
export type FileField = 'content' | 'pictures' | 'attachments';

/** Files that are not uploaded yet, by field: the form cannot be submitted before they are. */
export interface PendingFiles {
  put(field: FileField, count: number): void;
  has(field: FileField): boolean;
}

/** Counts the pending files of a form, and reports their total and the field that has changed. */
export function countPending(onChange: (count: number, field: FileField) => void): PendingFiles {
  const counts = new Map<FileField, number>();
  return {
    put: (field, count) => {
      counts.set(field, count);
      onChange(
        [...counts.values()].reduce((sum, one) => sum + one, 0),
        field,
      );
    },
    has: (field) => (counts.get(field) ?? 0) > 0,
  };
}

/** Rejects a field with files that are being uploaded or have failed. */
export const noPending = (pending: PendingFiles, field: FileField, message: string) => ({
  validator: () => (pending.has(field) ? Promise.reject(new Error(message)) : Promise.resolve()),
});

/**
 * Validation trigger of file fields: only each submit, and again when the number of pending files changes. Not their
 * own change event, which is fired while the uploaded file still counts as pending.
 */
export const NEVER_BY_ITSELF: string[] = [];
