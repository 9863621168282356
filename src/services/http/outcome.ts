import {
  HttpStatusError,
  NetworkError,
  SchemaError,
  TimeoutError,
  UnknownOutcomeError,
  type RequestError,
} from './errors';

/** A gateway answers with these when it has no answer of the server, which may have done its work. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/** Whether a write that failed like this may have been carried out all the same. */
const mayBeDone = (error: RequestError): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  error instanceof SchemaError ||
  (error instanceof HttpStatusError && GATEWAY_STATUSES.has(error.status));

/** Maps the failure of a sent write to UnknownOutcomeError: without a readable response it may have succeeded. */
export function toUnknownOutcome(error: RequestError): RequestError {
  if (!mayBeDone(error)) return error;
  const unknown = new UnknownOutcomeError(error.endpointName, { cause: error });
  unknown.requestId = error.requestId;
  return unknown;
}
