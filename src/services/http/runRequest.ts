// The life of every request, whatever it carries: refused while the session ends, under a deadline, in the overlay's
// count, reported when it fails, and cleaned up however it ends.
import { ownCopy } from '@/utils/ownCopy';
import { startDeadline } from './deadline';
import { AbortedError, RequestError } from './errors';
import { acquireOverlay } from './overlay';
import { isSessionEnding, reportFailure, type FailedCall } from './settings';

/** How one particular call is made. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Whether the person has to wait for it; otherwise as the endpoint says. */
  overlay?: boolean;
  /** The caller shows a failure itself. */
  quiet?: boolean;
  /** For a call that creates: the same key when the same content is sent again. */
  idempotencyKey?: string;
  /** Carries this token instead of the session's: a refusal is the caller's to handle and ends no session (A44). */
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
  /** What a failure means for this request, where that is more than the failure itself. */
  explain?: (error: RequestError) => RequestError;
}

/** Runs a request: session check, deadline, overlay, failure report, clean-up. */
export async function runRequest<Result>(
  requestContext: RequestContext,
  given: CallOptions,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const options = ownCopy(given);
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
    if (!options.quiet) reportFailure(error, requestContext);
    throw error;
  } finally {
    deadline.end();
    releaseOverlay?.();
  }
}
