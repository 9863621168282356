import { EnvelopeError, HttpStatusError } from './errors';

/** Whether the server has responded that there is no such record; a call that failed otherwise says nothing about it. */
export const isRecordGone = (error: unknown): boolean =>
  error instanceof EnvelopeError || (error instanceof HttpStatusError && [404, 410].includes(error.status));
