import { EnvelopeError, HttpStatusError } from './errors';

/** Whether the server responded that the record does not exist; other failures say nothing about it. */
export const isRecordGone = (error: unknown): boolean =>
  error instanceof EnvelopeError || (error instanceof HttpStatusError && [404, 410].includes(error.status));
