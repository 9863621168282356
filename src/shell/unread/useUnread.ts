import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { MessageSummary } from '@/domain/message/assumed';
import { unreadStore, watchUnread } from './unreadStore';

/** Number of messages, in total and by kind; undefined until known. */
export function useMessageSummary(): MessageSummary | undefined {
  useEffect(watchUnread, []);
  return useStore(unreadStore, ({ summary }) => summary);
}

/** Number of unread messages; undefined while unknown. */
export function useUnread(): number | undefined {
  useEffect(watchUnread, []);
  return useStore(unreadStore, ({ summary }) => summary?.unread ?? undefined);
}
