import { createEmitter } from './createEmitter';

/**
 * A chunk that did not load, under the bundler's names (R307–R309): 'Loading chunk N failed' with its type,
 * CSS_CHUNK_LOAD_FAILED, MODULE_NOT_FOUND.
 */
export interface ChunkFailure {
  code: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED' | 'MODULE_NOT_FOUND';
  /** `missing` (loaded without the expected content), `timeout` (too slow) or the browser's event type. */
  type?: string;
  /** The requested URL. */
  request?: string;
}

const failures = createEmitter<ChunkFailure>('onChunkFailure');

/**
 * Subscribes to chunk failures that are visible to the user, for more than a retry (F21). Returns the unsubscribe
 * function.
 */
export const onChunkFailure = (listener: (failure: ChunkFailure) => void): (() => void) => failures.subscribe(listener);

/** Reports a chunk failure that is visible to the user. */
export const reportChunkFailure = (failure: ChunkFailure): void => void failures.emit(failure);

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** The kind of chunk failure of an error; undefined for every other error. */
export function readChunkFailure(error: unknown): ChunkFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, type, request } = error as { code?: unknown; type?: unknown; request?: unknown };
  const details = { type: textOf(type), request: textOf(request) };
  if (code === 'CSS_CHUNK_LOAD_FAILED' || code === 'MODULE_NOT_FOUND') return { code, ...details };
  if (error.name === 'ChunkLoadError' || /^Loading chunk \S+ failed/.test(error.message))
    return { code: 'ChunkLoadError', ...details };
  return undefined;
}

/** React's report of an error from which it has recovered, in production and in development. */
const RECOVERED = /React error #520\b|React was able to recover/;

/**
 * Keeps failures of chunks, which an error boundary shows, from being reported once more: React calls them errors from
 * which it has recovered when another component suspends in the same render.
 */
export function ignoreRecoveredChunkFailures(): void {
  const onError = (event: ErrorEvent) => {
    const { message, cause } = (event.error as Partial<Error> | null) ?? {};
    if (!RECOVERED.test(message ?? '') || !readChunkFailure(cause)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', onError, { capture: true });
}
