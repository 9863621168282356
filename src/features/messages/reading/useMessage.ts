import { useMemoizedFn } from 'ahooks';
import type { CallOptions } from '@/services/http';
import { getMessage } from '@/services/messages';
import { useRecord } from '@/shell/pages';
import { refreshUnread } from '@/shell/unread';

/**
 * The message in full. Asking for it is what marks it read (R044, R262), so the numbers are asked for anew, whether or
 * not it is still wanted when it comes.
 */
export function useMessage(messageId: string | null, onRead: (id: string) => void) {
  const read = useMemoizedFn(async (id: string, options: CallOptions) => {
    const message = await getMessage(id, options);
    onRead(id);
    void refreshUnread();
    return message;
  });
  const { record: message, error, retry } = useRecord(messageId, read);
  return { message, error, retry };
}
