import { EnvelopeError, HttpStatusError } from '@/services/http';

const CONFLICT = 409;

/** Whether the server refused a change because the record is not the one that was read (R239). */
export const isConflict = (error: unknown): boolean =>
  (error instanceof EnvelopeError && error.status === String(CONFLICT)) ||
  (error instanceof HttpStatusError && error.status === CONFLICT);
