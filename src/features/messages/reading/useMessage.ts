import { useEffect, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import type { Message } from '@/domain/message/assumed';
import { getMessage } from '@/services/messages';
import { refreshUnread } from '@/shell/unread';

type Answer = { messageId: string; attempt: number } & ({ message: Message } | { error: unknown });

/**
 * The message in full, fetched when an id comes. Asking for it is what marks it read (R044, R262), so the numbers are
 * asked for anew. An answer counts only for the id and the attempt that it was asked for (F29).
 */
export function useMessage(messageId: string | null, onRead: (id: string) => void) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const tellRead = useMemoizedFn(onRead);

  useEffect(() => {
    if (messageId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: { message: Message } | { error: unknown }) => {
      if (!signal.aborted) setAnswer({ messageId, attempt, ...result });
    };
    getMessage(messageId, { overlay: false, quiet: true, signal }).then(
      (message) => {
        settle({ message });
        tellRead(messageId);
        void refreshUnread();
      },
      (error: unknown) => settle({ error }),
    );
    return () => {
      controller.abort();
      setAnswer(null);
    };
  }, [messageId, attempt, tellRead]);

  const current = answer?.messageId === messageId && answer.attempt === attempt ? answer : null;
  return {
    message: current && 'message' in current ? current.message : null,
    error: current && 'error' in current ? current.error : null,
    retry: () => setAttempt((count) => count + 1),
  };
}
