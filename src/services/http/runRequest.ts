// The steps of every request: refused while the session ends, run with a deadline, counted by the overlay, reported on
// failure, and cleaned up.
import { startDeadline } from './deadline';
import { AbortedError, RequestError } from './errors';
import { acquireOverlay } from './overlay';
import { copyOwn } from './copyOwn';
import { isSessionEnding } from './sessionExpiry';
import { notifyFailure, type FailedCall } from './settings';

/** Options of a single call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Whether the call shows the overlay; defaults to the endpoint's setting. */
  overlay?: boolean;
  /** Without an error toast: the caller shows the failure itself, or does without the response. */
  quiet?: boolean;
  /** For creating calls: an idempotency key that stays the same when the same content is sent again. */
  idempotencyKey?: string;
  /** Sends this token instead of the session's: the caller handles its refusal, and no session ends (A44). */
  token?: string;
}

/** Options of a background call: no overlay, no error toast; what depends on it stays absent when it fails. */
export const IN_BACKGROUND = { quiet: true, overlay: false } as const satisfies CallOptions;

/** What the pipeline knows about a request besides its content. */
export interface RequestContext extends FailedCall {
  timeoutMs: number;
  /** Shown by the overlay. */
  hasOverlay: boolean;
  /** The user may cancel it: reads only. */
  canCancel: boolean;
  /** Maps a failure to a more specific error for this request. */
  explain?: (error: RequestError) => RequestError;
}

/** Runs a request: session check, deadline, overlay, failure report, clean-up. */
export async function runRequest<Result>(
  requestContext: RequestContext,
  given: CallOptions,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const options = copyOwn(given);
  const { name, timeoutMs, hasOverlay, canCancel, explain = (error) => error } = requestContext;
  if (isSessionEnding() || options.signal?.aborted) throw new AbortedError(name);
  const deadline = startDeadline(name, timeoutMs, options.signal);
  const releaseOverlay = hasOverlay ? acquireOverlay(canCancel ? deadline.abort : undefined) : undefined;
  try {
    return await run(deadline.signal);
  } catch (thrown) {
    const cause = deadline.explain(thrown);
    const error = explain(
      cause instanceof RequestError ? cause : new RequestError(name, 'The call could not be made', { cause }),
    );
    if (!options.quiet) notifyFailure(error, requestContext);
    throw error;
  } finally {
    deadline.end();
    releaseOverlay?.();
  }
}
