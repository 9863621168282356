import {
  HttpStatusError,
  NetworkError,
  SchemaError,
  TimeoutError,
  UnknownOutcomeError,
  type RequestError,
} from './errors';

/** Status codes of a gateway without a response from the server, which may have carried the call out. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/** Whether a write with this failure may have been carried out. */
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
