/**
 * How many messages there are and how many of them are unread, for the menu, the bell and the list (R053, R263). Asked
 * for every minute while somebody shows it and the window is in sight; a failure says nothing and leaves what is known.
 */
import { createStore } from 'zustand/vanilla';
import { UNREAD_POLL_MS } from '@/constants/messages';
import type { MessageSummary } from '@/domain/message/assumed';
import { getMessageSummary } from '@/services/messages';
import { onSessionEnd } from '@/shell/session';

export const unreadStore = createStore<{ summary: MessageSummary | undefined }>(() => ({ summary: undefined }));

let running: AbortController | undefined;
let readAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

const isInSight = () => document.visibilityState === 'visible';

/**
 * Asks for the numbers now: after a message was read, deleted or written. An answer under way is given up.
 *
 * @param onFailure - Called when it fails: a person asked for it (A42).
 */
export async function refreshUnread(onFailure?: (error: unknown) => void): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  readAt = Date.now();
  planNext();
  try {
    const summary = await getMessageSummary({ quiet: true, signal: controller.signal });
    if (running === controller) unreadStore.setState({ summary });
  } catch (error) {
    // The next minute brings another chance.
    if (running === controller) onFailure?.(error);
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

/** A window that is hidden asks nothing; back in sight it asks at once when a minute has passed. */
const onVisibility = () => planNext();

/** Keeps the numbers fresh until the answered function is called; however many watch, one asks. */
export function watchUnread(): () => void {
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
  unreadStore.setState({ summary: undefined });
});
