import { EnvelopeError, HttpStatusError } from '@/services/http';

const CONFLICT = 409;

/** Whether the server rejected a change because the record has changed since it was read (R239). */
export const isConflict = (error: unknown): boolean =>
  (error instanceof EnvelopeError && error.status === String(CONFLICT)) ||
  (error instanceof HttpStatusError && error.status === CONFLICT);
