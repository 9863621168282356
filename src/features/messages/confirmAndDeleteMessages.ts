import type { Message, MessageQuery } from '@/domain/message/schema';
import { BULK_LIMIT, MESSAGE_DRAFT } from '@/domain/message/messageQuery';
import type { Page } from '@/domain/wire';
import { translate } from '@/locales/text';
import type { CallOptions } from '@/services/http';
import { listMessages, listMyMessages, removeMessages, removeMyMessages } from '@/services/messages';
import { confirm, toast } from '@/shell/feedback';
import { areGone, quoteNames, runAction, type BulkOutcome } from '@/shell/list-page';
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

async function remove<Item extends Named>(
  messages: readonly Item[],
  { send, list }: Calls,
  warning: (names: string) => string,
): Promise<BulkOutcome<Item> | undefined> {
  const isConfirmed = await confirm({
    title: translate('messages.deleteTitle', { count: messages.length }),
    content: warning(quoteNames(messages.map(({ title }) => title))),
    okText: translate('messages.delete'),
    danger: true,
  });
  if (!isConfirmed) return undefined;
  const outcome = await runAction(
    (options) =>
      send(
        messages.map(({ id }) => id),
        options,
      ),
    () => areGone(messages, (keyword, page) => list({ keyword, ...page }, { quiet: true })),
  );
  // Of several batches the first may have been deleted, so the list is reloaded.
  if (outcome === 'failed') return messages.length > BULK_LIMIT ? { failed: messages, hasChanged: true } : undefined;
  if (outcome === 'done')
    toast.show({ type: 'success', text: translate('messages.deleted', { count: messages.length }) });
  return { failed: [], hasChanged: true };
}

/** Deletes messages from the user's own inbox after confirmation (R261). Returns undefined when nothing was deleted. */
export async function confirmAndDeleteMessages<Item extends Named>(
  messages: readonly Item[],
): Promise<BulkOutcome<Item> | undefined> {
  const outcome = await remove(messages, { send: removeMessages, list: listMessages }, (names) =>
    translate('messages.deleteOnlyMine', { names }),
  );
  if (outcome) void refreshUnread();
  return outcome;
}

/** Deletes messages the user published, for all recipients, after confirmation (R260). Drafts have no recipients. */
export async function confirmAndDeleteMyMessages<Item extends Named & { status?: string }>(
  messages: readonly Item[],
): Promise<BulkOutcome<Item> | undefined> {
  const isUnpublished = messages.every(({ status }) => status === MESSAGE_DRAFT);
  const warning = isUnpublished ? 'messages.deleteDrafts' : 'messages.deleteForAll';
  const outcome = await remove(messages, { send: removeMyMessages, list: listMyMessages }, (names) =>
    translate(warning, { names }),
  );
  if (outcome) {
    markStale('messages');
    void refreshUnread();
  }
  return outcome;
}
