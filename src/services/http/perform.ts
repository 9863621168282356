// The life of every request, whatever it carries: refused while the session ends, under a deadline, in the overlay's
// count, reported when it fails, and cleaned up however it ends.
import { ownCopy } from '@/utils/ownCopy';
import { startDeadline } from './attempt';
import { AbortedError, RequestError } from './errors';
import { occupyOverlay } from './overlay';
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

/** The request as the person meets it. */
export interface Undertaking extends FailedCall {
  timeoutMs: number;
  /** Shown by the overlay. */
  hasOverlay: boolean;
  /** May be cut off by the person: only what reads. */
  canCancel: boolean;
  /** What a failure means for this request, where that is more than the failure itself. */
  explain?: (error: RequestError) => RequestError;
}

/** Runs a request from its first check to its clean-up. */
export async function perform<Result>(
  undertaking: Undertaking,
  given: CallOptions,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const options = ownCopy(given);
  const { name, timeoutMs, hasOverlay, canCancel, explain = (error) => error } = undertaking;
  if (isSessionEnding() || options.signal?.aborted) throw new AbortedError(name);
  const deadline = startDeadline(name, timeoutMs, options.signal);
  const leaveOverlay = hasOverlay ? occupyOverlay(canCancel ? deadline.abort : undefined) : undefined;
  try {
    return await run(deadline.signal);
  } catch (thrown) {
    const cause = deadline.explain(thrown);
    const error = explain(
      cause instanceof RequestError ? cause : new RequestError(name, 'The call could not be made', { cause }),
    );
    if (!options.quiet) reportFailure(error, undertaking);
    throw error;
  } finally {
    deadline.end();
    leaveOverlay?.();
  }
}
