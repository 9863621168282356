/** A field whose files are uploaded while the form is filled in. */
export type FileField = 'content' | 'pictures' | 'attachments';

/** Files that have not arrived yet, by field: the form may not be sent without them. */
export interface PendingFiles {
  put(field: FileField, count: number): void;
  has(field: FileField): boolean;
}

/** Counts the files of one form, and reports how many there are in all of its fields, and which field has changed. */
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

/** Refuses a field whose files are still on their way, or have failed. */
export const noPending = (pending: PendingFiles, field: FileField, message: string) => ({
  validator: () => (pending.has(field) ? Promise.reject(new Error(message)) : Promise.resolve()),
});

/**
 * When a field of files is judged: with each attempt to send, and again when one of them has come or gone. Never by its
 * own change, which comes while the file that has just arrived still counts as under way.
 */
export const NEVER_BY_ITSELF: string[] = [];
