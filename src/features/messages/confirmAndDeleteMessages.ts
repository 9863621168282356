import type { Message, MessageQuery } from '@/domain/message/schema';
import { BULK_LIMIT, MESSAGE_DRAFT } from '@/domain/message/messageQuery';
import type { Page } from '@/domain/wire';
import { translate } from '@/locales/text';
import type { CallOptions } from '@/services/http';
import { listMessages, listMyMessages, removeMessages, removeMyMessages } from '@/services/messages';
import { confirm, toast } from '@/shell/feedback';
import { areGone, quoteNames, runAction } from '@/shell/list-page';
import { markStale } from '@/shell/cached-pages';
import { refreshUnread } from '@/shell/unread';

interface Named {
  id: string;
  title: string;
}

interface Calls {
  send: (ids: readonly string[], options: CallOptions) => Promise<void>;
  list: (query: MessageQuery, options: CallOptions) => Promise<Page<Message>>;
}

async function remove(
  messages: readonly Named[],
  { send, list }: Calls,
  warning: (names: string) => string,
): Promise<boolean> {
  const isConfirmed = await confirm({
    title: translate('messages.deleteTitle', { count: messages.length }),
    content: warning(quoteNames(messages.map(({ title }) => title))),
    okText: translate('messages.delete'),
    danger: true,
  });
  if (!isConfirmed) return false;
  const outcome = await runAction(
    (options) =>
      send(
        messages.map(({ id }) => id),
        options,
      ),
    () => areGone(messages, (keyword, page) => list({ keyword, ...page }, { quiet: true })),
  );
  // Of several batches the first may have been deleted, so the list is reloaded.
  if (outcome !== 'done') return outcome === 'unknown' || messages.length > BULK_LIMIT;
  toast.show({ type: 'success', text: translate('messages.deleted', { count: messages.length }) });
  return true;
}

/** Deletes messages from the user's own inbox after confirmation (R261). Returns false when nothing was deleted. */
export async function confirmAndDeleteMessages(messages: readonly Named[]): Promise<boolean> {
  const isDone = await remove(messages, { send: removeMessages, list: listMessages }, (names) =>
    translate('messages.deleteOnlyMine', { names }),
  );
  if (isDone) void refreshUnread();
  return isDone;
}

/** Deletes messages the user published, for all recipients, after confirmation (R260). Drafts have no recipients. */
export async function confirmAndDeleteMyMessages(messages: readonly (Named & { status?: string })[]): Promise<boolean> {
  const isUnpublished = messages.every(({ status }) => status === MESSAGE_DRAFT);
  const warning = isUnpublished ? 'messages.deleteDrafts' : 'messages.deleteForAll';
  const isDone = await remove(messages, { send: removeMyMessages, list: listMyMessages }, (names) =>
    translate(warning, { names }),
  );
  if (isDone) {
    markStale('messages');
    void refreshUnread();
  }
  return isDone;
}
