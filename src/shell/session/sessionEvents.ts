import { KEEP_FORMS_LIMIT_MS } from '@/constants/session';
import type { SignOutReason } from './sessionStore';

/** The person who has just signed in. */
export interface SessionStart {
  /** Opaque key of the person; null when nothing may be stored for them. */
  person: string | null;
}

type StartListener = (start: SessionStart) => unknown;
type EndListener = (reason: SignOutReason) => unknown;
type ChangeListener = () => unknown;

const startListeners = new Set<StartListener>();
const endListeners = new Set<EndListener>();
const changeListeners = new Set<ChangeListener>();
let current: SessionStart | null = null;

/** Runs one listener and logs what it throws, now or later. Resolves when it is done. */
const runGuarded = async (name: string, run: () => unknown): Promise<void> => {
  try {
    await run();
  } catch (error) {
    console.error(`A listener of ${name} failed`, error);
  }
};

/**
 * Calls the listener when a session has started, at once if one is running: for calls that every session needs (A33).
 * Returns the unsubscribe function.
 */
export function onSessionStart(listener: StartListener): () => void {
  startListeners.add(listener);
  const running = current;
  if (running) void runGuarded('onSessionStart', () => listener(running));
  return () => startListeners.delete(listener);
}

/**
 * Calls the listener once, as soon as the session is known to be over and before anything is cleared: for saving,
 * unmounting and removing navigation blocks (a blocked history would prompt before the redirect). Returns the
 * unsubscribe function.
 */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Notifies the subscribers that the session has started. */
export function emitSessionStart(start: SessionStart): void {
  current = start;
  startListeners.forEach((listener) => void runGuarded('onSessionStart', () => listener(start)));
}

/** Notifies the subscribers that the session is over. */
export function emitSessionEnd(reason: SignOutReason): void {
  current = null;
  endListeners.forEach((listener) => void runGuarded('onSessionEnd', () => listener(reason)));
}

/**
 * Calls the listener when another person has signed in in another window, before this one reloads: the last chance to
 * save a form. The window waits for the returned promise. Returns the unsubscribe function.
 */
export function onPersonChange(listener: ChangeListener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Notifies the subscribers that another person has signed in. Resolves when they are done, or after a timeout. */
export async function emitPersonChange(): Promise<void> {
  let timer: number | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, KEEP_FORMS_LIMIT_MS);
  });
  const listeners = [...changeListeners].map((listener) => runGuarded('onPersonChange', listener));
  await Promise.race([Promise.all(listeners), limit]);
  window.clearTimeout(timer);
}
