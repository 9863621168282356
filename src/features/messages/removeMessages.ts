import { BULK_LIMIT } from '@/constants/http';
import { MESSAGE_DRAFT } from '@/domain/message/messageQuery';
import { text } from '@/locales/text';
import { removeMessages, removeMyMessages } from '@/services/messages';
import { confirm, toast } from '@/shell/feedback';
import { markStale, quoteNames } from '@/shell/pages';
import { refreshUnread } from '@/shell/unread';

type Named = { id: string; title: string };

async function remove(
  messages: readonly Named[],
  send: (ids: readonly string[]) => Promise<void>,
  warning: (names: string) => string,
): Promise<boolean> {
  const isWanted = await confirm({
    title: text('messages.deleteTitle', { count: messages.length }),
    content: warning(quoteNames(messages.map(({ title }) => title))),
    okText: text('messages.delete'),
    danger: true,
  });
  if (!isWanted) return false;
  try {
    await send(messages.map(({ id }) => id));
  } catch {
    // The call has said what went wrong; of several portions the first may have gone, so the list is read again.
    return messages.length > BULK_LIMIT;
  }
  toast.show({ type: 'success', text: text('messages.deleted', { count: messages.length }) });
  return true;
}

/** Asks, and takes messages out of one's own inbox (R261); false when surely nothing was done. */
export async function askAndRemove(messages: readonly Named[]): Promise<boolean> {
  const isDone = await remove(messages, removeMessages, (names) => text('messages.deleteOnlyMine', { names }));
  if (isDone) void refreshUnread();
  return isDone;
}

/** Asks, and takes back messages that one has published (R260): everybody loses them. Drafts nobody has received. */
export async function askAndRemoveMine(messages: readonly (Named & { status?: string })[]): Promise<boolean> {
  const isUnpublished = messages.every(({ status }) => status === MESSAGE_DRAFT);
  const warning = isUnpublished ? 'messages.deleteDrafts' : 'messages.deleteForAll';
  const isDone = await remove(messages, removeMyMessages, (names) => text(warning, { names }));
  if (isDone) {
    markStale('messages');
    void refreshUnread();
  }
  return isDone;
}
