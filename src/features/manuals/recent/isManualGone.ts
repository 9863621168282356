import { EnvelopeError, HttpStatusError } from '@/services/http';

/** Whether the server has answered that there is no such manual; a call that came to nothing says nothing about it. */
export const isManualGone = (error: unknown): boolean =>
  error instanceof EnvelopeError || (error instanceof HttpStatusError && [404, 410].includes(error.status));
