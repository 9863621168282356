// Deadline and cancellation of one call.
import { AbortedError, TimeoutError } from './errors';

/** Deadline of a running call. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Aborts the call. */
  abort(): void;
  /** Maps a failure to its actual error: canceled, timed out, or the thrown one. */
  explain(error: unknown): unknown;
  /** Clears the timer and the listeners. */
  end(): void;
}

const running = new Set<Deadline>();

/** Starts the deadline of a call; it finishes with `end`, by timeout or by the caller's signal. */
export function startDeadline(name: string, timeoutMs: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let cause: 'time' | 'caller' | undefined;
  const stop = (why: 'time' | 'caller') => {
    cause ??= why;
    controller.abort();
  };
  const onOuterAbort = () => stop('caller');
  const timer = setTimeout(() => stop('time'), timeoutMs);
  outer?.addEventListener('abort', onOuterAbort);
  if (outer?.aborted) onOuterAbort();
  const deadline: Deadline = {
    signal: controller.signal,
    abort: () => stop('caller'),
    explain(error) {
      if (cause === 'caller') return new AbortedError(name);
      if (cause === 'time') return new TimeoutError(name, timeoutMs);
      return error;
    },
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuterAbort);
      running.delete(deadline);
    },
  };
  running.add(deadline);
  return deadline;
}

/** Aborts every running call, for the sign-out (R152). */
export function abortAll(): void {
  for (const deadline of [...running]) deadline.abort();
}
