import { useMemoizedFn } from 'ahooks';
import type { CallOptions } from '@/services/http';
import { getMessage } from '@/services/messages';
import { useRecord } from '@/shell/cached-pages';
import { refreshUnread } from '@/shell/unread';

/**
 * Loads a message in full. The server marks it as read on this request (R044, R262), so the unread counts are reloaded,
 * even if the message is no longer shown when the response arrives.
 */
export function useMessage(
  messageId: string | null,
  { onRead, onMissing }: { onRead: (id: string) => void; onMissing: () => void },
) {
  const read = useMemoizedFn(async (id: string, options: CallOptions) => {
    const message = await getMessage(id, options);
    onRead(id);
    void refreshUnread();
    return message;
  });
  const { record: message, ...state } = useRecord(messageId, read, { onMissing });
  return { message, ...state };
}
