import { createEmitter } from '@/utils/createEmitter';
import type { SignOutReason } from './sessionStore';

/** Maximum time that a window whose person has changed waits for its forms to be saved (A43). */
export const KEEP_FORMS_LIMIT_MS = 2_000;

/** The person who has just signed in. */
export interface SessionStart {
  /** Opaque key of the person; null when nothing may be stored for them. */
  userKey: string | null;
}

/** The person whom the server has named before the session starts. */
export interface Identified {
  telephone: string;
}

const identifications = createEmitter<Identified>('onIdentified');
let identified: Identified | null = null;
const starts = createEmitter<SessionStart>('onSessionStart');
const ends = createEmitter<SignOutReason>('onSessionEnd');
const userChanges = createEmitter('onUserChange');
let current: SessionStart | null = null;

/**
 * Calls the listener once, as soon as a session that starts has its token and the server has named its person, at once
 * if it has: for a call that need not wait for the rest of the start. A session that runs already calls nothing.
 */
export function onIdentified(listener: (person: Identified) => void): void {
  if (identified) return listener(identified);
  if (current) return;
  const unsubscribe = identifications.subscribe((person) => {
    unsubscribe();
    listener(person);
  });
}

/** Notifies the subscribers that the server has named the person of the token. */
export function emitIdentified(person: Identified): void {
  identified = person;
  void identifications.emit(person);
}

/**
 * Calls the listener when a session has started, at once if one is running: for calls that every session needs (A33).
 * Returns the unsubscribe function.
 */
export function onSessionStart(listener: (start: SessionStart) => unknown): () => void {
  const unsubscribe = starts.subscribe(listener);
  if (current) void starts.emitTo(listener, current);
  return unsubscribe;
}

/**
 * Calls the listener once, as soon as the session is known to be over and before anything is cleared: for saving,
 * unmounting and removing navigation blocks (a blocked history would prompt before the redirect). Returns the
 * unsubscribe function.
 */
export const onSessionEnd = (listener: (reason: SignOutReason) => unknown): (() => void) => ends.subscribe(listener);

/** Notifies the subscribers that the session has started. */
export function emitSessionStart(start: SessionStart): void {
  current = start;
  identified = null;
  void starts.emit(start);
}

/** Notifies the subscribers that the session is over. */
export function emitSessionEnd(reason: SignOutReason): void {
  current = null;
  identified = null;
  void ends.emit(reason);
}

/**
 * Calls the listener when another person has signed in in another window, before this one reloads: the last chance to
 * save a form. The window waits for the returned promise. Returns the unsubscribe function.
 */
export const onUserChange = (listener: () => unknown): (() => void) => userChanges.subscribe(listener);

/** Notifies the subscribers that another person has signed in. Resolves when they are done, or after a timeout. */
export async function emitUserChange(): Promise<void> {
  let timer: number | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, KEEP_FORMS_LIMIT_MS);
  });
  await Promise.race([userChanges.emit(), limit]);
  window.clearTimeout(timer);
}
