// Errors of a call. The HTTP layer throws these and never shows them.

/** Fields of every failed call. */
export class RequestError extends Error {
  override name = 'RequestError';
  /** The server's request id, if it sent one. */
  requestId?: string;

  constructor(
    readonly endpointName: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The server responded with an HTTP error status. */
export class HttpStatusError extends RequestError {
  override name = 'HttpStatusError';
  /** Milliseconds that the server asks to wait before a retry, if it does. */
  retryAfterMs?: number;

  constructor(
    endpointName: string,
    readonly status: number,
  ) {
    super(endpointName, `HTTP ${status}`);
  }
}

/** The call timed out. */
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

/** The call was canceled; never shown. */
export class AbortedError extends RequestError {
  override name = 'AbortedError';

  constructor(endpointName: string) {
    super(endpointName, 'The call was canceled');
  }
}

/** The server responded that the call failed. */
export class EnvelopeError extends RequestError {
  override name = 'EnvelopeError';

  constructor(
    endpointName: string,
    /** `status` or `code` of the response, as text. */
    readonly status: string,
    /** The server's message, empty if it sent none. */
    readonly msg: string,
  ) {
    super(endpointName, msg || `Answer with status ${status}`);
  }
}

/** The response (or, before sending, the payload) does not match its schema. */
export class SchemaError extends RequestError {
  override name = 'SchemaError';

  constructor(
    endpointName: string,
    /** Paths of the mismatches, such as `telephone` or `records.0.title`; empty if it was not readable at all. */
    readonly paths: readonly string[],
    reason: string,
    options?: ErrorOptions,
  ) {
    super(endpointName, paths.length > 0 ? `${reason}: ${paths.join(', ')}` : reason, options);
  }
}

/** A write was sent and its response was lost, so its outcome is unknown. The cause says how it was lost. */
export class UnknownOutcomeError extends RequestError {
  override name = 'UnknownOutcomeError';

  constructor(endpointName: string, options: ErrorOptions) {
    super(endpointName, 'The outcome is not known', options);
  }
}

/** The server responded that the session expired; the sign-out is in progress (R306). */
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

/** A subsystem asked for a call while the registry has turned it off. */
export class SubsystemDisabledError extends RequestError {
  override name = 'SubsystemDisabledError';

  constructor(endpointName: string) {
    super(endpointName, 'The subsystem is turned off');
  }
}

/** A subsystem asked for a call that its registry entry does not list. */
export class CallNotListedError extends RequestError {
  override name = 'CallNotListedError';

  constructor(endpointName: string, { host, path }: { host: string; path: string }, method: string) {
    super(
      endpointName,
      `${method.toUpperCase()} ${path} of the host "${host}" is not listed in "calls" of the registry entry`,
    );
  }
}
