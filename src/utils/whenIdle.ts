/** Delay where requestIdleCallback is missing (Safari). */
const FALLBACK_MS = 200;

/** Runs a callback when the browser is idle. Returns the cancel function. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(idle);
}
