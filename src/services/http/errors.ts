// What can go wrong with a call. The HTTP layer raises these and shows nothing; who catches them decides.

/** What every failed call carries. */
export class RequestError extends Error {
  override name = 'RequestError';
  /** Name of the server's record of this request, when it sent one. */
  requestId?: string;

  constructor(
    readonly endpointName: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The server answered with an HTTP status that is no success. */
export class HttpStatusError extends RequestError {
  override name = 'HttpStatusError';
  /** How long the server asks to wait before trying again, when it says so. */
  retryAfterMs?: number;

  constructor(
    endpointName: string,
    readonly status: number,
  ) {
    super(endpointName, `HTTP ${status}`);
  }
}

/** The call took longer than it may. */
export class TimeoutError extends RequestError {
  override name = 'TimeoutError';

  constructor(
    endpointName: string,
    readonly timeoutMs: number,
  ) {
    super(endpointName, `No answer within ${timeoutMs} ms`);
  }
}

/** The server could not be reached. */
export class NetworkError extends RequestError {
  override name = 'NetworkError';

  constructor(endpointName: string, options?: ErrorOptions) {
    super(endpointName, 'The server could not be reached', options);
  }
}

/** Nobody wants the answer any more; never shown to anybody. */
export class AbortedError extends RequestError {
  override name = 'AbortedError';

  constructor(endpointName: string) {
    super(endpointName, 'The call was cancelled');
  }
}

/** The server answered that the call did not work. */
export class EnvelopeError extends RequestError {
  override name = 'EnvelopeError';

  constructor(
    endpointName: string,
    /** `status` or `code` of the answer, as text. */
    readonly status: string,
    /** The server's own words, empty when it has none. */
    readonly msg: string,
  ) {
    super(endpointName, msg || `Answer with status ${status}`);
  }
}

/** The answer (or, before it is sent, the payload) is not what it has to be. */
export class SchemaError extends RequestError {
  override name = 'SchemaError';

  constructor(
    endpointName: string,
    /** Where it differs, such as `telephone` or `records.0.title`; empty when it could not be read at all. */
    readonly paths: readonly string[],
    reason: string,
    options?: ErrorOptions,
  ) {
    super(endpointName, paths.length > 0 ? `${reason}: ${paths.join(', ')}` : reason, options);
  }
}

/** A write was sent and its answer was lost: it may have been carried out or not. The cause says how it was lost. */
export class UnknownOutcomeError extends RequestError {
  override name = 'UnknownOutcomeError';

  constructor(endpointName: string, options: ErrorOptions) {
    super(endpointName, 'The outcome is not known', options);
  }
}

/** The server answered that the session is over; the sign-out is under way (R306). */
export class SessionExpiredError extends RequestError {
  override name = 'SessionExpiredError';

  constructor(endpointName: string) {
    super(endpointName, 'The session is over');
  }
}

/** The server refused a token that another window has replaced meanwhile: the call was not carried out (R222). */
export class TokenReplacedError extends RequestError {
  override name = 'TokenReplacedError';

  constructor(endpointName: string) {
    super(endpointName, 'The token was replaced while the call was under way');
  }
}
