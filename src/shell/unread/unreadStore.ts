/**
 * Total and unread messages for the menu, the bell and the list (R053, R263). Requested every minute while a component
 * shows them and the window is visible; a failure is silent and keeps the known numbers.
 */
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { MessageSummary } from '@/domain/message/schema';
import { getMessageSummary } from '@/services/messages';
import { onSessionEnd } from '@/shell/session';

/** Interval of requests for the number of unread messages while the window is visible (R263). */
const UNREAD_POLL_MS = 60_000;

interface UnreadState {
  summary: MessageSummary | undefined;
  /** The last request has failed. */
  hasFailed: boolean;
}

const unreadStore = createStore<UnreadState>(() => ({ summary: undefined, hasFailed: false }));

const NO_TYPES: MessageSummary['types'] = [];

let running: AbortController | undefined;
let readAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

const isInSight = () => document.visibilityState === 'visible';

/**
 * Requests the numbers now: after a message was read, deleted or written. Aborts a pending request.
 *
 * @param onFailure - Called on failure when a person requested it (A42).
 */
export async function refreshUnread(onFailure?: (error: unknown) => void): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  readAt = Date.now();
  planNext();
  try {
    const summary = await getMessageSummary({ quiet: true, signal: controller.signal });
    if (running === controller) unreadStore.setState({ summary, hasFailed: false });
  } catch (error) {
    // The next minute retries.
    if (running !== controller) return;
    unreadStore.setState({ hasFailed: true });
    onFailure?.(error);
  } finally {
    if (running === controller) running = undefined;
  }
}

function planNext(): void {
  clearTimeout(timer);
  timer = undefined;
  if (watchers === 0 || !isInSight()) return;
  const wait = Math.max(0, readAt + UNREAD_POLL_MS - Date.now());
  timer = setTimeout(() => void refreshUnread(), wait);
}

/** A hidden window sends no request; when visible again it does so at once if a minute has passed. */
const onVisibility = () => planNext();

/** Refreshes the numbers until the returned function is called; all watchers share one request. */
function watchUnread(): () => void {
  watchers += 1;
  if (watchers === 1) {
    document.addEventListener('visibilitychange', onVisibility);
    planNext();
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
  };
}

onSessionEnd(() => {
  running?.abort();
  running = undefined;
  readAt = -Infinity;
  clearTimeout(timer);
  unreadStore.setState({ summary: undefined, hasFailed: false });
});

/** Number of messages, in total and by kind; undefined until known. */
export function useMessageSummary(): MessageSummary | undefined {
  useEffect(watchUnread, []);
  return useStore(unreadStore, ({ summary }) => summary);
}

/** The kinds of messages, none until they are known, and whether they could not be loaded. */
export function useMessageTypes(): { types: MessageSummary['types']; hasFailed: boolean } {
  const types = useMessageSummary()?.types ?? NO_TYPES;
  return {
    types,
    hasFailed: useStore(unreadStore, ({ summary, hasFailed }) => !types.length && (hasFailed || !!summary)),
  };
}

/** Number of unread messages; undefined while unknown. */
export function useUnread(): number | undefined {
  useEffect(watchUnread, []);
  return useStore(unreadStore, ({ summary }) => summary?.unread ?? undefined);
}
