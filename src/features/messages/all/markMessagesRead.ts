import type { Message } from '@/domain/message/schema';
import { translate } from '@/locales/text';
import { getMessage } from '@/services/messages';
import { reportEach, runEach } from '@/shell/list-page';
import { refreshUnread } from '@/shell/unread';

/** Marks messages as read. The server has no call for it but reading each (R044, R262). */
export async function markMessagesRead(messages: readonly Message[]) {
  const result = await runEach(messages, ({ id }, options) => getMessage(id, options));
  reportEach(result, (count) => translate('messages.markedRead', { count }));
  if (result.done.length > 0) void refreshUnread();
  return result;
}
