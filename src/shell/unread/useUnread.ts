import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { MessageSummary } from '@/domain/message/assumed';
import { unreadStore, watchUnread } from './unreadStore';

/** How many messages there are, in all and by kind; undefined until that is known. */
export function useMessageSummary(): MessageSummary | undefined {
  useEffect(watchUnread, []);
  return useStore(unreadStore, ({ summary }) => summary);
}

/** How many messages are unread; undefined until that is known. */
export function useUnread(): number | undefined {
  useEffect(watchUnread, []);
  return useStore(unreadStore, ({ summary }) => summary?.unread);
}
