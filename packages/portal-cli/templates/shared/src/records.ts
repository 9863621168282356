/** One row of the list. */
export interface RecordRow {
  id: number;
  title: string;
}

// In memory, to have something to show: replace it by calls of your server with portal.request.
let rows: readonly RecordRow[] = [
  { id: 1, title: 'A-101' },
  { id: 2, title: 'B-204' },
];

/** All records, newest first. */
export const listRecords = (): readonly RecordRow[] => rows;

/** Adds a record. */
export function addRecord(title: string): void {
  rows = [{ id: rows.length + 1, title }, ...rows];
}
