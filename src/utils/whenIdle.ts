/** Where the browser knows of no quiet moment (Safari), soon counts as one. */
const FALLBACK_MS = 200;

/** Does something in a quiet moment; answers what stops it. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(idle);
}
