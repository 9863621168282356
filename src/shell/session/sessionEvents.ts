import type { SignOutReason } from './sessionStore';

/** Who has just been signed in. */
export interface SessionStart {
  /** Opaque key of the person, null when nothing may be kept for them. */
  person: string | null;
}

type StartListener = (start: SessionStart) => unknown;
type EndListener = (reason: SignOutReason) => unknown;

const startListeners = new Set<StartListener>();
const endListeners = new Set<EndListener>();
let current: SessionStart | null = null;

/** Runs one listener; whatever it throws, now or later, stays its own. */
const runGuarded = (name: string, run: () => unknown) => {
  const report = (error: unknown) => console.error(`A listener of ${name} failed`, error);
  try {
    Promise.resolve(run()).catch(report);
  } catch (error) {
    report(error);
  }
};

/**
 * Calls back when a session has started, at once if one is running: the place for calls that every
 * session needs (A33). Returns what stops it.
 */
export function onSessionStart(listener: StartListener): () => void {
  startListeners.add(listener);
  const running = current;
  if (running) runGuarded('onSessionStart', () => listener(running));
  return () => startListeners.delete(listener);
}

/**
 * Calls back once, as soon as the session is known to be over and before anything is cleared: the place
 * to save, unmount and lift navigation blocks (a blocked history would ask before the redirect).
 * Returns what stops it.
 */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Tells everybody that the session has started. */
export function emitSessionStart(start: SessionStart): void {
  current = start;
  startListeners.forEach((listener) => runGuarded('onSessionStart', () => listener(start)));
}

/** Tells everybody that the session is over. */
export function emitSessionEnd(reason: SignOutReason): void {
  current = null;
  endListeners.forEach((listener) => runGuarded('onSessionEnd', () => listener(reason)));
}
